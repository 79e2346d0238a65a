import { think, type Thought } from '@traque/bots';
import { decisions, type Seen, tables } from '@traque/bots/test-support/positions';
import { describe, expect, it } from 'vitest';
import { FastChance } from '@traque/engine/core/chance';
import type { OpaqueState } from '@traque/engine/core/game';
import { twinOf } from '@traque/engine/test-support/twin';
import { isAllowed } from './advisor.ts';
import { coach } from './coach.ts';
import { explain } from './explain.ts';

const explainNothing = async () => ({ chance: null, reasons: [] });

describe.each(tables)('advice at a table of $name with $players players', ({ game, players }) => {
  const asked = coach(async (request) => think({ ...request, ms: 20 }), explainNothing, isAllowed);

  it('is legal, different, and the best comes first', async () => {
    for (const { state, seat, view, where } of decisions(game, players, 'coach', 12)) {
      const found = await asked.advise(game.version, view, seat);
      expect(found.length, where).toBeGreaterThan(0);
      expect(new Set(found.map(({ action }) => JSON.stringify(action))).size, where).toBe(found.length);
      for (const { action, value } of found) {
        expect(game.refusal(state, seat, action), where).toBeNull();
        expect(value >= 0 && value <= 1, where).toBe(true);
      }
    }
  });

  it('is given to nobody who is not to act', async () => {
    const { state, seat } = decisions(game, players, 'coach').next().value as Seen;
    expect(await asked.advise(game.version, game.view(state, null), null)).toEqual([]);
    const other = (seat + 1) % players;
    expect(await asked.advise(game.version, game.view(state, other), other)).toEqual([]);
  });
});

/** One for each game. */
const games = tables.filter(({ name }, i) => tables.findIndex((other) => other.name === name) === i);

describe.each(games)('a hint at a table of $name', ({ game, players }) => {
  /** A clock that counts its readings: the same search on every machine. */
  const ticking = () => {
    let now = 0;
    return () => now++;
  };
  const asked = coach(
    async (request) => think({ ...request, ms: 30 }, ticking()),
    async (request) => explain(request),
    isAllowed,
  );

  it('is a legal action with its chance, and the same in every world that the seat cannot tell from this one', async () => {
    let compared = 0;
    for (const { state, seat, where } of decisions(game, players, 'hint', 24)) {
      const twin = twinOf(game, state, seat, new FastChance(where));
      const hintIn = async (world: OpaqueState) => asked.hint(game.version, game.view(world, seat), seat);
      const hint = await hintIn(state);
      expect(game.refusal(state, seat, hint!.action), where).toBeNull();
      expect(hint!.chance! >= 0 && hint!.chance! <= 1, where).toBe(true);
      expect(JSON.stringify(await hintIn(twin)), where).toBe(JSON.stringify(hint));
      if (JSON.stringify(game.write(twin)) !== JSON.stringify(game.write(state))) compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('is given to nobody who is not to act', async () => {
    const { state, seat } = decisions(game, players, 'hint').next().value as Seen;
    const other = (seat + 1) % players;
    expect(await asked.hint(game.version, game.view(state, other), other)).toBeNull();
    expect(await asked.hint(game.version, game.view(state, null), null)).toBeNull();
  });
});

it('what the bot chose comes first, though something else was listed before it', async () => {
  const considered = ['a', 'b', 'c', 'd'].map((type, i) => ({ action: { type }, value: 0.9 - i / 10, effort: 1 }));
  const thought: Thought = { action: { type: 'b' }, considered, effort: 4 };
  const view = { game: 'maamut', players: 2, options: {}, toAct: 0, result: null };
  const found = await coach(
    async () => thought,
    explainNothing,
    () => true,
  ).advise(1, view, 0);
  expect(found.map(({ action, value }) => `${action.type} ${value.toFixed(1)}`)).toEqual(['b 0.8', 'a 0.9', 'c 0.7']);
});

it('what the rules of the table forbid is not suggested, though the bot would do it', async () => {
  const considered = ['a', 'b', 'c'].map((type, i) => ({ action: { type }, value: 0.9 - i / 10, effort: 1 }));
  const thought: Thought = { action: { type: 'a' }, considered, effort: 3 };
  const view = { game: 'maamut', players: 2, options: {}, toAct: 0, result: null };
  const found = await coach(
    async () => thought,
    explainNothing,
    (rules, _view, _viewer, { type }) => rules === 2 || type !== 'a',
  ).advise(1, view, 0);
  expect(found.map(({ action }) => action.type)).toEqual(['b', 'c']);
});
