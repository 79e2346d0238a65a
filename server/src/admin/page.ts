/** The admin page: one page without scripts. It shows of a table what everybody with its link knows, and nothing of its game. */
import { createHash } from 'node:crypto';
import type { Listed } from '../store/store.ts';
import { version } from '../version.ts';
import type { BackupState, ListedBackup } from './backups.ts';
import { Html, html } from './html.ts';
import type { ProcessReport } from './process-reports.ts';
import type { Words } from './words/index.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#d8c8ae, #4a423b); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 1rem;
  color: light-dark(#2b2622, #f3e6d0); background: light-dark(#fbf6ee, #1e1a17); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td form { margin: 0; } form { margin: 1rem 0; } summary { cursor: pointer; white-space: nowrap; padding: .4rem 0; }
button { font: inherit; padding: .35rem .9rem; min-height: 2.75rem; cursor: pointer; border: 0; border-radius: .4rem;
  color: light-dark(#fff, #1e1a17); background: light-dark(#7a4a2b, #e0b080); }
input { font: inherit; padding: .35rem .5rem; min-height: 1.9rem; margin: .3rem .3rem .3rem 0; }
p, code { overflow-wrap: anywhere; }
.notice { border: 2px solid; border-radius: .4rem; padding: .5rem .8rem; }
code { font-size: .95em; }
/* On a phone every row is a block of its own, with the head of each column beside its value. */
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tbody, tr, td { display: block; }
  tr { border-bottom: 1px solid var(--line); padding: .4rem 0; }
  td { border: 0; padding: .1rem 0; display: flex; gap: .8rem; }
  td::before { content: attr(data-head); flex: 0 0 8rem; opacity: .8; }
}
`;
/** As a whole: the policy allows exactly this text. */
const styleElement = new Html(`<style>${style}</style>`);
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function document({ language, title }: Words, body: Html, refreshes = false): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refreshes ? html`<meta http-equiv="refresh" content="3" />` : ''}
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;
}

const time = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const size = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
const duration = (ms: number): string =>
  ms < 3_600_000 ? `${Math.round(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`;

export type Notice = keyof Words['notices'];

export interface View {
  readonly words: Words;
  readonly reports: readonly ProcessReport[];
  readonly phases: Readonly<Record<string, number>>;
  readonly tables: readonly Listed[];
  readonly blocked: readonly { readonly network: string; readonly since: number }[];
  readonly folder: string;
  readonly backups: readonly ListedBackup[];
  readonly backup: BackupState;
  readonly database: string;
  readonly formToken: string;
  readonly notice: Notice | null;
}

type Phase = Listed['room']['phase'];
type Field = readonly [name: string, value: string];

function button(view: View, action: string, label: string, ...fields: readonly Field[]): Html {
  return html`<form method="post" action="/admin/${action}">
    <input type="hidden" name="form" value="${view.formToken}" />${fields.map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}<button>${label}</button>
  </form>`;
}

/** A second step for what cannot be taken back, or concerns people. */
const asked = (label: string, sure: Html): Html =>
  html`<details>
    <summary>${label}</summary>
    ${sure}
  </details>`;

type Cell = string | number | Html;

function rows(heads: readonly string[], body: readonly (readonly Cell[])[], none: string): Html {
  if (body.length === 0) return html`<p>${none}</p>`;
  return html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${body.map((cells) => row(heads, cells))}
      </tbody>
    </table>
  </div>`;
}

const row = (heads: readonly string[], cells: readonly Cell[]): Html =>
  html`<tr>
    ${cells.map((cell, column) => html`<td data-head="${heads[column]!}"><div>${cell}</div></td>`)}
  </tr>`;

function seatsOf({ room }: Listed, { bot, freeSeat }: Words): string {
  return room.seats
    .map((seat) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? bot(seat.level) : freeSeat))
    .join(', ');
}

function tablesPart(view: View): Html {
  const { words } = view;
  const { heads, buttons, phases, visibilities } = words;
  const counts = Object.entries(view.phases).map(([phase, count]) => `${count} ${phases[phase as Phase]}`);
  const body = view.tables.map((listed) => {
    const { id, game, phase, visibility } = listed.room;
    const isOpen = phase === 'gathering' || phase === 'playing';
    return [
      html`<code>${id}</code>
        ${isOpen ? asked(buttons.close, button(view, 'close-table', buttons.reallyClose, ['table', id])) : ''}`,
      game,
      `${phases[phase]}, ${visibilities[visibility]}`,
      seatsOf(listed, words),
      time(listed.changed),
    ];
  });
  return html`<h2>${words.sections.tables}</h2>
    ${counts.length === 0 ? '' : html`<p>${words.latest(counts.join(', '), view.tables.length)}</p>`}
    ${rows([heads.table, heads.game, heads.phase, heads.seats, heads.used], body, words.none)}
    <p>${words.closing}</p>`;
}

function peoplePart(view: View): Html {
  const { sections, heads, buttons, nobody, none } = view.words;
  const body = view.reports.flatMap(({ people, process }) =>
    people.map(({ network, names, connections }) => [
      html`<code>${network}</code>
        ${asked(buttons.block, button(view, 'block', buttons.reallyBlock, ['address', network]))}`,
      names.join(', '),
      connections,
      process,
    ]),
  );
  const blocked = view.blocked.map(({ network, since }) => [
    html`<code>${network}</code>`,
    time(since),
    button(view, 'unblock', buttons.unblock, ['address', network]),
  ]);
  return html`<h2>${sections.people}</h2>
    ${rows([heads.address, heads.names, heads.connections, heads.process], body, nobody)}
    <h2>${sections.blocked}</h2>
    ${rows([heads.address, heads.since, ''], blocked, none)}
    <form method="post" action="/admin/block">
      <input type="hidden" name="form" value="${view.formToken}" />
      <label>${heads.address} <input name="address" required maxlength="60" autocomplete="off" /></label>
      <button>${buttons.reallyBlock}</button>
    </form>`;
}

function loadPart({ reports, words }: View): Html {
  const { sections, heads } = words;
  const body = reports.map((report) => [
    report.process,
    report.version,
    duration(report.upMs),
    report.tables,
    report.connections,
    size(report.memoryBytes),
    report.load.toFixed(2),
    report.errors,
  ]);
  const { process, version: release, up, inMemory, connections, memory, load } = heads;
  const errors = reports.flatMap((report) => report.recent.map((error) => ({ ...error, process: report.process })));
  return html`<h2>${sections.load}</h2>
    ${rows([process, release, up, inMemory, connections, memory, load, heads.errors], body, '')}
    <h2>${sections.errors}</h2>
    ${rows(
      [heads.when, heads.process, heads.what],
      errors.map((error) => [time(error.at), error.process, error.text]),
      words.noErrors,
    )}`;
}

function backupState(backup: BackupState, { making, parts, made, notMade }: Words): Html {
  if (backup.state === 'none') return html``;
  if (backup.state === 'running')
    return html`<p role="status">${making(parts[backup.part] ?? backup.part, backup.share)}</p>`;
  return html`<p role="status">${backup.state === 'done' ? made : notMade} ${backup.says}</p>`;
}

function backupsPart(view: View): Html {
  const { words } = view;
  const { heads } = words;
  const body = view.backups.map(({ name, bytes, made }) => [html`<code>${name}</code>`, size(bytes), time(made)]);
  return html`<h2>${words.sections.backups}</h2>
    <p>${words.folder(view.folder)} ${words.restoring} <code>traque restore</code></p>
    ${backupState(view.backup, words)} ${rows([heads.file, heads.size, heads.made], body, words.noBackups)}
    ${view.backup.state === 'running' ? '' : button(view, 'backup', words.buttons.backup)}`;
}

export function adminPage(view: View): string {
  const { words, notice } = view;
  return document(
    words,
    html`<h1>Traque ${version}</h1>
      ${notice === null ? '' : html`<p class="notice" role="status">${words.notices[notice]}</p>`}
      <p>Node ${process.versions.node}, ${view.database}</p>
      ${loadPart(view)} ${tablesPart(view)} ${peoplePart(view)} ${backupsPart(view)}
      <h2>${words.sections.leave}</h2>
      ${button(view, 'leave', words.buttons.leave)}`,
    view.backup.state === 'running',
  );
}

/** Links are opened ahead by mail and chat programs: only the button uses this one up. */
export function enterPage(words: Words, link: string): string {
  return document(
    words,
    html`<h1>${words.enter.title}</h1>
      <p>${words.enter.about}</p>
      <form method="post" action="/admin/enter">
        <input type="hidden" name="link" value="${link}" /><button>${words.buttons.enter}</button>
      </form>`,
  );
}

export function closedPage(words: Words, why: keyof Words['refusals']): string {
  return document(
    words,
    html`<h1>${words.refusals[why]}</h1>
      <p>${words.newLink} <code>traque admin</code></p>`,
  );
}
