/** One's own games, on this device and on the server: the unfinished ones, the most urgent first, and the finished. */
import type { Listing } from '@traque/wire/room';
import type { LocalListing } from '../client/local-setup.ts';
import { type GameName, isGameName } from '../games.ts';

interface Sitter {
  readonly look: number;
  /** Null: a free seat, or a bot of a server, which is named by its look. */
  readonly name: string | null;
  readonly kind: 'open' | 'bot' | 'person';
  /** On these days they are on holiday. */
  readonly holidays?: readonly { readonly from: number; readonly to: number }[];
}

/** What a game waits for. */
type Wait =
  | { readonly kind: 'me' }
  | { readonly kind: 'answer' }
  | { readonly kind: 'seat' }
  | { readonly kind: 'players'; readonly free: number }
  | { readonly kind: 'other'; readonly seat: number }
  | { readonly kind: 'here' };

export interface RunningGame {
  readonly id: string;
  readonly href: string;
  readonly game: GameName;
  /** What the host calls the table; null: nothing. */
  readonly title: string | null;
  readonly sitters: readonly Sitter[];
  readonly changed: number | null;
  readonly wait: Wait;
  /** When the time of the player to act runs out; null: no clock runs. */
  readonly deadline: number | null;
  /** The seat of the last action; null if something else happened last, or it is not known. */
  readonly lastSeat: number | null;
  readonly isLocal: boolean;
}

/** A game that is over. */
export interface FinishedGame {
  readonly id: string;
  readonly game: GameName;
  /** What the host calls the table; null: nothing. */
  readonly title: string | null;
  readonly sitters: readonly Sitter[];
  readonly changed: number | null;
  /** The address of its replay; null if it was ended before anybody could play. */
  readonly replay: string | null;
  /** The seats that won; null: not known. */
  readonly winners: readonly number[] | null;
}

const urgency: Readonly<Record<Wait['kind'], number>> = { me: 0, answer: 1, seat: 2, here: 3, players: 4, other: 5 };

/** At a table of this browser nobody else is kept waiting. */
const urgencyOf = ({ wait, isLocal }: RunningGame): number => urgency[isLocal ? 'here' : wait.kind];

/** What waits for oneself first, the least time left first; then the latest. */
export const sorted = (games: readonly RunningGame[]): readonly RunningGame[] =>
  games.toSorted(
    (a, b) =>
      urgencyOf(a) - urgencyOf(b) ||
      compared(a.deadline ?? Infinity, b.deadline ?? Infinity) ||
      (b.changed ?? 0) - (a.changed ?? 0),
  );

/** Infinities cannot be subtracted from each other. */
const compared = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether this person can do something there, now. */
export const waitsForMe = ({ wait: { kind }, isLocal }: RunningGame): boolean =>
  (kind === 'me' && !isLocal) || kind === 'answer' || kind === 'seat';

/** The tables that wait for this person, without the one they are at; the first is the next after it, round and round. */
export function nextTables(games: readonly RunningGame[], at: string): readonly RunningGame[] {
  const waiting = sorted(games).filter(waitsForMe);
  const here = waiting.findIndex(({ href }) => href === at);
  return here === -1 ? waiting : [...waiting.slice(here + 1), ...waiting.slice(0, here)];
}

/** Bots of this browser think only while their table is open: then it waits for nobody in particular. */
function localWait({ seats, toAct }: LocalListing): Wait {
  const there = toAct === null ? undefined : seats[toAct];
  if (toAct === null || there === undefined || there.kind === 'bot') return { kind: 'here' };
  return seats.filter(({ kind }) => kind !== 'bot').length > 1 ? { kind: 'other', seat: toAct } : { kind: 'me' };
}

export function localGames(tables: readonly LocalListing[]): readonly RunningGame[] {
  return tables.flatMap((listing) => {
    const { id, game, seats, changed, over } = listing;
    if (over || !isGameName(game)) return [];
    const wait = localWait(listing);
    const unknown = { title: null, deadline: null, lastSeat: null };
    return [{ id, href: `/play/${id}`, game, sitters: localSitters(seats), changed, wait, isLocal: true, ...unknown }];
  });
}

const localSitters = (seats: LocalListing['seats']): Sitter[] =>
  seats.map(({ look, name, kind }) => ({ look, name, kind: kind === 'bot' ? 'bot' : 'person' }));

export function finishedHere(tables: readonly LocalListing[]): readonly FinishedGame[] {
  return tables.flatMap(({ id, game, seats, changed, over, winners }) => {
    if (!over || !isGameName(game)) return [];
    return [{ id, game, title: null, sitters: localSitters(seats), changed, replay: `/replay/here-${id}`, winners }];
  });
}

function waitOf({ room, toAct, seat }: Listing): Wait {
  const own = seat === null ? undefined : room.seats[seat];
  if (room.phase === 'gathering') {
    const free = room.seats.filter(({ kind }) => kind === 'open').length;
    // Somebody asked for a rematch: the seat was taken for them.
    if (room.previous !== null && room.host.seat !== seat) return { kind: 'seat' };
    return { kind: 'players', free };
  }
  if (toAct === seat && own?.kind === 'person' && own.takenOver === null) return { kind: 'me' };
  const asked = room.seats.some((each) => each.kind === 'person' && each.abandons);
  if (asked && own?.kind === 'person' && !own.abandons) return { kind: 'answer' };
  return { kind: 'other', seat: toAct ?? 0 };
}

const onlineSitters = (room: Listing['room']): Sitter[] =>
  room.seats.map((each, i) => ({
    look: each.look ?? i,
    name: each.kind === 'person' ? each.name : null,
    kind: each.kind,
    ...(each.kind === 'person' && each.holidays !== undefined ? { holidays: each.holidays } : {}),
  }));

const isOver = ({ phase }: Listing['room']): boolean => phase === 'over' || phase === 'abandoned';

export function onlineGames(tables: readonly Listing[]): readonly RunningGame[] {
  return tables.flatMap((listing) => {
    const { room, changed = null, seat, deadline = null, last } = listing;
    if (seat === null || !isGameName(room.game) || isOver(room)) return [];
    return [
      {
        id: room.id,
        href: `/table/${room.id}`,
        game: room.game,
        title: room.title ?? null,
        sitters: onlineSitters(room),
        changed,
        wait: waitOf(listing),
        deadline,
        lastSeat: last?.kind === 'action' ? (last.seat ?? null) : null,
        isLocal: false,
      },
    ];
  });
}

export function finishedOnline(tables: readonly Listing[]): readonly FinishedGame[] {
  return tables.flatMap(({ room, changed = null, seat }) => {
    if (seat === null || !isGameName(room.game) || !isOver(room)) return [];
    // A rated game that somebody left has winners, though it was not played to its end.
    const winners = room.winners ?? (room.phase === 'abandoned' ? [] : null);
    const replay = room.started === null ? null : `/replay/${room.id}`;
    const title = room.title ?? null;
    return [{ id: room.id, game: room.game, title, sitters: onlineSitters(room), changed, replay, winners }];
  });
}
