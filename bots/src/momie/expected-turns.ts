/** How many turns it takes to land on a cell: what the dice make of a distance, the mummy left out of account. */
import { NONE, type Maze } from '@traque/engine/momie/map';
import { reach } from '@traque/engine/momie/reach';
import { ARROW } from '@traque/engine/momie/state';
import { stepsIn } from '@traque/engine/momie/steps';

/** The dice that lie free in a turn, more or less: some are locked, but one may roll again. */
const DICE = 5;
const ROUNDS = 12;
/** A first guess: so many steps a turn, and a turn to land exactly. */
const PACE = 3;

/** With the faces sorted best first: the chance that the i-th is the best that comes up. The last: that none does. */
const bestComes = Array.from({ length: ARROW + 1 }, (_, i) =>
  i === ARROW ? (1 / 6) ** DICE : ((6 - i) / 6) ** DICE - ((5 - i) / 6) ** DICE,
);

const tables = new WeakMap<Maze, (Float64Array | undefined)[]>();
const allEnds = new WeakMap<Maze, (readonly ArrayLike<number>[])[]>();

/** By cell: turns on average until one stands on `target` exactly; 0 on it. */
export function turnsTo(maze: Maze, target: number): Float64Array {
  let known = tables.get(maze);
  if (known === undefined) tables.set(maze, (known = []));
  return (known[target] ??= solve(maze, target));
}

/** Where an arrow leads from a cell when nobody stands in the way. */
export function arrowsFrom(maze: Maze, from: number, mummy: number): number[] {
  const { next } = maze;
  const ends: number[] = [];
  for (let direction = 0; direction < 4; direction++) {
    let cell = from;
    for (let to = next[4 * cell + direction]!; to !== NONE && to !== mummy; to = next[4 * cell + direction]!) cell = to;
    if (cell !== from) ends.push(cell);
  }
  return ends;
}

function endsOf(maze: Maze): (readonly ArrayLike<number>[])[] {
  let ends = allEnds.get(maze);
  if (ends !== undefined) return ends;
  ends = maze.names.map((_, cell) => {
    const numbers = reach(maze, NONE, cell).ends;
    return [1, 2, 3, 4].map((face): ArrayLike<number> => numbers[face]!).concat([arrowsFrom(maze, cell, NONE)]);
  });
  allEnds.set(maze, ends);
  return ends;
}

function solve(maze: Maze, target: number): Float64Array {
  const steps = stepsIn(maze);
  const ends = endsOf(maze);
  const turns = Float64Array.from({ length: maze.size }, (_, cell) =>
    cell === target ? 0 : 1 + steps[cell * maze.size + target]! / PACE,
  );
  const order = [...turns.keys()].filter((cell) => cell !== target).sort((a, b) => turns[a]! - turns[b]!);
  const best = new Float64Array(ARROW);
  for (let round = 0; round < ROUNDS; round++)
    for (const cell of order) {
      for (let face = 0; face < ARROW; face++) {
        const to = ends[cell]![face]!;
        let least = turns[cell]!;
        for (let i = 0; i < to.length; i++) least = Math.min(least, turns[to[i]!]!);
        best[face] = least;
      }
      best.sort();
      let after = bestComes[ARROW]! * turns[cell]!;
      for (let i = 0; i < ARROW; i++) after += bestComes[i]! * best[i]!;
      turns[cell] = 1 + after;
    }
  return turns;
}
