import { FastChance } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import type { Event } from '@traque/engine/maamut/protocol';
import { describe, expect, it } from 'vitest';
import { targetsOf } from './intents.ts';
import { after, sceneOf } from './scene.ts';

describe.each([1, 2, 3, 4, 5, 6])('a whole game, seed %i', (seed) => {
  it('shown event by event arrives at every position the engine arrives at', () => {
    const chance = new FastChance(seed);
    const options = { fallenTraps: seed % 2 === 0 ? 'stay' : 'vanish', huntLimit: 40 };
    const state = maamut.create(2 + (seed % 3), options, chance);
    let scene = sceneOf(maamut.view(state, null));
    for (let seat = maamut.toAct(state); seat !== null; seat = maamut.toAct(state)) {
      const events: Event[] = [];
      maamut.apply(state, maamut.sample(state, chance), chance, (event) => events.push(event));
      scene = events.reduce(after, scene);
      const { mammoth, hunters, traps } = sceneOf(maamut.view(state, null));
      expect({ mammoth: scene.mammoth, hunters: scene.hunters, traps: scene.traps }).toEqual({
        mammoth,
        hunters,
        traps,
      });
    }
  });

  it('offers each legal move on a tile of its own', () => {
    const chance = new FastChance(seed);
    const state = maamut.create(4, {}, chance);
    for (let turn = 0; turn < 60; turn++) {
      const seat = maamut.toAct(state);
      if (seat === null) return;
      const targets = targetsOf(maamut.view(state, seat), seat, maamut.legal(state));
      expect(new Set(targets.map(({ cell }) => cell)).size).toBe(targets.length);
      maamut.apply(state, maamut.sample(state, chance), chance);
    }
  });
});
