/** A table before the start: the invitation for its host, a seat for its guests. */
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { ownName } from '../app/settings.ts';
import { introduce } from '../client/api.ts';
import type { OnlineTable } from '../client/online.ts';
import type { Company, Outcome } from '../client/table.ts';
import { type GameName, manifests } from '../games.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { duration } from '../parts/online-fields.tsx';
import { useTableOptions } from '../parts/options.ts';
import { Page } from '../parts/page.tsx';
import type { Room } from './room.ts';
import './gathering.css';

export function Gathering({ table, room }: { table: OnlineTable; room: Room }) {
  const company = room.company.value;
  const { title, world } = manifests[table.game as GameName];
  const [problem, setProblem] = useState<string | null>(null);
  if (company === null) return null;
  const seated = table.seat !== null;
  const words = t().tables;
  const free = company.sitters.filter(({ kind }) => kind === 'open').length;
  const tell = (outcome: Outcome) => setProblem(outcome.kind === 'failed' ? problemWords(outcome.code) : null);
  return (
    <Page
      title={seated ? words.setUp(title) : words.joinTitle(title)}
      world={world}
      narrow
      cover={table.game as GameName}
    >
      <div class="stack">
        <h1>{seated ? words.setUp(title) : words.joinTitle(title)}</h1>
        {room.connection.value === 'lost' ? <p role="status">{t().room.reconnecting}</p> : null}
        {seated ? <Invitation table={table} free={free} /> : null}
        <Terms table={table} company={company} />
        {!seated && free === 0 ? <FullTable game={table.game} /> : null}
        {!seated && free > 0 ? <NameField /> : null}
        <Seats table={table} company={company} tell={tell} />
        {problem === null ? null : (
          <p role="alert" class="problem">
            {problem}
          </p>
        )}
        {company.host ? (
          <div class="row">
            <button class="primary large" disabled={free > 0} onClick={() => void table.online.start().then(tell)}>
              <Icon name="play" />
              {words.start}
            </button>
            {free > 0 ? (
              <button onClick={() => void fillAll(table, company).then(tell)}>{words.fillWithBots}</button>
            ) : null}
          </div>
        ) : (
          <p class="help">{words.hostStarts(table.hostName)}</p>
        )}
        <Away table={table} host={company.host} tell={tell} />
        <p role="status" class="help">
          {free > 0 ? words.waitingFor(free) : company.host ? words.startWhenFull : ''}
        </p>
      </div>
    </Page>
  );
}

/** How this table plays, for whoever comes by the link; and the rules, for whoever has never played. */
function Terms({ table, company }: { table: OnlineTable; company: Company }) {
  const words = t().tables;
  const { options, clock, helps } = table.terms;
  const game = table.game as GameName;
  const known = useTableOptions(game);
  const about = known?.words.helps;
  const chosen = Object.entries(known?.specs ?? {}).flatMap(([option, spec]) => {
    const [texts, value] = [known?.words.options[option], options[option]];
    if (texts === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const seat = 'type' in spec && spec.type === 'seat' ? company.sitters[Number(value)] : undefined;
    return [[texts.label, seat?.name ?? texts.values[value] ?? String(value)]];
  });
  const all = [
    ...chosen,
    ...(about === undefined ? [] : [[about.label, helps ? t().settings.on : t().settings.off]]),
    [words.clock, clock === null ? words.noClock : words.timePerMove(duration(clock))],
  ];
  return (
    <div class="row terms">
      <a class="button" href={`/rules/${table.game}`} target="_blank" rel="noreferrer">
        <Icon name="rules" />
        {t().common.rules}
      </a>
      <p class="help">{all.map(([label = '', value = '']) => t().common.labelled({ label, value })).join(' · ')}</p>
    </div>
  );
}

/** Before the start: the host closes the table, for everybody; a guest gives his seat back. */
function Away({ table, host, tell }: { table: OnlineTable; host: boolean; tell: (outcome: Outcome) => void }) {
  const words = t().tables;
  const [sure, setSure] = useState(false);
  const close = async () => {
    const outcome = await table.online.abandon(true);
    if (outcome.kind === 'done') go('/');
    else tell(outcome);
  };
  if (!host)
    return table.seat === null ? null : (
      <div class="row">
        <button onClick={() => void table.online.leave().then(tell)}>{t().room.leave}</button>
      </div>
    );
  if (!sure)
    return (
      <div class="row">
        <button onClick={() => setSure(true)}>{words.closeTable}</button>
      </div>
    );
  return (
    <div class="row" role="group" aria-label={words.closeTable}>
      <p>{words.closeHelp}</p>
      <button onClick={() => void close()}>{words.closeConfirm}</button>
      <button class="quiet" onClick={() => setSure(false)}>
        {words.closeCancel}
      </button>
    </div>
  );
}

function FullTable({ game }: { game: string }) {
  const [watching, setWatching] = useState(false);
  if (watching) return <p role="status">{t().tables.watchLater}</p>;
  return (
    <section class="panel stack">
      <h2>{t().errors.fullTable}</h2>
      <p>{t().errors.fullTableHelp}</p>
      <div class="row">
        <button onClick={() => setWatching(true)}>{t().errors.watch}</button>
        <a class="button primary" href={`/new/${game}`}>
          {t().tables.openOwnTable}
        </a>
      </div>
    </section>
  );
}

function problemWords(code: string): string {
  const words = t().errors;
  if (code === 'noServer') return `${words.noServer}. ${words.noServerHelp}`;
  if (code === 'noOpenSeat' || code === 'seatTaken') return words.fullTable;
  if (code === 'removed') return words.removed;
  if (code === 'lookTaken') return words.colourTaken;
  return code === 'tooFast' || code === 'tooMany' ? words.tooMany : words.serverRefused;
}

async function fillAll(table: OnlineTable, company: Company): Promise<Outcome> {
  for (const [seat, { kind }] of company.sitters.entries()) {
    if (kind !== 'open') continue;
    const outcome = await table.online.fill(seat, 'normal');
    if (outcome.kind !== 'done') return outcome;
  }
  return { kind: 'done' };
}

/** Addresses that mean another machine on every other machine. */
const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

function Invitation({ table, free }: { table: OnlineTable; free: number }) {
  const words = t().tables;
  const { link } = table.online;
  if (free === 0) return null;
  return (
    <section class="panel stack invitation" aria-labelledby="invitation">
      <h2 id="invitation">{words.invitation}</h2>
      <div class="row">
        <input
          class="grow"
          readOnly
          value={link}
          aria-label={words.invitation}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link} look="primary">
          {t().common.copy}
        </CopyButton>
        {'share' in navigator ? (
          <button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{t().common.share}</button>
        ) : null}
      </div>
      <p class="help">{words.invitationHelp}</p>
      {loopback.test(location.hostname) ? <p class="notice">{words.thisMachine}</p> : null}
    </section>
  );
}

function NameField() {
  return (
    <div class="field stack-tight">
      <label for="join-name">{t().tables.joinName}</label>
      <input
        id="join-name"
        maxLength={24}
        autoComplete="nickname"
        value={ownName.value}
        onInput={({ currentTarget }) => {
          ownName.value = currentTarget.value;
        }}
      />
    </div>
  );
}

async function join(table: OnlineTable, seat: number): Promise<Outcome> {
  try {
    await introduce(ownName.value.trim() || t().tables.personName(seat + 1));
  } catch {
    return { kind: 'failed', code: 'noServer' };
  }
  return table.online.join(seat);
}

interface OwnLookProps {
  readonly table: OnlineTable;
  readonly company: Company;
  readonly look: number;
  readonly tell: (outcome: Outcome) => void;
}

/** As in the set-up: a press takes the next colour and shape, here of those that no other player has. */
function OwnLook({ table, company, look, tell }: OwnLookProps) {
  const { shapes } = t().common;
  const taken = new Set(company.sitters.flatMap(({ kind, look: theirs }) => (kind === 'person' ? [theirs] : [])));
  const others = shapes.map((_, step) => (look + step) % shapes.length).filter((each) => !taken.has(each));
  const next = others[1];
  return (
    <button
      class="quiet icon looks"
      aria-label={`${t().tables.colour}, ${shapes[look]}`}
      title={t().tables.nextColour}
      disabled={next === undefined}
      onClick={() => next !== undefined && void table.online.colour(next).then(tell)}
    >
      <Mark look={look} label={shapes[look]} />
    </button>
  );
}

function Seats({ table, company, tell }: { table: OnlineTable; company: Company; tell: (outcome: Outcome) => void }) {
  const words = t().tables;
  const seated = table.seat !== null;
  return (
    <ol class="panel gathered">
      {company.sitters.map((sitter, seat) => (
        <li key={seat} class="seat">
          {table.seat === seat ? (
            <OwnLook table={table} company={company} look={sitter.look} tell={tell} />
          ) : (
            <Mark look={sitter.look} label={t().common.shapes[sitter.look]} />
          )}
          <strong class="grow">
            {sitter.name} {table.seat === seat ? <small class="help">{t().room.you}</small> : null}
          </strong>
          {sitter.kind === 'bot' ? (
            <small class="help">{t().room.bot(words.levels[sitter.level ?? 'normal'])}</small>
          ) : null}
          {sitter.kind === 'person' ? (
            <small class="help">{sitter.present ? t().room.present : t().room.away}</small>
          ) : null}
          {sitter.kind === 'open' && !seated ? (
            <button class="primary" onClick={() => void join(table, seat).then(tell)}>
              {words.joinAs}
            </button>
          ) : null}
          {sitter.kind === 'open' && company.host ? (
            <button onClick={() => void table.online.fill(seat, 'normal').then(tell)}>{words.seatBot}</button>
          ) : null}
          {sitter.kind !== 'open' && sitter.kind !== 'me' && company.host ? (
            <button class="quiet" onClick={() => void table.online.fill(seat, null).then(tell)}>
              {words.seatFree}
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
