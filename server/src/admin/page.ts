/** The admin page: one page without scripts. It shows of a table what everybody with its link knows, and nothing of its game. */
import { createHash } from 'node:crypto';
import type { Listed } from '../store/store.ts';
import { version } from '../version.ts';
import type { BackupState, ListedBackup } from './backups.ts';
import { Html, html } from './html.ts';
import type { ProcessReport } from './process-reports.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#d8c8ae, #4a423b); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 0 auto; padding: 1rem;
  color: light-dark(#2b2622, #f3e6d0); background: light-dark(#fbf6ee, #1e1a17); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td form { margin: 0; } form { margin: 1rem 0; } summary { cursor: pointer; white-space: nowrap; padding: .4rem 0; }
button { font: inherit; padding: .35rem .8rem; min-height: 2.5rem; cursor: pointer; }
input { font: inherit; padding: .35rem .5rem; min-height: 1.6rem; }
.notice { border: 2px solid; border-radius: .4rem; padding: .5rem .8rem; }
code { font-size: .95em; }
`;
/** As a whole: the policy allows exactly this text. */
const styleElement = new Html(`<style>${style}</style>`);
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function document(title: string, body: Html, refreshes = false): string {
  return html`<!doctype html>
    <html lang="en">
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
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const hours = (ms: number): string => `${(ms / 3_600_000).toFixed(1)} h`;

/** Each says what came of a form. */
export const notices = {
  closed: 'The table is closed.',
  overAlready: 'That table is over already.',
  noTable: 'There is no such table, or this version cannot open it.',
  blocked: 'The address is blocked: its connections are closed, here at once and in other processes within seconds.',
  unblocked: 'The address may use the server again.',
  noAddress: 'That is no address such as 192.0.2.7 or 2001:db8::1.',
  thisMachine: 'That is this machine, or a proxy on it, so all players would be blocked: see TRUST_PROXY.',
} as const;
export type Notice = keyof typeof notices;

export interface View {
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
    <summary>${label}…</summary>
    ${sure}
  </details>`;

function rows(heads: readonly string[], body: readonly Html[], none: string): Html {
  if (body.length === 0) return html`<p>${none}</p>`;
  return html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}

const row = (...cells: readonly (string | number | Html)[]): Html =>
  html`<tr>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

function seatsOf({ room }: Listed): string {
  return room.seats
    .map((seat) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? `bot (${seat.level})` : 'open'))
    .join(', ');
}

function tablesPart(view: View): Html {
  const counts = Object.entries(view.phases).map(([phase, count]) => `${count} ${phase}`);
  const body = view.tables.map((listed) => {
    const { id, game, phase, visibility } = listed.room;
    const isOpen = phase === 'gathering' || phase === 'playing';
    return row(
      html`<code>${id}</code>
        ${isOpen ? asked('Close', button(view, 'close-table', 'Close for good', ['table', id])) : ''}`,
      game,
      `${phase}, ${visibility}`,
      seatsOf(listed),
      time(listed.changed),
    );
  });
  return html`<h2>Tables</h2>
    <p>${counts.length === 0 ? 'None yet.' : counts.join(', ')}. The ${view.tables.length} that were used last:</p>
    ${rows(['Table', 'Game', 'Phase', 'Seats', 'Used'], body, 'None.')}
    <p>A table that is closed ends without a winner; its log stays.</p>`;
}

function peoplePart(view: View): Html {
  const body = view.reports.flatMap(({ people, process }) =>
    people.map(({ network, names, connections }) =>
      row(
        html`<code>${network}</code>
          ${asked('Block', button(view, 'block', 'Block this address', ['address', network]))}`,
        names.join(', '),
        connections,
        process,
      ),
    ),
  );
  const blocked = view.blocked.map(({ network, since }) =>
    row(html`<code>${network}</code>`, time(since), button(view, 'unblock', 'Unblock', ['address', network])),
  );
  return html`<h2>People</h2>
    ${rows(['Address', 'Names', 'Connections', 'Process'], body, 'Nobody is connected.')}
    <h2>Blocked addresses</h2>
    ${rows(['Address', 'Since', ''], blocked, 'None.')}
    <form method="post" action="/admin/block">
      <input type="hidden" name="form" value="${view.formToken}" />
      <label>Address <input name="address" required maxlength="60" autocomplete="off" /></label> <button>Block</button>
    </form>`;
}

function loadPart({ reports }: View): Html {
  const body = reports.map((report) =>
    row(
      report.process,
      report.version,
      hours(report.upMs),
      report.tables,
      report.connections,
      megabytes(report.memoryBytes),
      report.load.toFixed(2),
      report.errors,
    ),
  );
  const errors = reports.flatMap(({ recent, process }) => recent.map((error) => ({ ...error, process })));
  return html`<h2>Load</h2>
    ${rows(['Process', 'Version', 'Up', 'Tables in memory', 'Connections', 'Memory', 'Load of the machine', 'Errors'], body, '')}
    <h2>Errors</h2>
    ${rows(
      ['When', 'Process', 'What'],
      errors.map(({ at, process, text }) => row(time(at), process, text)),
      'None since the start.',
    )}`;
}

function backupState(backup: BackupState): Html {
  if (backup.state === 'none') return html``;
  if (backup.state === 'running')
    return html`<p role="status">A backup is being made: ${backup.part}, ${backup.share} %.</p>`;
  return html`<p role="status">${backup.state === 'done' ? 'Made: ' : 'No backup: '}${backup.says}</p>`;
}

function backupsPart(view: View): Html {
  const body = view.backups.map(({ name, bytes, made }) =>
    row(html`<code>${name}</code>`, megabytes(bytes), time(made)),
  );
  return html`<h2>Backups</h2>
    <p>In <code>${view.folder}</code> on the machine of this process. <code>traque restore</code> puts one back.</p>
    ${backupState(view.backup)} ${rows(['File', 'Size', 'Made'], body, 'None yet.')}
    ${view.backup.state === 'running' ? '' : button(view, 'backup', 'Make a backup')}`;
}

export function adminPage(view: View): string {
  return document(
    'Traque: admin',
    html`<h1>Traque ${version}</h1>
      ${view.notice === null ? '' : html`<p class="notice" role="status">${notices[view.notice]}</p>`}
      <p>Node ${process.versions.node}, ${view.database}.</p>
      ${loadPart(view)} ${tablesPart(view)} ${peoplePart(view)} ${backupsPart(view)}
      <h2>Leave</h2>
      ${button(view, 'leave', 'Sign out of this device')}`,
    view.backup.state === 'running',
  );
}

/** Links are opened ahead by mail and chat programs: only the button uses this one up. */
export function enterPage(link: string): string {
  return document(
    'Traque: admin',
    html`<h1>Look after this server</h1>
      <p>This link works once. This device then stays signed in for a week.</p>
      <form method="post" action="/admin/enter">
        <input type="hidden" name="link" value="${link}" /><button>Enter</button>
      </form>`,
  );
}

export function closedPage(why: string): string {
  return document(
    'Traque: admin',
    html`<h1>${why}</h1>
      <p>Run <code>traque admin</code> on the server: it prints a new link.</p>`,
  );
}
