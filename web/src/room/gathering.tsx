/** A table before the start: the invitation for its host, a seat for its guests. */
import { useState } from 'preact/hooks';
import { language, t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { ownName } from '../app/settings.ts';
import { BookDialog } from '../book/book-dialog.tsx';
import { openBook } from '../book/open-book.ts';
import type { OnlineTable } from '../client/online.ts';
import type { Outcome, Roster } from '../client/table-client.ts';
import { type GameName, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { useTableOptions } from '../parts/options.ts';
import { Page } from '../parts/page.tsx';
import { termsOf } from '../parts/terms.ts';
import { ConsentPanel, undecided } from '../ratings/consent.tsx';
import { useTableRatings } from '../ratings/table-ratings.ts';
import { ChatPanel } from './chat-panel.tsx';
import { GatheredSeats } from './gathering-seats.tsx';
import { Invitation } from './gathering-invitation.tsx';
import type { Room } from './room.ts';
import './gathering.css';

export function Gathering({ table, room }: { table: OnlineTable; room: Room }) {
  const roster = room.roster.value;
  const { title, world } = manifests[table.game as GameName];
  const [problem, setProblem] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  const ratings = useTableRatings(table, roster);
  if (roster === null) return null;
  const seated = table.seat !== null;
  const words = t().tables;
  const free = roster.seats.filter(({ kind }) => kind === 'open').length;
  const tell = (outcome: Outcome) => setProblem(outcome.kind === 'failed' ? problemWords(outcome.code) : null);
  // While somebody is missing it comes before everything else.
  const subject = [words.joinTitle(title), ...(table.terms.title === undefined ? [] : [table.terms.title])].join(' · ');
  const invitation = <Invitation id={table.id} link={table.online.link} full={free === 0} title={subject} />;
  return (
    <Page
      title={seated ? words.setUp(title) : words.joinTitle(title)}
      world={world}
      narrow
      cover={table.game as GameName}
    >
      <div class="stack gathering">
        <h1>{seated ? words.setUp(title) : words.joinTitle(title)}</h1>
        {table.terms.title === undefined ? null : <p class="table-title">{table.terms.title}</p>}
        {room.connection.value === 'lost' ? <p role="status">{t().room.reconnecting}</p> : null}
        <Beginning table={table} roster={roster} free={free} tell={tell} />
        {problem === null ? null : (
          <p role="alert" class="problem">
            {problem}
          </p>
        )}
        {!seated && free === 0 ? <FullTable game={table.game} /> : null}
        <ConsentPanel table={table} roster={roster} agreed={agreed} setAgreed={setAgreed} tell={tell} />
        {!seated && free > 0 ? <NameField /> : null}
        {seated && free > 0 ? invitation : null}
        <GatheredSeats table={table} roster={roster} tell={tell} agreed={agreed} ratings={ratings} />
        <Terms table={table} roster={roster} />
        {seated && free === 0 ? invitation : null}
        <section class="panel early-chat" aria-label={t().room.chat}>
          <ChatPanel room={room} chat={table.chat} open />
        </section>
        <Away table={table} host={roster.host} tell={tell} />
      </div>
      <BookDialog />
    </Page>
  );
}

interface BeginningProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly free: number;
  readonly tell: (outcome: Outcome) => void;
}

/** Whom the table waits for, and the button that starts the game once nobody is missing. */
function Beginning({ table, roster, free, tell }: BeginningProps) {
  const words = t().tables;
  const away = roster.seats.filter(({ kind, present }) => kind === 'person' && !present);
  const names = new Intl.ListFormat(language.value).format(away.map(({ name }) => name));
  const state = () => {
    if (free > 0) return words.waitingFor(free);
    if (!roster.host) return words.hostStarts(table.hostName);
    if (undecided(roster).length > 0) return t().ratings.notAgreed;
    return away.length > 0 ? t().online.awayNow(names) : words.startWhenFull;
  };
  return (
    <div class="panel row beginning">
      <p role="status">{state()}</p>
      {roster.host ? (
        <>
          <button
            class="primary large"
            disabled={free > 0 || away.length > 0 || undecided(roster).length > 0}
            onClick={() => void table.online.start().then(tell)}
          >
            <Icon name="play" />
            {words.start}
          </button>
          {free > 0 && roster.rated !== true ? (
            <button onClick={() => void fillAll(table, roster).then(tell)}>{words.fillWithBots}</button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** How this table plays, for a guest who follows the link; and the rules, for one who has never played. */
function Terms({ table, roster }: { table: OnlineTable; roster: Roster }) {
  const known = useTableOptions(table.game as GameName);
  const names = roster.seats.map(({ name }) => name);
  return (
    <div class="row terms">
      <button onClick={() => openBook(table.game as GameName)}>
        <Icon name="rules" />
        {t().common.rules}
      </button>
      <p class="help">{termsOf(known, { ...table.terms, names })}</p>
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
  if (code === 'notAgreed') return t().ratings.notAgreed;
  if (code === 'ratedTable') return t().ratings.refused;
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
