import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { applyCode } from './apply.ts';
import { CODES, decode, encode } from './codes.ts';
import { draw } from './draw.ts';
import { clause } from './events.ts';
import { maamut } from './index.ts';
import { legalCodes, sampleCode } from './legal.ts';
import type { Event, StateJson } from './protocol.ts';
import { clone, copyInto, type State } from './state.ts';
import { play, position, setTrap } from './testing/position.ts';

/** Plays a random game; `visit` sees every state, with the events that led to it. */
function randomGame(players: number, seed: string, visit: (state: State, events: readonly Event[]) => void): void {
  const chance = new FastChance(seed);
  const fallenTraps = chance.below(2) ? 'stay' : 'vanish';
  const state = maamut.create(players, { fallenTraps, huntLimit: 40 }, chance);
  visit(state, []);
  while (maamut.toAct(state) !== null) {
    const events: Event[] = [];
    maamut.apply(state, maamut.sample(state, chance), chance, (event) => events.push(event));
    visit(state, events);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe.each([2, 3, 4])('over random games of %i', (players) => {
  const seeds = Array.from({ length: 15 }, (_, seed) => `${players} players, game ${seed}`);

  it('MA-3: the 36 cards stay 36; MA-2: a living hunter’s traps stay four', () => {
    for (const seed of seeds)
      randomGame(players, seed, (state) => {
        const json = maamut.write(state) as StateJson;
        const cards = [...json.hunters.flatMap(({ hand }) => hand), ...json.draw, ...json.discard];
        expect(
          [1, 2, 3].map((value) => cards.filter((card) => card === value).length),
          seed,
        ).toEqual([12, 16, 8]);
        json.hunters.forEach(({ traps, removed }, seat) => {
          const all = traps + Object.values(json.traps).filter((owner) => owner === seat).length;
          if (removed ? all > 4 : all !== 4) expect.fail(`${seed}: seat ${seat} has ${all} traps`);
        });
      });
  });

  it('JSON, views and imagination hold at every step', () => {
    for (const seed of seeds.slice(0, 6)) {
      const chance = new FastChance(seed);
      randomGame(players, seed, (state) => {
        const json = JSON.stringify(maamut.write(state));
        if (JSON.stringify(maamut.write(maamut.read(JSON.parse(json)))) !== json) expect.fail(`${seed}: ${json}`);
        const viewer = chance.below(players + 1) === players ? null : chance.below(players);
        const view = maamut.view(state, viewer);
        const imagined = maamut.imagine(view, viewer, chance);
        if (JSON.stringify(maamut.view(imagined, viewer)) !== JSON.stringify(view)) expect.fail(`${seed}: ${json}`);
      });
    }
  });

  it('what is legal is not refused, and nothing else is allowed', () => {
    const codes = new Uint8Array(CODES);
    for (const seed of seeds.slice(0, 4))
      randomGame(players, seed, (state) => {
        const seat = maamut.toAct(state);
        const legal = new Set(codes.subarray(0, legalCodes(state, codes)));
        if (seat === null) return expect(legal.size).toBe(0);
        expect(legal.size).toBeGreaterThan(0);
        for (let code = 0; code < CODES; code++)
          if ((maamut.refusal(state, seat, decode(code, state.phase)) === null) !== legal.has(code))
            expect.fail(`${seed}: code ${code} in ${draw(state)}`);
        return undefined;
      });
  });

  it('turns go round, and the game ends with its one last event', () => {
    for (const seed of seeds) {
      const all: Event[] = [];
      let last: StateJson | undefined;
      randomGame(players, seed, (state, events) => {
        all.push(...events);
        last = maamut.write(state) as StateJson;
      });
      expect(all.filter(({ type }) => type === 'over')).toHaveLength(1);
      expect(all.at(-1)).toMatchObject({ type: 'over', result: last!.result });
      const acts = all.filter(({ type }) => ['move', 'pass', 'setTrap', 'liftTrap'].includes(type)).length;
      expect(sum(last!.turnsTaken)).toBe(acts - (last!.result!.reason === 'trap' ? 1 : 0));
    }
  });

  it('a sampled code is one of the legal list, drawn by its order', () => {
    const codes = new Uint8Array(CODES);
    for (const seed of seeds.slice(0, 4))
      randomGame(players, seed, (state) => {
        if (maamut.toAct(state) === null) return;
        const count = legalCodes(state, codes);
        const sampled = Array.from({ length: count }, (_, i) =>
          sampleCode(state, { below: (n) => (n === count ? i : -1) }),
        );
        expect(sampled, seed).toEqual(Array.from(codes.subarray(0, count)));
      });
  });

  it('a game on codes is the same game', () => {
    const codes = new Uint8Array(CODES);
    const [one, two] = [new FastChance('same'), new FastChance('same')];
    const state = maamut.create(players, { huntLimit: 50 }, one);
    const twin = maamut.create(players, { huntLimit: 50 }, two);
    while (maamut.toAct(state) !== null) {
      applyCode(state, codes[one.below(legalCodes(state, codes))]!, one);
      const { actions } = maamut.legal(twin);
      maamut.apply(twin, actions[two.below(actions.length)]!, two, () => undefined);
      expect(Array.from(twin.data)).toEqual(Array.from(state.data));
      expect(twin).toEqual(state);
    }
  });
});

it('codes and actions translate both ways', () => {
  for (let code = 0; code < CODES; code++)
    for (const phase of ['place', 'panic'] as const) expect(encode(decode(code, phase))).toBe(code);
});

it('a clone is a state of its own, and can be made the same again', () => {
  const state = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,A  +M  ,B  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`);
  const before = draw(state);
  const copy = clone(state);
  const { state: after } = play(copy, setTrap);
  copyInto(copy, after);
  expect(draw(state)).toBe(before);
  expect(draw(copy)).toBe(draw(after));
});

it('a drawing shows everything a person needs', () => {
  const state = position(
    `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,c  ,   ,   .
#   ,   ,aAB +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`,
    {
      players: 3,
      hands: [
        [1, 2, 2],
        [3, 3, 1],
      ],
      draw: [2, 1],
    },
  );
  expect(`\n${draw(state)}`).toBe(`
         #     .     .     #
      .     ,     ,     ,     .
   .     ,     ,c    ,     ,     .
#     ,     ,aAB  +M    ,     ,     #
   .     ,     ,     ,     ,     .
      .     ,     ,     ,     .
         #     .     #     #
A -1,0         hand 1 2 2 traps 3
B -1,0         hand 3 3 1 traps 4
C removed      hand       traps 3
draw 2: 21
discard 28: 1111111112222222222222333333
turn A · act`);
});

it('every event names the clause it carries out', () => {
  const named = new Map<string, Set<string>>();
  for (let seed = 0; seed < 60; seed++)
    randomGame(4, `clauses ${seed}`, (_state, events) => {
      for (const event of events) named.set(event.type, (named.get(event.type) ?? new Set()).add(clause(event)));
    });
  expect(Object.fromEntries([...named].map(([type, ids]) => [type, [...ids].sort().join(' ')]))).toEqual({
    place: 'MA-14',
    move: 'MA-20',
    walk: 'MA-20',
    startle: 'MA-51 MA-53 MA-55',
    run: 'MA-50',
    panic: 'MA-61 MA-63',
    removed: 'MA-55 MA-64',
    vanish: 'MA-71',
    setTrap: 'MA-30',
    liftTrap: 'MA-35',
    pass: 'MA-38',
    draw: 'MA-39',
    drawn: 'MA-39',
    reshuffle: 'MA-40',
    fall: 'MA-60',
    over: expect.stringContaining('MA-80') as string,
  });
});
