/** Mammut: random playouts from a given position, what a clone and an imagined world cost. */
import { FastChance } from '@traque/engine/core/chance';
import { mammut } from '@traque/engine/mammut/index';
import { clone, type State } from '@traque/engine/mammut/state';
import { cpuNanoseconds, median, printTable, short } from '../report.ts';
import { playouts } from './playouts.ts';

const ROUNDS = 9;
const WARM_UP = 3;
const PLAYOUTS = 2000;
const CLONES = 200_000;
const WORLDS = 2000;

export async function run(): Promise<void> {
  const rows = [2, 3, 4, 5].map((players) => {
    const position = mammut.create(players, { first: 0 }, new FastChance(`bench ${players}`));
    const slices = Array.from({ length: WARM_UP + ROUNDS }, (_, round) => playouts(position, round, PLAYOUTS));
    const measured = slices.slice(WARM_UP);
    return [
      `${players} players`,
      short(median(measured.map(({ moves, nanoseconds }) => (moves * 1e9) / nanoseconds))),
      (median(measured.map(({ nanoseconds }) => nanoseconds)) / PLAYOUTS / 1000).toFixed(1),
      nanosecondsAClone(position).toFixed(0),
      (nanosecondsAWorld(position) / 1000).toFixed(1),
    ];
  });
  console.log('Random playouts from a given position, moves a second of one core.');
  printTable(['', 'moves a second', 'µs a game', 'ns a clone', 'µs a world imagined'], rows);
}

function nanosecondsAClone(position: State): number {
  return perTime(CLONES, () => {
    let last = position;
    for (let times = 0; times < CLONES; times++) last = clone(last);
  });
}

function nanosecondsAWorld(position: State): number {
  const chance = new FastChance(1);
  const view = mammut.view(position, 0);
  return perTime(WORLDS, () => {
    for (let times = 0; times < WORLDS; times++) mammut.imagine(view, 0, chance);
  });
}

function perTime(times: number, work: () => void): number {
  const slices = Array.from({ length: ROUNDS }, () => {
    const start = cpuNanoseconds();
    work();
    return cpuNanoseconds() - start;
  });
  return median(slices) / times;
}
