import { think } from '@traque/bots';
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyView, OpaqueState } from '@traque/engine/core/game';
import { open, step, toAct } from '@traque/engine/core/match';
import type { GameRecord } from '@traque/engine/core/record';
import { commitment } from '@traque/engine/core/seeds';
import { describe, expect, it } from 'vitest';
import { accountOf, billEntries, billOf } from './bill.ts';
import { value } from './maamut/value.ts';
import { judgeSlip } from './slip.ts';

const game = gameNamed('maamut')!;
const effort = { draws: 6, worlds: 8, setUps: 10 };

/** A game between bots of these levels. */
function played(levels: readonly ('random' | 'easy')[], secret: string): GameRecord {
  let match = open(game, levels.length, {}, { secret });
  const actions = [];
  for (let seat = toAct(match); seat !== null && actions.length < 400; seat = toAct(match)) {
    const view = game.view(match.state, seat) as AnyView;
    const { action } = think({ view, level: levels[seat]!, ms: 10, seed: `${secret} ${actions.length}` });
    actions.push({ seat, action, at: 0 });
    ({ match } = step(match, seat, action));
  }
  const seats = levels.map((kind) => ({ name: kind, kind }));
  const result = game.result(match.state);
  return {
    traque: 1,
    game: game.name,
    rules: game.version,
    options: {},
    seats,
    commit: commitment(secret),
    secret,
    actions,
    result,
  };
}

const records = [2, 3, 4].map((players) =>
  played(
    Array.from({ length: players }, () => 'easy' as const),
    `bill ${players}`,
  ),
);

describe('the bill of a game', () => {
  it.each(records.map((record) => [record.seats.length, record] as const))(
    'adds up exactly, %i players',
    (_, record) => {
      const { accounts } = billOf(record, game, value, 'seed', effort);
      accounts.forEach(({ prior, luck, slips, unseen, others, result }, seat) => {
        expect(prior + luck - slips + unseen + others).toBeCloseTo(result, 9);
        const winners = record.result?.winners ?? [];
        expect(result).toBe(winners.includes(seat) ? 1 / winners.length : 0);
      });
    },
  );

  it('is the same, bit by bit, from the same record, value and seed', () => {
    const one = JSON.stringify(billOf(records[0]!, game, value, 'seed', effort));
    expect(JSON.stringify(billOf(records[0]!, game, value, 'seed', effort))).toBe(one);
    expect(JSON.stringify(billOf(records[0]!, game, value, 'other', effort))).not.toBe(one);
  });

  it('comes entry by entry, and sums of a part are those of the entries so far', () => {
    const entries = billEntries(records[0]!, game, value, 'seed', effort);
    const first = [entries.next().value!, entries.next().value!, entries.next().value!];
    expect(first.map(({ number }) => number)).toEqual([0, 1, 2]);
    const { prior, luck, slips, unseen, others, result } = accountOf(first, 0);
    expect(prior + luck - slips + unseen + others).toBeCloseTo(result, 9);
  });
});

describe('a slip', () => {
  it('does not depend on what the seat cannot know', () => {
    const record = records[1]!;
    let match = open(game, 3, {}, { secret: record.secret });
    let compared = 0;
    for (const { seat, action } of record.actions.slice(0, 24)) {
      const chance = new FastChance(`twin ${compared}`);
      const view = game.view(match.state, seat) as AnyView;
      const twin: OpaqueState = game.imagine(view, seat, chance);
      const judged = (state: OpaqueState) => JSON.stringify(judgeSlip(game, state, seat, action, value, 6, 'seed'));
      expect(judged(twin)).toBe(judged(match.state));
      if (JSON.stringify(game.write(twin)) !== JSON.stringify(game.write(match.state))) compared++;
      ({ match } = step(match, seat, action));
    }
    expect(compared).toBeGreaterThan(10);
  });
});
