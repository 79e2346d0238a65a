import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { open, step } from '@traque/engine/core/match';
import { twinOf } from '@traque/engine/test-support/twin';
import { describe, expect, it } from 'vitest';
import { accountOf, billEntries, billOf } from './bill.ts';
import { sampleGame } from './sample-game.ts';
import { judgeSlip } from './slip.ts';
import { yardstickOf } from './values.ts';

const effort = { draws: 3, setUps: 4, ideas: 2, firstTrials: 1, trials: 2, candidates: 4, firstWorlds: 2, worlds: 4 };

const tables = games.flatMap((game) => {
  const { value } = yardstickOf(game.name)!;
  const { min, max } = game.players;
  return Array.from({ length: max - min + 1 }, (_, i) => {
    const levels = Array.from({ length: min + i }, () => 'easy' as const);
    return { name: game.name, players: min + i, game, value, record: sampleGame(game, levels, `a ${min + i}`) };
  });
});
const { game, value, record } = tables[0]!;

describe('the bill of a game', () => {
  it.each(tables)('adds up exactly: $name, $players players', ({ game, value, record }) => {
    const { accounts } = billOf(record, game, value, 'seed', effort);
    const { winners } = record.result!;
    accounts.forEach(({ prior, luck, slips, unseen, others, result }, seat) => {
      expect(Math.abs(prior + luck - slips + unseen + others - result)).toBeLessThan(1e-9);
      expect(result).toBe(winners.includes(seat) ? 1 / winners.length : 0);
    });
  });

  it('is the same, bit by bit, from the same record, value and seed', () => {
    const one = JSON.stringify(billOf(record, game, value, 'seed', effort));
    expect(JSON.stringify(billOf(record, game, value, 'seed', effort))).toBe(one);
    expect(JSON.stringify(billOf(record, game, value, 'other', effort))).not.toBe(one);
  });

  it('comes entry by entry, and sums of a part are those of the entries so far', () => {
    const entries = billEntries(record, game, value, 'seed', effort);
    const first = [entries.next().value!, entries.next().value!, entries.next().value!];
    expect(first.map(({ number }) => number)).toEqual([0, 1, 2]);
    const { prior, luck, slips, unseen, others, result } = accountOf(first, 0);
    expect(prior + luck - slips + unseen + others).toBeCloseTo(result, 9);
  });
});

describe('a slip', () => {
  const perName = games.map(({ name }) => tables.findLast((table) => table.name === name)!);

  it.each(perName)('does not depend on what the seat cannot know: $name', ({ game, value, record, players }) => {
    let match = open(game, players, record.options, { secret: record.secret });
    let compared = 0;
    for (const { seat, action } of record.actions.slice(0, 30)) {
      const twin = twinOf(game, match.state, seat, new FastChance(`twin ${match.actions}`));
      const judge = (state: typeof twin) => JSON.stringify(judgeSlip(game, state, seat, action, value, effort, 'seed'));
      expect(judge(twin)).toBe(judge(match.state));
      if (JSON.stringify(game.write(twin)) !== JSON.stringify(game.write(match.state))) compared++;
      ({ match } = step(match, seat, action));
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('is none where there is nothing else to do', () => {
    const single = tables.flatMap(({ game, value, record, players }) => {
      let match = open(game, players, record.options, { secret: record.secret });
      for (const { seat, action } of record.actions) {
        const { actions, complete } = game.legal(match.state);
        if (complete && actions.length === 1)
          return [judgeSlip(game, match.state, seat, action, value, effort, 'seed')];
        ({ match } = step(match, seat, action));
      }
      return [];
    });
    expect(single.length).toBeGreaterThan(0);
    expect(single.map(({ loss }) => loss)).toEqual(single.map(() => 0));
  });
});
