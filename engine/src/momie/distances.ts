/** Distances between cells, as if there were no mummy. For sampling and for bots. */
import { NONE, type Maze } from './map.ts';

/** More than any distance: there is no route. */
export const UNREACHABLE = 0x7fff;

const tables = new WeakMap<Maze, Int16Array>();

/** `distancesIn(maze)[from * maze.size + to]`, computed once per map. Nothing leads to the start or the dungeon. */
export function distancesIn(maze: Maze): Int16Array {
  let setup = tables.get(maze);
  if (setup === undefined) tables.set(maze, (setup = measure(maze)));
  return setup;
}

function measure(maze: Maze): Int16Array {
  const setup = new Int16Array(maze.size * maze.size).fill(UNREACHABLE);
  for (let from = 0; from < maze.size; from++) {
    const distances = setup.subarray(from * maze.size, (from + 1) * maze.size);
    distances[from] = 0;
    const reached = [from];
    for (const cell of reached) {
      for (let way = 4 * cell; way < 4 * cell + 4; way++) {
        const to = maze.next[way]!;
        if (to === NONE || distances[to] !== UNREACHABLE) continue;
        distances[to] = distances[cell]! + 1;
        reached.push(to);
      }
    }
  }
  return setup;
}
