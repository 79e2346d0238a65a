import { FastChance } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import type { Event } from '@traque/engine/maamut/protocol';
import { describe, expect, it } from 'vitest';
import { instantPace, recordedScene } from '../testing.ts';
import { playEvent } from './animation.ts';
import { after, sceneOf } from './scene.ts';
import { position } from './testing.ts';

describe('played events', () => {
  it('MA-53: show the fright, then each closed way in the order tried, then the open one', async () => {
    const handle = recordedScene(sceneOf(position()));
    const closed = [{ dir: 0, at: '1,0', by: 'rock' } as const, { dir: 1, at: '0,4', by: 'edge' } as const];
    await playEvent(handle, { type: 'startle', for: null, seat: 0, at: '0,0', closed, dir: 2 }, instantPace);
    expect(handle.shown.slice(1).map(({ signs }) => signs.map(({ kind }) => kind))).toEqual([
      ['fright'],
      ['fright', 'closed'],
      ['fright', 'closed', 'closed'],
      ['fright', 'closed', 'closed', 'open'],
    ]);
    expect(handle.scene()).toMatchObject({ pose: 'turn', heading: -1, mammoth: '0,0' });
  });

  it('MA-60: show the mammoth on every tile of its run', async () => {
    const handle = recordedScene(sceneOf(position()));
    await playEvent(handle, { type: 'run', for: null, dir: 1, path: ['0,1', '0,2'] }, instantPace);
    expect(handle.shown.map(({ mammoth }) => mammoth)).toEqual(['0,0', '0,1', '0,2']);
  });

  it('MA-64: show a hunter once more before they are gone', async () => {
    const handle = recordedScene(sceneOf(position()));
    await playEvent(handle, { type: 'removed', for: null, seat: 1, at: '0,-2', rule: 'MA-64', hand: [] }, instantPace);
    expect(handle.shown.map(({ hunters }) => hunters[1])).toEqual(['0,-2', '0,-2', null]);
  });

  it.each([11, 12, 13])('leave the picture as the position says, through a whole game (seed %i)', async (seed) => {
    const chance = new FastChance(seed);
    const state = maamut.create(4, { fallenTraps: 'vanish', huntLimit: 30 }, chance);
    const handle = recordedScene(sceneOf(maamut.view(state, null)));
    let scene = handle.scene();
    while (maamut.toAct(state) !== null) {
      const events: Event[] = [];
      maamut.apply(state, maamut.sample(state, chance), chance, (event) => events.push(event));
      for (const event of events) await playEvent(handle, event, { ...instantPace, reduced: seed === 12 });
      scene = events.reduce(after, scene);
      expect({ ...handle.scene(), signs: [] }).toMatchObject({
        hunters: scene.hunters,
        mammoth: scene.mammoth,
        traps: scene.traps,
      });
    }
  });
});
