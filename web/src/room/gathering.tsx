/** A table before the start: the invitation for its host, a seat for its guests. */
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { ownName } from '../app/settings.ts';
import { BookDialog } from '../book/book-dialog.tsx';
import { openBook } from '../book/open-book.ts';
import { introduce } from '../client/api.ts';
import type { OnlineTable } from '../client/online.ts';
import type { Outcome, Roster } from '../client/table-client.ts';
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
  const roster = room.roster.value;
  const { title, world } = manifests[table.game as GameName];
  const [problem, setProblem] = useState<string | null>(null);
  if (roster === null) return null;
  const seated = table.seat !== null;
  const words = t().tables;
  const free = roster.seats.filter(({ kind }) => kind === 'open').length;
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
        <Terms table={table} roster={roster} />
        {!seated && free === 0 ? <FullTable game={table.game} /> : null}
        {!seated && free > 0 ? <NameField /> : null}
        <Seats table={table} roster={roster} tell={tell} />
        {problem === null ? null : (
          <p role="alert" class="problem">
            {problem}
          </p>
        )}
        {roster.host ? (
          <div class="row">
            <button class="primary large" disabled={free > 0} onClick={() => void table.online.start().then(tell)}>
              <Icon name="play" />
              {words.start}
            </button>
            {free > 0 ? (
              <button onClick={() => void fillAll(table, roster).then(tell)}>{words.fillWithBots}</button>
            ) : null}
          </div>
        ) : (
          <p class="help">{words.hostStarts(table.hostName)}</p>
        )}
        <Away table={table} host={roster.host} tell={tell} />
        <p role="status" class="help">
          {free > 0 ? words.waitingFor(free) : roster.host ? words.startWhenFull : ''}
        </p>
      </div>
      <BookDialog />
    </Page>
  );
}

/** How this table plays, for a guest who follows the link; and the rules, for one who has never played. */
function Terms({ table, roster }: { table: OnlineTable; roster: Roster }) {
  const words = t().tables;
  const { options, clock } = table.terms;
  const game = table.game as GameName;
  const known = useTableOptions(game);
  const chosen = Object.entries(known?.specs ?? {}).flatMap(([option, spec]) => {
    const [texts, value] = [known?.words.options[option], options[option]];
    if (texts === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const seat = 'type' in spec && spec.type === 'seat' ? roster.seats[Number(value)] : undefined;
    return [[texts.label, seat?.name ?? texts.values[value] ?? String(value)]];
  });
  const all = [...chosen, [words.clock, clock === null ? words.noClock : words.timePerMove(duration(clock))]];
  return (
    <div class="row terms">
      <button onClick={() => openBook(game)}>
        <Icon name="rules" />
        {t().common.rules}
      </button>
      <p class="help">{all.map(([label = '', value = '']) => t().common.labelled({ label, value })).join(' · ')}</p>
    </div>
  );
}

/** Before the start: the host closes the table for everybody; a guest gives their seat back. */
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
  if (code === 'noAnswer') return words.unanswered;
  if (code === 'diskFull') return words.diskFull;
  if (code === 'noOpenSeat' || code === 'seatTaken') return words.fullTable;
  if (code === 'removed') return words.removed;
  if (code === 'lookTaken') return words.colourTaken;
  return code === 'tooFast' || code === 'tooMany' ? words.tooMany : words.serverRefused;
}

async function fillAll(table: OnlineTable, roster: Roster): Promise<Outcome> {
  for (const [seat, { kind }] of roster.seats.entries()) {
    if (kind !== 'open') continue;
    const outcome = await table.online.fill(seat, 'normal');
    if (outcome.kind !== 'done') return outcome;
  }
  return { kind: 'done' };
}

/** Addresses that work on this machine only. */
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
  readonly roster: Roster;
  readonly look: number;
  readonly tell: (outcome: Outcome) => void;
}

/** As in the set-up: a click takes the next colour and shape that no other player has. */
function OwnLook({ table, roster, look, tell }: OwnLookProps) {
  const { shapes } = t().common;
  const taken = new Set(roster.seats.flatMap(({ kind, look: theirs }) => (kind === 'person' ? [theirs] : [])));
  const others = shapes.map((_, step) => (look + step) % shapes.length).filter((each) => !taken.has(each));
  const next = others[1];
  return (
    <button
      class="quiet icon looks"
      aria-label={`${t().tables.colour}, ${shapes[look]}`}
      title={t().tables.nextColour}
      disabled={next === undefined}
      onClick={() => next !== undefined && void table.online.setLook(next).then(tell)}
    >
      <Mark look={look} label={shapes[look]} />
    </button>
  );
}

function Seats({ table, roster, tell }: { table: OnlineTable; roster: Roster; tell: (outcome: Outcome) => void }) {
  const words = t().tables;
  const seated = table.seat !== null;
  return (
    <ol class="panel gathered">
      {roster.seats.map((player, seat) => (
        <li key={seat} class="seat">
          {table.seat === seat ? (
            <OwnLook table={table} roster={roster} look={player.look} tell={tell} />
          ) : (
            <Mark look={player.look} label={t().common.shapes[player.look]} />
          )}
          <strong class="grow">
            {player.name} {table.seat === seat ? <small class="help">{t().room.you}</small> : null}
          </strong>
          {player.kind === 'bot' ? (
            <small class="help">{t().room.bot(words.levels[player.level ?? 'normal'])}</small>
          ) : null}
          {player.kind === 'person' ? (
            <small class="help">{player.present ? t().room.present : t().room.away}</small>
          ) : null}
          {player.kind === 'open' && !seated ? (
            <button class="primary" onClick={() => void join(table, seat).then(tell)}>
              {words.joinAs}
            </button>
          ) : null}
          {player.kind === 'open' && roster.host ? (
            <button onClick={() => void table.online.fill(seat, 'normal').then(tell)}>{words.seatBot}</button>
          ) : null}
          {player.kind !== 'open' && player.kind !== 'me' && roster.host ? (
            <button class="quiet" onClick={() => void table.online.fill(seat, null).then(tell)}>
              {words.seatFree}
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
