import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { Malformed } from '../core/malformed.ts';
import { redeal } from './cards.ts';
import { maamut } from './index.ts';
import type { Event, StateJson, View } from './protocol.ts';
import { E, move, pass, play, position } from './testing/position.ts';

const BOARD = `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,b  ,   #
  .   ,   ,   ,   ,   .
    .B  ,C  ,   ,   .
      #   .   #   #`;
const before = () =>
  position(BOARD, {
    hands: [
      [3, 1, 2],
      [2, 2, 1],
      [3, 3, 1],
    ],
    draw: [2, 1, 3],
  });

describe('hands are hidden from the others', () => {
  it('MA-12: a seat sees its own hand; of other hands and the draw pile only how many', () => {
    const view = maamut.view(before(), 1);
    expect(view.hunters.map(({ hand }) => hand)).toEqual([3, [2, 2, 1], 3]);
    expect(view.draw).toBe(3);
    expect(view.discard).toHaveLength(24);
  });

  it('MA-12: a spectator sees no hand', () => {
    expect(maamut.view(before(), null).hunters.map(({ hand }) => hand)).toEqual([3, 3, 3]);
  });

  it('MA-12: all the rest is there, in the order of the state', () => {
    const state = before();
    const json = maamut.write(state) as StateJson;
    const view = maamut.view(state, 2);
    expect(Object.keys(view)).toEqual(Object.keys(json));
    expect({ ...view, hunters: null, draw: null }).toEqual({ ...json, hunters: null, draw: null });
  });

  it('MA-12: when the game is over, everything', () => {
    const { state, json } = play(before(), move(1, E));
    expect(json.phase).toBe('over');
    for (const viewer of [0, 1, 2, null]) expect(maamut.view(state, viewer)).toEqual(json);
  });

  it('MA-12: what a hunter drew is told to that seat alone', () => {
    const { events } = play(before(), pass(1));
    expect(events.filter((event) => event.for !== null)).toEqual([{ type: 'drawn', for: [0], seat: 0, cards: [2] }]);
  });
});

/** What a viewer gets of events. */
const heard = (events: readonly Event[], viewer: number | null) =>
  events.filter((event) => event.for === null || (viewer !== null && event.for.includes(viewer)));

describe('worlds that a seat cannot tell apart', () => {
  it.each([2, 3, 4])('MA-12: give the same bytes, played on with the same actions (%i players)', (players) => {
    for (let seed = 0; seed < 12; seed++) {
      const chance = new FastChance(`worlds ${players} ${seed}`);
      const state = maamut.create(players, { huntLimit: 30 }, chance);
      while (maamut.toAct(state) !== null) {
        const viewer = chance.below(players + 1) === players ? null : chance.below(players);
        const other = maamut.clone(state);
        redeal(other, viewer, chance);
        const seen = JSON.stringify(maamut.view(state, viewer));
        if (JSON.stringify(maamut.view(other, viewer)) !== seen) expect.fail(`seed ${seed}: views differ`);
        const mover = maamut.toAct(state)!;
        if (mover === viewer && JSON.stringify(maamut.legal(other)) !== JSON.stringify(maamut.legal(state)))
          expect.fail(`seed ${seed}: legal lists differ`);
        const action = maamut.sample(state, chance);
        const told: Event[] = [];
        maamut.apply(state, action, chance, (event) => told.push(event));
        const ended = told.some(({ type }) => ['over', 'removed', 'reshuffle'].includes(type));
        if (
          maamut.refusal(other, mover, action) !== null ||
          ended ||
          told.some(({ type, for: seats }) => type === 'drawn' && seats!.includes(viewer ?? -1))
        )
          continue;
        const toldThere: Event[] = [];
        maamut.apply(other, action, chance, (event) => toldThere.push(event));
        expect(JSON.stringify(heard(toldThere, viewer))).toBe(JSON.stringify(heard(told, viewer)));
        expect(JSON.stringify(maamut.view(other, viewer))).toBe(JSON.stringify(maamut.view(state, viewer)));
      }
    }
  });
});

describe('imagine', () => {
  it('deals the unseen cards: the same view, another world', () => {
    const view = maamut.view(before(), 1);
    const worlds = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const state = maamut.imagine(view, 1, new FastChance(seed));
      expect(JSON.stringify(maamut.view(state, 1))).toBe(JSON.stringify(view));
      worlds.add(JSON.stringify(maamut.write(state)));
    }
    expect(worlds.size).toBeGreaterThan(10);
  });

  it('of a view in which it is over is the state itself', () => {
    const { state } = play(before(), move(1, E));
    const world = maamut.imagine(maamut.view(state, 0), 0, new FastChance(1));
    expect(maamut.write(world)).toEqual(maamut.write(state));
  });

  it.each<[string, (view: View) => unknown]>([
    [
      'a hand too large',
      (view) => ({ ...view, hunters: view.hunters.map((h, i) => (i === 0 ? { ...h, hand: 9 } : h)) }),
    ],
    ['a pile too small', (view) => ({ ...view, draw: 1 })],
    ['a pile too large', (view) => ({ ...view, draw: 30 })],
    ['half a card', (view) => ({ ...view, draw: 2.5 })],
    ['a ninth 3', (view) => ({ ...view, discard: [3, 3, 3, 3, 3, 3, 3, 3, 3] })],
    ['no hunters', (view) => ({ ...view, hunters: null })],
    ['nothing', () => null],
  ])('refuses %s', (_what, spoil) => {
    const view = spoil(maamut.view(before(), 1)) as View;
    expect(() => maamut.imagine(view, 1, new FastChance(1))).toThrow(Malformed);
  });
});
