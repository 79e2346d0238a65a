/** What is certain in Momie after an action: for hunters by where all pawns are, for the mummy by where they can be. */
import type { GameEvent } from '@traque/engine/core/game';
import { distancesIn } from '@traque/engine/momie/distances';
import { NONE } from '@traque/engine/momie/map';
import type { Action } from '@traque/engine/momie/protocol';
import { hunterAt, type State, WHITE_DICE } from '@traque/engine/momie/state';
import type { Fact, GameFacts } from '../reason.ts';
import { whereaboutsAfter } from './known-cells.ts';

/** The most that the brown die shows (MO-4). */
const BROWN_MOST = 3;

export const facts: GameFacts = {
  /** `takes`: a treasure of one's own; `catches`: the way of the mummy covers every cell in which some hunter can be. */
  good: ['catches', 'takes'],
  contrasts: [{ reason: 'outOfReach', own: 'outOfReach', others: 'inReach' }],
  after({ before, action, after, events, seat }) {
    const was = before as unknown as State;
    const is = after as unknown as State;
    const isMummy = seat === was.setup.mummy;
    const found = isMummy ? mummyFacts(was, action as Action) : hunterFacts(was, is, events);
    // A catch that is not certain proves nothing.
    const isCertain = !isMummy || found.length > 0;
    return is.winner === seat && isCertain ? [...found, { kind: 'wins' }] : found;
  },
};

/** It goes no further than the first catch (MO-52), so the planned way counts. */
function mummyFacts(before: State, action: Action): Fact[] {
  if (action.type !== 'prowl') return [];
  const { maze, seats } = before.setup;
  const { sets } = whereaboutsAfter(before.heard, maze, seats.length);
  const way = new Set(action.path.map((cell) => maze.index.get(cell)!));
  const isCovered = (set: Uint8Array) =>
    set.includes(1) && set.every((possible, cell) => possible === 0 || way.has(cell));
  return sets.some(isCovered) ? [{ kind: 'catches' }] : [];
}

/** Whether the mummy's next walk can get to the hunter who moved: `inReach` as the dice lie now, `outOfReach` never. */
function hunterFacts(before: State, after: State, events: readonly GameEvent[]): Fact[] {
  const hunter = before.turn;
  const found: Fact[] = [];
  if (events.some(({ type }) => type === 'collect')) found.push({ kind: 'takes' });
  if (!events.some(({ type }) => type === 'move') || after.winner !== NONE) return found;
  const { maze } = after.setup;
  const distance = distancesIn(maze)[after.mummy * maze.size + hunterAt(after, hunter)]!;
  const now = BROWN_MOST + after.locked;
  // Until it walks, others may lock more dice; after the last hunter nobody can.
  const most = after.phase === 'prowl' ? now : BROWN_MOST + WHITE_DICE;
  if (distance > most) found.push({ kind: 'outOfReach' });
  if (distance <= now) found.push({ kind: 'inReach' });
  return found;
}
