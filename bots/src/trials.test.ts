import { readFileSync } from 'node:fs';
import { FastChance } from '@traque/engine/core/chance';
import { gameNamed } from '@traque/engine';
import { replay } from '@traque/engine/core/record';
import { readRecord } from '@traque/engine/core/verify';
import { twinOf } from '@traque/engine/test-support/twin';
import { describe, expect, it } from 'vitest';
import { tryActions } from './index.ts';
import { decisions, tables } from './testing/positions.ts';

const smallest = tables.filter(({ game, players }) => players === game.players.min);

describe.each(smallest)('$name: actions tried in imagined worlds', ({ game, players }) => {
  it('give a chance for each action and world, whatever the seat cannot see', () => {
    const chance = new FastChance(`trials ${game.name}`);
    let tried = 0;
    for (const { state, seat, view, where } of decisions(game, players, 'trials', 12)) {
      const actions = game.legal(state).actions.slice(0, 3);
      const values = tryActions(view, seat, actions, 2, where);
      if (values === null) continue;
      tried++;
      expect(values.map(({ length }) => length)).toEqual(actions.map(() => 2));
      for (const each of values.flat()) expect(each >= 0 && each <= 1, where).toBe(true);
      const twin = twinOf(game, state, seat, chance);
      expect(tryActions(game.view(twin, seat), seat, actions, 2, where), where).toEqual(values);
    }
    expect(tried).toBeGreaterThan(5);
  });
});

it('know a win when they try it', () => {
  const game = gameNamed('maamut')!;
  const file = new URL('../../fixtures/records/maamut-2.json', import.meta.url);
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')), gameNamed);
  const before = [...replay(record, game)].at(-2)!.match.state;
  const { seat, action } = record.actions.at(-1)!;
  expect(record.result?.winners).toEqual([seat]);
  expect(tryActions(game.view(before, seat), seat, [action], 2, 'win')).toEqual([[1, 1]]);
});
