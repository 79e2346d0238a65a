import { FastChance } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import type { Event } from '@traque/engine/maamut/protocol';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../contract.ts';
import { play, type Studio } from './play.ts';
import { after, sceneOf, type Scene } from './scene.ts';
import { position } from './testing.ts';

/** A picture without a page: it keeps every scene it was shown. */
function sketchbook(start: Scene): Studio & { readonly shown: Scene[] } {
  const shown = [start];
  return {
    shown,
    scene: () => shown.at(-1) ?? start,
    show: async (scene) => void shown.push(scene),
    piece: () => null,
    place: () => null,
  };
}
const atOnce: Pace = { reduced: false, wait: async () => {}, animate: async () => {} };

describe('played events', () => {
  it('MA-53: show the fright, then each closed way in the order tried, then the open one', async () => {
    const book = sketchbook(sceneOf(position(), 1));
    const closed = [{ dir: 0, at: '1,0', by: 'rock' } as const, { dir: 1, at: '0,4', by: 'edge' } as const];
    await play(book, { type: 'startle', for: null, seat: 0, at: '0,0', closed, dir: 2 }, atOnce);
    expect(book.shown.slice(1).map(({ signs }) => signs.map(({ kind }) => kind))).toEqual([
      ['fright'],
      ['fright', 'closed'],
      ['fright', 'closed', 'closed'],
      ['fright', 'closed', 'closed', 'open'],
    ]);
    expect(book.scene()).toMatchObject({ pose: 'turn', heading: -1, mammoth: '0,0' });
  });

  it('MA-60: show the mammoth on every tile of its run', async () => {
    const book = sketchbook(sceneOf(position(), 1));
    await play(book, { type: 'run', for: null, dir: 1, path: ['0,1', '0,2'] }, atOnce);
    expect(book.shown.map(({ mammoth }) => mammoth)).toEqual(['0,0', '0,1', '0,2']);
  });

  it('MA-64: show a hunter once more before he is gone', async () => {
    const book = sketchbook(sceneOf(position(), 1));
    await play(book, { type: 'removed', for: null, seat: 1, at: '0,-2', rule: 'MA-64', hand: [] }, atOnce);
    expect(book.shown.map(({ hunters }) => hunters[1])).toEqual(['0,-2', '0,-2', null]);
  });

  it.each([11, 12, 13])('leave the picture as the position says, through a whole game (seed %i)', async (seed) => {
    const chance = new FastChance(seed);
    const state = maamut.create(4, { fallenTraps: 'vanish', huntLimit: 30 }, chance);
    const book = sketchbook(sceneOf(maamut.view(state, null), 1));
    let scene = book.scene();
    while (maamut.toAct(state) !== null) {
      const events: Event[] = [];
      maamut.apply(state, maamut.sample(state, chance), chance, (event) => events.push(event));
      for (const event of events) await play(book, event, { ...atOnce, reduced: seed === 12 });
      scene = events.reduce(after, scene);
      expect({ ...book.scene(), signs: [] }).toMatchObject({
        hunters: scene.hunters,
        mammoth: scene.mammoth,
        traps: scene.traps,
      });
    }
  });
});
