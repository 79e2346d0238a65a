/** Mâamut: random playouts from given positions, beside C++ and beside boardgame.io. */
import { clone, type State } from '@traque/engine/maamut/state';
import { median, printTable, short, cpuNanoseconds } from '../report.ts';
import { compileLimit, type Limit } from './limit.ts';
import { checkSameRules, peerOn, peerPlayouts } from './peer.ts';
import { playouts as fromSource, type Slice } from './playouts.ts';
import { inNumbers, startingPosition } from './position.ts';
import { shippedPlayouts } from './shipped.ts';

const ROUNDS = 9;
const WARM_UP = 3;
const PLAYOUTS = 2000;
const PEER_PLAYOUTS = 10;

const speed = (slice: Slice) => (slice.moves * 1e9) / slice.nanoseconds;

type Playouts = typeof fromSource;

interface Measured {
  readonly ours: number[];
  readonly source: number[];
  readonly limit: number[];
}

/** Alternating slices with the same seeds: where there is a C++ program, both must have played the same games. */
async function measure(playouts: Playouts, position: State, program: Limit | null): Promise<Measured> {
  const beside = program?.on(inNumbers(position));
  const measured: Measured = { ours: [], source: [], limit: [] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const seed = 1000 + round;
    const ours = playouts(position, seed, PLAYOUTS);
    const source = fromSource(position, seed, PLAYOUTS);
    const limit = await beside?.playouts(seed, PLAYOUTS);
    if (limit !== undefined && (limit.checksum !== ours.checksum || limit.moves !== ours.moves))
      throw new Error(`the C++ program played other games: ${JSON.stringify({ seed, ours, limit })}`);
    if (round < 0) continue;
    measured.ours.push(speed(ours));
    measured.source.push(speed(source));
    if (limit !== undefined) measured.limit.push(speed(limit));
  }
  beside?.stop();
  return measured;
}

function nanosecondsAClone(state: State): number {
  const CLONES = 200_000;
  const slices = Array.from({ length: ROUNDS }, () => {
    const start = cpuNanoseconds();
    let last = state;
    for (let i = 0; i < CLONES; i++) last = clone(last);
    return (cpuNanoseconds() - start) / CLONES;
  });
  return median(slices);
}

/** How many times more moves a second than under boardgame.io, in alternating slices. */
function measurePeer(playouts: Playouts, position: State): { peer: number; ratio: number } {
  checkSameRules(position, 1, 20);
  const peer = peerOn(position);
  const slices = Array.from({ length: WARM_UP + ROUNDS }, (_, round) => ({
    ours: speed(playouts(position, round, PLAYOUTS)),
    peer: speed(peerPlayouts(peer, round, PEER_PLAYOUTS)),
  })).slice(WARM_UP);
  return { peer: median(slices.map(({ peer: value }) => value)), ratio: median(slices.map((s) => s.ours / s.peer)) };
}

export async function run(): Promise<void> {
  const program = compileLimit();
  if (program === null) console.log('No C++ compiler here: the limit is left out.');
  const playouts = await shippedPlayouts();
  const rows: string[][] = [];
  for (const players of [2, 3, 4]) {
    const position = startingPosition(players, `bench ${players}`);
    const { ours, source, limit } = await measure(playouts, position, program);
    const { peer, ratio } = measurePeer(playouts, position);
    rows.push([
      `${players} players`,
      short(median(source)),
      short(median(ours)),
      limit.length > 0 ? short(median(limit)) : '',
      limit.length > 0 ? median(ours.map((value, i) => value / limit[i]!)).toFixed(2) : '',
      short(peer),
      ratio.toFixed(0),
      nanosecondsAClone(position).toFixed(0),
    ]);
  }
  program?.remove();
  console.log(
    'Random playouts from a given position, moves a second of one core; the ratios are of the engine as bundled.',
  );
  printTable(
    ['', 'from source', 'engine', 'C++ -O3', 'engine : C++', 'boardgame.io', 'engine : boardgame.io', 'ns a clone'],
    rows,
  );
}
