import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';
import type { StateJson, View } from './protocol.ts';
import { json } from './testing/position.ts';

const chance = new FastChance('worlds');

/** A game in the middle, with hunters hidden from the mummy (seat 0). */
function middle(players: number, seed: string): StateJson {
  const chance = new FastChance(seed);
  const state = momie.create(players, { mummy: 0 }, chance);
  while (json(state).heard.length < 40) momie.apply(state, momie.sample(state, chance), chance);
  return json(state);
}

describe('imagined worlds', () => {
  it.each([2, 3, 4, 5])(
    'look to their viewer like the real one and are possible states, with %i players',
    { timeout: 60_000 },
    (players) => {
      for (let game = 0; game < 12; game++) {
        const seed = `imagine ${players} ${game}`;
        const chance = new FastChance(seed);
        const state = momie.create(players, {}, chance);
        for (let index = 0; momie.toAct(state) !== null; index++) {
          if (index % 29 === 0) {
            for (const viewer of [null, ...Array(players).keys()]) {
              const view = momie.view(state, viewer);
              const world = momie.imagine(view, viewer, chance);
              const again = momie.read(JSON.parse(JSON.stringify(momie.write(world))));
              if (JSON.stringify(momie.view(again, viewer)) !== JSON.stringify(view))
                throw new Error(`seed ${seed}, action ${index}, viewer ${viewer}`);
            }
          }
          momie.apply(state, momie.sample(state, chance), chance);
        }
      }
    },
  );

  it('MO-11: of others’ cards only the colours are kept, the rest differs from world to world', () => {
    const real = middle(4, 'cards');
    const view = momie.view(momie.read(real), 1);
    const hands = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const world = json(momie.imagine(view, 1, chance));
      expect(world.cards['1']).toEqual(real.cards['1']);
      expect(world.hunters).toEqual(real.hunters);
      hands.add(world.cards['2']!.join(' '));
    }
    expect(hands.size).toBeGreaterThan(3);
  });

  it('MO-13: the mummy imagines hunters wherever they can be, and dice that are open', () => {
    const real = middle(3, 'places');
    const view = momie.view(momie.read(real), 0);
    const hidden = view.hunters.findIndex((hunter) => !('at' in hunter));
    expect(hidden).toBeGreaterThanOrEqual(0);
    const places = new Set(Array.from({ length: 200 }, () => json(momie.imagine(view, 0, chance)).hunters[hidden]!.at));
    expect(places.size).toBeGreaterThan(1);
    expect(places).toContain(real.hunters[hidden]!.at);
  });

  it('a record that leaves no room still gives a possible world', () => {
    const view = momie.view(momie.read(middle(5, 'crowd')), 0);
    const heard = [0, 1, 2, 3].map((hunter) => ({ type: 'move', hunter, die: 1 }) as const);
    const crowded: View = {
      ...view,
      heard,
      hunters: view.hunters.map(({ seat, lives, out }) => ({ seat, lives, out })),
    };
    for (let i = 0; i < 20; i++) {
      const world = json(momie.imagine(crowded, 0, chance));
      const places = world.hunters.flatMap(({ at }) => (at === null || at === world.map.dungeon ? [] : [at]));
      expect(new Set(places).size).toBe(places.length);
      expect(() => momie.read(world)).not.toThrow();
    }
  });
});
