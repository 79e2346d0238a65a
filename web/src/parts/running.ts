/** One's own unfinished games, on this device and on the server, the most urgent first. */
import type { Listing } from '@traque/wire/room';
import type { LocalListing } from '../client/local-setup.ts';
import { type GameName, isGameName } from '../games.ts';

interface Sitter {
  readonly look: number;
  /** Null: a free seat, or a bot of a server, which is named by its look. */
  readonly name: string | null;
  readonly kind: 'open' | 'bot' | 'person';
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
  readonly sitters: readonly Sitter[];
  readonly changed: number | null;
  readonly wait: Wait;
  readonly isLocal: boolean;
}

const urgency: Readonly<Record<Wait['kind'], number>> = { me: 0, answer: 1, seat: 2, here: 3, players: 4, other: 5 };

/** At a table of this browser nobody else is kept waiting. */
const urgencyOf = ({ wait, isLocal }: RunningGame): number => urgency[isLocal ? 'here' : wait.kind];

/** The most urgent first, then the latest. */
export const sorted = (games: readonly RunningGame[]): readonly RunningGame[] =>
  games.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || (b.changed ?? 0) - (a.changed ?? 0));

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
    const sitters = seats.map(({ look, name, kind }): Sitter => ({
      look,
      name,
      kind: kind === 'bot' ? 'bot' : 'person',
    }));
    return [{ id, href: `/play/${id}`, game, sitters, changed, wait: localWait(listing), isLocal: true }];
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

export function onlineGames(tables: readonly Listing[]): readonly RunningGame[] {
  return tables.flatMap((listing) => {
    const { room, changed = null, seat } = listing;
    if (seat === null || !isGameName(room.game) || room.phase === 'over' || room.phase === 'abandoned') return [];
    const sitters = room.seats.map((each, i): Sitter => ({
      look: each.look ?? i,
      name: each.kind === 'person' ? each.name : null,
      kind: each.kind,
    }));
    const { id, game } = room;
    return [{ id, href: `/table/${id}`, game, sitters, changed, wait: waitOf(listing), isLocal: false }];
  });
}
