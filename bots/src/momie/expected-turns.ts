/** How many turns it takes to land exactly on a cell, given the dice, without the mummy. */
import { NONE, type Maze } from '@traque/engine/momie/map';
import { reach } from '@traque/engine/momie/reach';
import { ARROW } from '@traque/engine/momie/dice';
import { distancesIn } from '@traque/engine/momie/distances';

/** Roughly the dice that are free in a turn: some are locked, but a hunter may roll again. */
const FREE_DICE = 5;
const ITERATIONS = 12;
/** The initial estimate: this many steps per turn, and one turn to land exactly. */
const STEPS_PER_TURN = 3;

/**
 * With the faces sorted best first: the probability that the i-th is the best one rolled. The last entry: that none is.
 */
const bestFaceOdds = Array.from({ length: ARROW + 1 }, (_, i) =>
  i === ARROW ? (1 / 6) ** FREE_DICE : ((6 - i) / 6) ** FREE_DICE - ((5 - i) / 6) ** FREE_DICE,
);

const tables = new WeakMap<Maze, (Float64Array | undefined)[]>();
const allEnds = new WeakMap<Maze, (readonly ArrayLike<number>[])[]>();

/** By cell: the expected number of turns until a hunter stands exactly on `target`; 0 on it. */
export function expectedTurnsTo(maze: Maze, target: number): Float64Array {
  let known = tables.get(maze);
  if (known === undefined) tables.set(maze, (known = []));
  return (known[target] ??= solve(maze, target));
}

/** Where an arrow leads from a cell if no hunter is in the way. */
export function arrowEnds(maze: Maze, from: number, mummy: number): number[] {
  const { next } = maze;
  const ends: number[] = [];
  for (let direction = 0; direction < 4; direction++) {
    let cell = from;
    for (let to = next[4 * cell + direction]!; to !== NONE && to !== mummy; to = next[4 * cell + direction]!) cell = to;
    if (cell !== from) ends.push(cell);
  }
  return ends;
}

function moveEnds(maze: Maze): (readonly ArrayLike<number>[])[] {
  let ends = allEnds.get(maze);
  if (ends !== undefined) return ends;
  ends = maze.names.map((_, cell) => {
    const numbers = reach(maze, NONE, cell).ends;
    return [1, 2, 3, 4].map((face): ArrayLike<number> => numbers[face]!).concat([arrowEnds(maze, cell, NONE)]);
  });
  allEnds.set(maze, ends);
  return ends;
}

function solve(maze: Maze, target: number): Float64Array {
  const steps = distancesIn(maze);
  const ends = moveEnds(maze);
  const turns = Float64Array.from({ length: maze.size }, (_, cell) =>
    cell === target ? 0 : 1 + steps[cell * maze.size + target]! / STEPS_PER_TURN,
  );
  const order = [...turns.keys()].filter((cell) => cell !== target).sort((a, b) => turns[a]! - turns[b]!);
  const best = new Float64Array(ARROW);
  for (let round = 0; round < ITERATIONS; round++)
    for (const cell of order) {
      for (let face = 0; face < ARROW; face++) {
        const to = ends[cell]![face]!;
        let least = turns[cell]!;
        for (let i = 0; i < to.length; i++) least = Math.min(least, turns[to[i]!]!);
        best[face] = least;
      }
      best.sort();
      let after = bestFaceOdds[ARROW]! * turns[cell]!;
      for (let i = 0; i < ARROW; i++) after += bestFaceOdds[i]! * best[i]!;
      turns[cell] = 1 + after;
    }
  return turns;
}
