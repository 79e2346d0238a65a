/** What holds in every game of Mammut, played by chance at every player count. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import type { Viewer } from '../core/game.ts';
import { mammut } from './index.ts';
import type { Event, StateJson } from './protocol.ts';
import type { State } from './state.ts';

const GAMES = 4;
const LONGEST = 600;

/** Plays a game of chance, calling `look` before every action and once at the end. */
function playThrough(players: number, seed: number, look: (state: State, chance: FastChance) => void): State {
  const chance = new FastChance(seed);
  const state = mammut.create(players, {}, chance);
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves > LONGEST) throw new Error(`seed ${seed}: no end after ${LONGEST} actions`);
    look(state, chance);
    mammut.apply(state, mammut.sample(state, chance), chance);
  }
  look(state, chance);
  return state;
}

const json = (state: State) => mammut.write(state) as StateJson;
const viewers = (players: number): Viewer[] => [null, ...Array.from({ length: players }, (_, seat) => seat)];

describe.each([2, 3, 4, 5])('%i players', (players) => {
  const seeds = Array.from({ length: GAMES }, (_, game) => 1000 * players + game);

  it.each(seeds)('MM-1 MM-4 MM-5 MM-53: tiles, cards and tokens are conserved, VP never below 0 (seed %i)', (seed) => {
    playThrough(players, seed, (state) => {
      const { middle, shares, hands, laid, played, draw, discard, animals, vp } = json(state);
      expect([...middle, ...shares.flat(2)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: 32 }, (_, tile) => tile),
      );
      expect([...hands.flat(), ...laid.flat(), ...played, ...draw, ...discard]).toHaveLength(19);
      for (const tokens of animals) expect(new Set(tokens).size).toBe(tokens.length);
      for (const points of vp) expect(points).toBeGreaterThanOrEqual(0);
    });
  });

  it.each(seeds)(
    'what is listed and sampled is legal, and reading what was written changes nothing (seed %i)',
    (seed) => {
      playThrough(players, seed, (state, chance) => {
        const written = JSON.stringify(json(state));
        expect(JSON.stringify(mammut.write(mammut.read(JSON.parse(written))))).toBe(written);
        const { actions, complete } = mammut.legal(state);
        expect(complete).toBe(state.phase !== 'share');
        expect(actions.length > 0).toBe(state.phase !== 'over');
        for (const action of actions) expect(mammut.refusal(state, state.toAct, action)).toBeNull();
        if (state.phase !== 'over') expect(mammut.refusal(state, state.toAct, mammut.sample(state, chance))).toBeNull();
      });
    },
  );

  it.each(seeds)('an imagined world looks the same to who imagined it, and is possible (seed %i)', (seed) => {
    playThrough(players, seed, (state, chance) => {
      for (const viewer of viewers(players)) {
        const view = mammut.view(state, viewer);
        const world = mammut.imagine(view, viewer, chance);
        expect(JSON.stringify(mammut.view(world, viewer))).toBe(JSON.stringify(view));
        expect(() => mammut.read(json(world))).not.toThrow();
      }
    });
  });

  it.each(seeds)('two worlds a seat cannot tell apart stay so after the same actions (seed %i)', (seed) => {
    playThrough(players, seed, (state, chance) => {
      if (state.phase === 'over') return;
      for (const viewer of viewers(players)) {
        const world = mammut.imagine(mammut.view(state, viewer), viewer, chance);
        if (viewer === state.toAct) expect(mammut.legal(world)).toEqual(mammut.legal(state));
        const action = mammut.sample(state, chance);
        // What others do with cards, and what turns tiles, is where worlds part.
        if (action.type !== 'take' && action.type !== 'steal') continue;
        if (mammut.reveals(state, action)) continue;
        const seen = [state, world].map((each) => watch(mammut.clone(each), action, viewer, seed));
        expect(seen[1]).toBe(seen[0]);
      }
    });
  });
});

function watch(state: State, action: Parameters<typeof mammut.apply>[1], viewer: Viewer, seed: number): string {
  const events: Event[] = [];
  mammut.apply(state, action, new FastChance(seed), (event) => events.push(event));
  const mine = events.filter(({ for: seats }) => seats === null || (viewer !== null && seats.includes(viewer)));
  return JSON.stringify([mine, mammut.view(state, viewer)]);
}
