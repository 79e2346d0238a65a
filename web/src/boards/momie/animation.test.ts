import { FastChance } from '@traque/engine/core/chance';
import { momie } from '@traque/engine/momie/index';
import type { Event } from '@traque/engine/momie/protocol';
import { describe, expect, it } from 'vitest';
import { instantPace, recordedScene } from '../testing.ts';
import { playEvent } from './animation.ts';
import { type Scene, sceneOf } from './scene.ts';

const start = (viewer: number): Scene =>
  sceneOf(momie.view(momie.create(4, { mummy: 0 }, new FastChance('lamp')), viewer));

describe('played events', () => {
  it.each([false, true])(
    'leave the scene as the next view says, through a whole game (reduced: %s)',
    async (reduced) => {
      const chance = new FastChance('reed');
      const state = momie.create(4, { mummy: 0 }, chance);
      for (let n = 0; n < 300; n++) {
        const handle = recordedScene(sceneOf(momie.view(state, 1)));
        const events: Event[] = [];
        momie.apply(state, momie.sample(state, chance), chance, (event) => {
          if (event.for === null || event.for.includes(1)) events.push(event);
        });
        if (momie.toAct(state) === null) return;
        for (const event of events) await playEvent(handle, event, { ...instantPace, reduced });
        const { hunters, mummy, taken, locked } = sceneOf(momie.view(state, 1));
        expect(handle.scene()).toMatchObject({ hunters, mummy, taken, locked, tumbling: null, highlight: null });
      }
    },
  );

  it('MO-22: a roll is two events for the hunters, and the dice tumble once', async () => {
    const handle = recordedScene(start(1));
    const roll: Event = { type: 'roll', for: null, hunter: 0, locked: 1 };
    const rolled: Event = { type: 'rolled', for: [1, 2, 3], hunter: 0, locked: 1, free: [1, 2, 3, 4] };
    for (const event of [roll, rolled]) await playEvent(handle, event, instantPace);
    const tumbles = () => handle.shown.filter(({ tumbling }) => tumbling !== null).length;
    const once = tumbles();
    expect(once).toBeGreaterThan(0);
    await playEvent(handle, rolled, instantPace);
    expect(tumbles()).toBe(2 * once);
  });

  it('MO-52: a hunter caught in the dark is seen there before they are thrown into the dungeon', async () => {
    const handle = recordedScene(start(0));
    const { dungeon, hunters } = handle.scene();
    const hidden = hunters.map((hunter) => ({ ...hunter, at: undefined }));
    await handle.show({ ...handle.scene(), hunters: hidden });
    const prowl: Event = { type: 'prowl', for: null, interrupt: false, steps: 3, path: ['5,5'], caught: 1 };
    await playEvent(handle, prowl, instantPace);
    const seen = handle.shown.map(({ hunters }) => hunters[1]?.at);
    expect(seen.filter((at, i) => at !== seen[i - 1])).toEqual([hunters[1]?.at, undefined, '5,5', dungeon]);
    expect(handle.shown.some(({ highlight }) => highlight?.kind === 'catch' && highlight.cell === '5,5')).toBe(true);
  });
});
