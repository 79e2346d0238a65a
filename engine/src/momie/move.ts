/** How hunters move: by numbers, by arrows, and where they may not end (MO-30 to MO-36). */
import { ARROW } from './dice.ts';
import { NONE, type Maze } from './map.ts';
import { exactRoute, reach } from './reach.ts';
import { hunterAt, hunterOn, type State } from './state.ts';

/** MO-33, MO-66: whether another hunter stands there. */
function isTaken(state: State, hunter: number, cell: number): boolean {
  const there = hunterOn(state, cell);
  return there !== NONE && there !== hunter;
}

/** MO-34: the last cell before the first obstacle in that direction, or NONE if they cannot leave their cell. */
export function arrowEnd(state: State, hunter: number, direction: number): number {
  const { next } = state.setup.maze;
  const { mummy } = state;
  let cell = hunterAt(state, hunter);
  let end = NONE;
  for (;;) {
    cell = next[4 * cell + direction]!;
    if (cell === NONE || cell === mummy || isTaken(state, hunter, cell)) return end;
    end = cell;
  }
}

/** Writes to `out` the cells to which this face can bring the hunter, and returns their number. */
export function targets(state: State, hunter: number, face: number, out: Uint8Array): number {
  let count = 0;
  if (face === ARROW) {
    for (let direction = 0; direction < 4; direction++) {
      const end = arrowEnd(state, hunter, direction);
      if (end !== NONE) out[count++] = end;
    }
    return count;
  }
  const { setup } = state;
  const ends = reach(setup.maze, state.mummy, hunterAt(state, hunter)).ends[face]!;
  for (let i = 0; i < ends.length; i++) if (!isTaken(state, hunter, ends[i]!)) out[count++] = ends[i]!;
  return count;
}

export function canEnd(state: State, hunter: number, face: number, to: number): boolean {
  if (face !== ARROW) {
    const { setup } = state;
    const { bits } = reach(setup.maze, state.mummy, hunterAt(state, hunter));
    return (bits[to]! & (1 << face)) !== 0 && !isTaken(state, hunter, to);
  }
  for (let direction = 0; direction < 4; direction++) if (arrowEnd(state, hunter, direction) === to) return true;
  return false;
}

export function isUsable(state: State, hunter: number, face: number): boolean {
  if (face === ARROW) {
    for (let direction = 0; direction < 4; direction++) if (arrowEnd(state, hunter, direction) !== NONE) return true;
    return false;
  }
  const { setup } = state;
  const ends = reach(setup.maze, state.mummy, hunterAt(state, hunter)).ends[face]!;
  for (let i = 0; i < ends.length; i++) if (!isTaken(state, hunter, ends[i]!)) return true;
  return false;
}

/** MO-41: whether no face at all could move the hunter. */
export function isShutIn(state: State, hunter: number): boolean {
  for (let face = 1; face <= ARROW; face++) if (isUsable(state, hunter, face)) return false;
  return true;
}

/** One route by which the face leads there, without the cell it begins on. `to` is one of its targets. */
export function routeTo(maze: Maze, mummy: number, from: number, face: number, to: number): number[] {
  if (face !== ARROW) return exactRoute(maze, mummy, from, face, to);
  for (let direction = 0; direction < 4; direction++) {
    const route: number[] = [];
    for (let cell = maze.next[4 * from + direction]!; cell !== NONE; cell = maze.next[4 * cell + direction]!) {
      route.push(cell);
      if (cell === to) return route;
    }
  }
  return [];
}
