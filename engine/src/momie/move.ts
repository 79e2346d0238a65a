/** How hunters move: numbers, arrows, and where they may not end (MO-30 to MO-36). */
import { NONE, type Maze } from './map.ts';
import { exactWay, reach } from './reach.ts';
import { ARROW, AT, MUMMY, type State } from './state.ts';

/** The hunter who stands on an ordinary cell, or NONE. */
export function hunterOn({ table, data }: State, cell: number): number {
  for (let hunter = 0; hunter < table.seats.length; hunter++) if (data[AT + hunter] === cell) return hunter;
  return NONE;
}

/** MO-33, MO-66: whether another hunter stands there. */
function taken(state: State, hunter: number, cell: number): boolean {
  const there = hunterOn(state, cell);
  return there !== NONE && there !== hunter;
}

/** MO-34: the last cell before the first obstacle in that direction, or NONE if he cannot leave his cell. */
export function arrowEnd(state: State, hunter: number, direction: number): number {
  const { next } = state.table.maze;
  const mummy = state.data[MUMMY]!;
  let cell = state.data[AT + hunter]!;
  let end = NONE;
  for (;;) {
    cell = next[4 * cell + direction]!;
    if (cell === NONE || cell === mummy || taken(state, hunter, cell)) return end;
    end = cell;
  }
}

/** Writes the cells in which this face can bring the hunter into `out` and says how many they are. */
export function targets(state: State, hunter: number, face: number, out: Uint8Array): number {
  let count = 0;
  if (face === ARROW) {
    for (let direction = 0; direction < 4; direction++) {
      const end = arrowEnd(state, hunter, direction);
      if (end !== NONE) out[count++] = end;
    }
    return count;
  }
  const { data, table } = state;
  const ends = reach(table.maze, data[MUMMY]!, data[AT + hunter]!).ends[face]!;
  for (let i = 0; i < ends.length; i++) if (!taken(state, hunter, ends[i]!)) out[count++] = ends[i]!;
  return count;
}

export function canEnd(state: State, hunter: number, face: number, to: number): boolean {
  if (face !== ARROW) {
    const { data, table } = state;
    const { bits } = reach(table.maze, data[MUMMY]!, data[AT + hunter]!);
    return (bits[to]! & (1 << face)) !== 0 && !taken(state, hunter, to);
  }
  for (let direction = 0; direction < 4; direction++) if (arrowEnd(state, hunter, direction) === to) return true;
  return false;
}

export function isUsable(state: State, hunter: number, face: number): boolean {
  if (face === ARROW) {
    for (let direction = 0; direction < 4; direction++) if (arrowEnd(state, hunter, direction) !== NONE) return true;
    return false;
  }
  const { data, table } = state;
  const ends = reach(table.maze, data[MUMMY]!, data[AT + hunter]!).ends[face]!;
  for (let i = 0; i < ends.length; i++) if (!taken(state, hunter, ends[i]!)) return true;
  return false;
}

/** MO-41: whether no face at all could move him. */
export function isShutIn(state: State, hunter: number): boolean {
  for (let face = 1; face <= ARROW; face++) if (isUsable(state, hunter, face)) return false;
  return true;
}

/** One way by which the face leads there, without the cell it begins on. `to` is one of its targets. */
export function wayTo(maze: Maze, mummy: number, from: number, face: number, to: number): number[] {
  if (face !== ARROW) return exactWay(maze, mummy, from, face, to);
  for (let direction = 0; direction < 4; direction++) {
    const way: number[] = [];
    for (let cell = maze.next[4 * from + direction]!; cell !== NONE; cell = maze.next[4 * cell + direction]!) {
      way.push(cell);
      if (cell === to) return way;
    }
  }
  return [];
}
