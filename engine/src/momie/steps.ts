/** How far cells lie apart, the mummy left out of account. For sampling and for bots. */
import { NONE, type Maze } from './map.ts';

/** Farther than any way: there is none. */
export const NO_WAY = 0x7fff;

const tables = new WeakMap<Maze, Int16Array>();

/** `stepsIn(maze)[from * maze.size + to]`, computed once a map. Nothing leads to the start or the dungeon. */
export function stepsIn(maze: Maze): Int16Array {
  let table = tables.get(maze);
  if (table === undefined) tables.set(maze, (table = measure(maze)));
  return table;
}

function measure(maze: Maze): Int16Array {
  const table = new Int16Array(maze.size * maze.size).fill(NO_WAY);
  for (let from = 0; from < maze.size; from++) {
    const steps = table.subarray(from * maze.size, (from + 1) * maze.size);
    steps[from] = 0;
    const reached = [from];
    for (const cell of reached) {
      for (let way = 4 * cell; way < 4 * cell + 4; way++) {
        const to = maze.next[way]!;
        if (to === NONE || steps[to] !== NO_WAY) continue;
        steps[to] = steps[cell]! + 1;
        reached.push(to);
      }
    }
  }
  return table;
}
