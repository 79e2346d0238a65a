/** Mâamut: random playouts from given positions, beside C++ and beside boardgame.io. */
import { clone, type State } from '@traque/engine/maamut/state';
import { median, printTable, short, threadNanoseconds } from '../report.ts';
import { compileLimit, type Limit } from './limit.ts';
import { playouts, type Slice } from './playouts.ts';
import { inNumbers, startingPosition } from './position.ts';

const ROUNDS = 9;
const WARM_UP = 3;
const PLAYOUTS = 2000;

const speed = (slice: Slice) => (slice.moves * 1e9) / slice.nanoseconds;

interface Measured {
  readonly ours: number[];
  readonly limit: number[];
}

/** Alternating slices with the same seeds: where there is a C++ program, both must have played the same games. */
async function measure(position: State, program: Limit | null): Promise<Measured> {
  const beside = program?.on(inNumbers(position));
  const measured: Measured = { ours: [], limit: [] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const seed = 1000 + round;
    const ours = playouts(position, seed, PLAYOUTS);
    const limit = await beside?.playouts(seed, PLAYOUTS);
    if (limit !== undefined && (limit.checksum !== ours.checksum || limit.moves !== ours.moves))
      throw new Error(`the C++ program played other games: ${JSON.stringify({ seed, ours, limit })}`);
    if (round < 0) continue;
    measured.ours.push(speed(ours));
    if (limit !== undefined) measured.limit.push(speed(limit));
  }
  beside?.stop();
  return measured;
}

function nanosecondsAClone(state: State): number {
  const CLONES = 200_000;
  const slices = Array.from({ length: ROUNDS }, () => {
    const start = threadNanoseconds();
    let last = state;
    for (let i = 0; i < CLONES; i++) last = clone(last);
    return (threadNanoseconds() - start) / CLONES;
  });
  return median(slices);
}

export async function run(): Promise<void> {
  const program = compileLimit();
  if (program === null) console.log('No C++ compiler here: the limit is left out.');
  const rows: string[][] = [];
  for (const players of [2, 3, 4]) {
    const position = startingPosition(players, `bench ${players}`);
    const { ours, limit } = await measure(position, program);
    const ratio = limit.length > 0 ? median(ours.map((value, i) => value / limit[i]!)).toFixed(2) : '';
    rows.push([
      `${players} players`,
      short(median(ours)),
      limit.length > 0 ? short(median(limit)) : '',
      ratio,
      nanosecondsAClone(position).toFixed(0),
    ]);
  }
  program?.remove();
  printTable(['random playouts', 'engine moves/s', 'C++ moves/s', 'engine : C++', 'ns a clone'], rows);
}
