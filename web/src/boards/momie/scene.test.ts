import { FastChance } from '@traque/engine/core/chance';
import { maySee } from '@traque/engine/core/match';
import type { Event, View } from '@traque/engine/momie/protocol';
import { momie } from '@traque/engine/momie/index';
import { describe, expect, it } from 'vitest';
import { analyse } from './analysis.ts';
import { huntersPlaces } from './pawn-places.ts';
import { after, facing, sceneOf } from './scene.ts';
import { choicesOf, dieFor } from './intents.ts';
import { trailOf } from './trail.ts';
import { suspectsOf } from './viewpoint.ts';

/** Plays long into games and checks at each action what the board would have drawn when the new view comes. */
describe.each([
  ['a hunter', 1],
  ['the mummy', 0],
  ['a spectator', null],
] as const)('played events lead to the next view, for %s', (_, viewer) => {
  it.each(['reed', 'sand', 'salt'])('seed %s', (seed) => {
    const chance = new FastChance(seed);
    const state = momie.create(4, { mummy: 0 }, chance);
    for (let n = 0; n < 200 && momie.toAct(state) !== null; n++) {
      const view = momie.view(state, viewer);
      const moves = view.phase === 'rolled' ? momie.legal(state).actions : [];
      const action = moves.find((a) => a.type === 'move' && a.collect) ?? momie.sample(state, chance);
      let scene = sceneOf(view);
      momie.apply(state, action, chance, (event: Event) => {
        if (maySee(viewer, event)) scene = after(scene, event);
      });
      const next = sceneOf(momie.view(state, viewer));
      if (momie.toAct(state) === null) return;
      expect(scene.hunters).toEqual(next.hunters);
      expect(scene.mummy).toEqual(next.mummy);
      expect(scene.locked).toBe(next.locked);
      expect(scene.taken).toEqual(next.taken);
      expect(scene.heard).toMatchObject([...next.heard]);
    }
  });
});

describe('the mummy looks where it walks', () => {
  it('keeps its side while it climbs', () => {
    expect(facing('3,3', ['2,3', '2,2'], false)).toBe(true);
    expect(facing('3,3', ['3,2'], true)).toBe(true);
    expect(facing('3,3', ['4,3'], true)).toBe(false);
  });
});

describe('pawns that share a cell', () => {
  it('MO-35: stand side by side on the stairs', () => {
    const state = momie.create(5, { mummy: 0 }, new FastChance('crowd'));
    const places = huntersPlaces(sceneOf(momie.view(state, 1)));
    expect(new Set(places.map((p) => `${String(p?.x)} ${String(p?.y)}`)).size).toBe(4);
  });
});

describe('choices from the legal list', () => {
  const choices = choicesOf({
    complete: true,
    actions: [
      { type: 'roll' },
      { type: 'move', die: 2, to: '1,1' },
      { type: 'move', die: 'arrow', to: '1,1' },
      { type: 'move', die: 2, to: '1,1', collect: true },
      { type: 'move', die: 2, to: '0,2' },
    ],
  });

  it('gathers dice by cell, and where a card could be played', () => {
    expect(choices.reach.get('1,1')).toEqual([2, 'arrow']);
    expect(choices.dice).toEqual([2, 'arrow']);
    expect([...choices.takes]).toEqual(['1,1']);
    expect(choices.canRoll).toBe(true);
    expect(choices.canReset).toBe(false);
  });

  it('MO-30: asks for the die where several lead, since it is announced', () => {
    expect(dieFor(choices, null, '1,1')).toBeNull();
    expect(dieFor(choices, 'arrow', '1,1')).toBe('arrow');
    expect(dieFor(choices, null, '0,2')).toBe(2);
  });
});

describe('what the mummy heard', () => {
  it('MO-42: dice count from where all last knew the hunter', () => {
    const trail = trailOf(
      [
        { type: 'move', hunter: 0, die: 3 },
        { type: 'move', hunter: 1, die: 1 },
        { type: 'collect', hunter: 0, card: 'red-2', at: '1,1' },
        { type: 'move', hunter: 0, die: 'arrow' },
      ],
      0,
    );
    expect(trail).toEqual({ from: { treasure: 'red-2' }, dice: ['arrow'] });
  });

  it('a hunter in plain sight is no suspect; one who moved is, everywhere they could be', () => {
    const suspects = (view: View) => suspectsOf(view, analyse(view, 0).odds);
    const chance = new FastChance('dusk');
    const state = momie.create(3, { mummy: 0 }, chance);
    expect(suspects(momie.view(state, 0))).toEqual([null, null]);
    while (momie.view(state, 0).phase !== 'prowl') momie.apply(state, momie.sample(state, chance), chance);
    const truth = momie.view(state, 1);
    suspects(momie.view(state, 0)).forEach((cells, hunter) => {
      if (cells) expect(Object.keys(cells)).toContain(truth.hunters[hunter]?.at);
    });
  });
});
