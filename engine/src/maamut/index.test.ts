import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { maamut } from './index.ts';
import type { Event } from './protocol.ts';

describe.each([2, 3, 4])('random games of %i', (players) => {
  it('play to the end, and JSON, views and imagination hold at every step', () => {
    for (let seed = 0; seed < 40; seed++) {
      const chance = new FastChance(`${players} players, ${seed}`);
      const options = { fallenTraps: seed % 2 ? 'stay' : 'vanish', huntLimit: 60 };
      let state = maamut.create(players, options, chance);
      const events: Event[] = [];
      while (maamut.toAct(state) !== null) {
        const { actions } = maamut.legal(state);
        expect(actions.length).toBeGreaterThan(0);
        const action = actions[chance.below(actions.length)]!;
        expect(maamut.refusal(state, maamut.toAct(state)!, action)).toBe(null);
        maamut.apply(state, action, chance, (event) => events.push(event));
        const json = JSON.stringify(maamut.write(state));
        state = maamut.read(JSON.parse(json));
        expect(JSON.stringify(maamut.write(state))).toBe(json);
        for (const viewer of [0, 1, null]) {
          const view = maamut.view(state, viewer);
          const imagined = maamut.imagine(view, viewer, chance);
          expect(JSON.stringify(maamut.view(imagined, viewer))).toBe(JSON.stringify(view));
        }
      }
      expect(events.at(-1)!.type).toBe('over');
    }
  });
});
