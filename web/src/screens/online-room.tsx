/** A table on a server: the invitation before the start, the room afterwards, and what to do when it is not there. */
import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../app/language.ts';
import { address, go } from '../app/router.ts';
import { ask, OldVersionError, ServerUnreachableError } from '../client/api.ts';
import { OnlineTable } from '../client/online.ts';
import { NoticeOffer } from '../notices/offer.tsx';
import { Gathering } from '../room/gathering.tsx';
import type { Room } from '../room/room.ts';
import { RoomScreen, useRoom } from '../room/room-screen.tsx';
import { ErrorPage, NewGames, NoServerPage, OldVersionPage, RenewButton } from './errors.tsx';

type Problem = 'noTable' | 'noServer' | 'oldVersion';

function problemOf(error: unknown): Problem {
  if (error instanceof ServerUnreachableError) return 'noServer';
  return error instanceof OldVersionError ? 'oldVersion' : 'noTable';
}

/** A seat's token in the address brings the seat to this device too; it does not stay in the address. */
async function claimSeat(id: string): Promise<void> {
  const token = new URLSearchParams(address.value.fragment).get('seat');
  if (token === null) return;
  await ask('claim', { id }, { token });
  go(`/table/${id}`, 'replace');
}

async function open(id: string): Promise<OnlineTable> {
  await claimSeat(id);
  return OnlineTable.open(id);
}

export function Screen({ id }: { id: string }) {
  const [table, setTable] = useState<OnlineTable | Problem | null>(null);
  useEffect(() => void open(id).then(setTable, (error: unknown) => setTable(problemOf(error))), [id]);
  if (table === null) return <p class="waiting">{t().common.loading}</p>;
  if (table === 'noTable') return <NoTable />;
  if (table === 'oldVersion') return <OldVersionPage />;
  if (table === 'noServer') return <NoServerPage />;
  return <Opened table={table} />;
}

function NoTable() {
  return (
    <ErrorPage title={t().errors.noTable} help={t().errors.noTableHelp}>
      <NewGames />
    </ErrorPage>
  );
}

function Closed() {
  return (
    <ErrorPage title={t().errors.closedTable} help={t().errors.closedTableHelp}>
      <NewGames />
    </ErrorPage>
  );
}

function Opened({ table }: { table: OnlineTable }) {
  const room = useRoom(table);
  if (room.connection.value === 'gone') return <NoTable />;
  const phase = room.roster.value?.phase;
  if (phase === 'abandoned' && !table.started) return <Closed />;
  if (room.connection.value === 'old' && room.moment.value === null) return <OldVersionPage />;
  if (phase === 'gathering') return <Gathering table={table} room={room} />;
  return <RoomScreen table={table} room={room} notice={<Notices table={table} room={room} />} />;
}

/**
 * What the table has to say above the board, each as long as it holds: nothing hides an offer. What comes in the middle of
 * the game lies over the top of the room, so that nothing moves under anybody's finger.
 */
function Notices({ table, room }: { table: OnlineTable; room: Room }) {
  const roster = room.roster.value;
  const mine = table.seat === null ? undefined : roster?.seats[table.seat];
  const isPlaying = roster?.phase === 'playing';
  const connection = connectionNotice(room);
  const standIn =
    connection === null && isPlaying && mine?.takenOver === true ? (
      <StandIn table={table} room={room} returning={mine.returning === true} />
    ) : null;
  const isForOneMove = mine?.returning === true;
  return (
    <div class="notices">
      {isForOneMove ? null : standIn}
      {connection === null && isPlaying && table.seat === null ? (
        <p class="notice" role="status">
          {t().room.spectating}
        </p>
      ) : null}
      <div class="passing-notices">
        {connection}
        {isForOneMove ? standIn : null}
        {isPlaying && mine !== undefined && roster.seats.some(({ abandons }) => abandons) ? (
          <AbandonVote table={table} room={room} agreed={mine.abandons} />
        ) : null}
        {connection === null && isPlaying && table.seat !== null ? <NoticeOffer table={table} room={room} /> : null}
      </div>
    </div>
  );
}

function connectionNotice(room: Room) {
  const { value } = room.connection;
  if (value === 'old')
    return (
      <div class="notice" role="alert">
        <p>
          {t().errors.oldVersion}. {t().errors.oldVersionHelp}
        </p>
        <RenewButton />
      </div>
    );
  if (value !== 'lost' && value !== 'slow') return null;
  return (
    <p class="notice" role="status">
      {value === 'lost' ? t().room.reconnecting : t().room.sendingAgain}
    </p>
  );
}

/** A bot plays for the viewer: for one move after their time ran out, or until they are back. */
function StandIn({ table, room, returning }: { table: OnlineTable; room: Room; returning: boolean }) {
  return (
    <div class="notice" role="status">
      <p>{returning ? t().online.standInOnce : t().online.standInMine}</p>
      {returning ? null : (
        <button class="primary" onClick={() => void table.online.takeBack().then(room.report)}>
          {t().room.takeBack}
        </button>
      )}
    </div>
  );
}

/** Somebody proposes to abandon the game: the others agree or refuse, and everybody may take their agreement back. */
function AbandonVote({ table, room, agreed }: { table: OnlineTable; room: Room; agreed: boolean }) {
  const words = t().room;
  const willing = room.roster.value?.seats.filter(({ abandons }) => abandons) ?? [];
  const names = new Intl.ListFormat(language.value).format(willing.map(({ name }) => name));
  const answer = (agree: boolean) => void table.online.abandon(agree).then(room.report);
  return (
    <div class="notice" role="status">
      <p>{agreed ? words.abandonAgreed : words.abandonAsked(names)}</p>
      <div class="row">
        {agreed ? null : <button onClick={() => answer(true)}>{t().online.agreeToEnd}</button>}
        <button class={agreed ? '' : 'primary'} onClick={() => answer(false)}>
          {words.abandonCancel}
        </button>
      </div>
    </div>
  );
}
