/** Random playouts of La Momie from the set-up on one core, and what a clone, a world and a whereabouts cost. */
import { FastChance } from '@traque/engine/core/chance';
import { momie } from '@traque/engine/momie/index';
import type { View } from '@traque/engine/momie/protocol';
import { whereabouts } from '@traque/engine/momie/whereabouts';

export interface Playouts {
  readonly players: number;
  readonly movesPerSecond: number;
  readonly microsecondsPerGame: number;
  readonly nanosecondsPerClone: number;
  readonly nanosecondsPerImagine: number;
  /** Of a record of 200 entries, worked out from the beginning. */
  readonly nanosecondsPerWhereabouts: number;
}

const SECONDS = 2;
const CLONES = 1_000_000;
const WORLDS = 20_000;
const RECORDS = 1_000;
const RECORD_LENGTH = 200;

export function run(): readonly Playouts[] {
  return [2, 3, 4, 5].map((players) => {
    playouts(players, SECONDS / 4);
    const view = longGame(players);
    const chance = new FastChance(players);
    const root = momie.create(players, { mummy: 0 }, chance);
    return {
      players,
      ...playouts(players, SECONDS),
      nanosecondsPerClone: nanosecondsPer(CLONES, () => momie.clone(root)),
      nanosecondsPerImagine: nanosecondsPer(WORLDS, () => momie.imagine(view, 0, chance)),
      nanosecondsPerWhereabouts: nanosecondsPer(RECORDS, () => whereabouts(view)),
    };
  });
}

/** What this process computed, not how long it waited for others on the machine. */
const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

/** Nobody reads the record of a playout, so none is kept. */
function playouts(players: number, seconds: number) {
  const chance = new FastChance(players);
  const root = momie.create(players, { mummy: 0 }, chance);
  root.keepsHeard = false;
  let moves = 0;
  let games = 0;
  const begin = cpuSeconds();
  let spent = 0;
  for (; spent < seconds; spent = cpuSeconds() - begin)
    for (let batch = 0; batch < 100; batch++, games++) {
      const state = momie.clone(root);
      for (; momie.toAct(state) !== null; moves++) momie.apply(state, momie.sample(state, chance), chance);
    }
  return { movesPerSecond: moves / spent, microsecondsPerGame: (spent / games) * 1e6 };
}

/** The mummy's view of a game that has gone on for a while. */
function longGame(players: number): View {
  for (let seed = 0; ; seed++) {
    const chance = new FastChance(seed);
    const state = momie.create(players, { mummy: 0 }, chance);
    while (momie.toAct(state) !== null) {
      momie.apply(state, momie.sample(state, chance), chance);
      const view = momie.view(state, 0);
      if (view.phase === 'prowl' && view.heard.length >= RECORD_LENGTH) return view;
    }
  }
}

function nanosecondsPer(times: number, task: () => unknown): number {
  const begin = cpuSeconds();
  for (let time = 0; time < times; time++) task();
  return ((cpuSeconds() - begin) / times) * 1e9;
}
