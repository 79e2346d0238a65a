/** Random playouts of Mammut from a given position on one core, and what a clone costs. */
import { FastChance } from '@traque/engine/core/chance';
import { mammut } from '@traque/engine/mammut/index';
import { clone, copy } from '@traque/engine/mammut/state';

export interface Playouts {
  readonly players: number;
  readonly movesPerSecond: number;
  readonly microsecondsPerGame: number;
  readonly nanosecondsPerClone: number;
  readonly nanosecondsPerImagine: number;
}

const SECONDS = 2;
const CLONES = 1_000_000;
const WORLDS = 20_000;

export function run(): readonly Playouts[] {
  return [2, 3, 4, 5].map((players) => {
    playouts(players, SECONDS / 4);
    const { movesPerSecond, microsecondsPerGame } = playouts(players, SECONDS);
    return {
      players,
      movesPerSecond,
      microsecondsPerGame,
      nanosecondsPerClone: cloning(players),
      nanosecondsPerImagine: imagining(players),
    };
  });
}

/** What this process computed, not how long it waited for others on the machine. */
const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

function playouts(players: number, seconds: number) {
  const chance = new FastChance(players);
  const root = mammut.create(players, {}, chance);
  const state = clone(root);
  let moves = 0;
  let games = 0;
  const begin = cpuSeconds();
  let spent = 0;
  for (; spent < seconds; spent = cpuSeconds() - begin)
    for (let batch = 0; batch < 100; batch++, games++) {
      copy(root, state);
      for (; state.phase !== 'over'; moves++) mammut.apply(state, mammut.sample(state, chance), chance);
    }
  return { movesPerSecond: moves / spent, microsecondsPerGame: (spent / games) * 1e6 };
}

function cloning(players: number): number {
  let state = mammut.create(players, {}, new FastChance(1));
  const begin = cpuSeconds();
  for (let times = 0; times < CLONES; times++) state = clone(state);
  return ((cpuSeconds() - begin) / CLONES) * 1e9;
}

function imagining(players: number): number {
  const chance = new FastChance(1);
  const view = mammut.view(mammut.create(players, {}, chance), 0);
  const begin = cpuSeconds();
  for (let times = 0; times < WORLDS; times++) mammut.imagine(view, 0, chance);
  return ((cpuSeconds() - begin) / WORLDS) * 1e9;
}
