import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame } from '@traque/engine/core/game';
import { expect, it } from 'vitest';
import { type Level, levels, think } from './index.ts';
import { ticking } from './testing/clocks.ts';

/** `npm run test:long` makes a million of them in total. */
const DECISIONS = Math.ceil(Number(process.env['TRAQUE_DECISIONS'] ?? 3000) / games.length);
/** The clock moves only when it is read: the same work on every machine, so that a failure can be repeated. */
const hurry = (chance: FastChance): number => (chance.below(8) === 0 ? 1 + chance.below(12) : 1);

it.each(games)(
  '$name: bots with little time, all levels mixed, never throw and never choose an illegal action',
  (game) => {
    let decisions = 0;
    for (let round = 0; decisions < DECISIONS; round++)
      decisions += playHurried(game, `hurry ${game.name} ${round}`, DECISIONS - decisions);
    expect(decisions).toBe(DECISIONS);
  },
);

/** One game, or its first `most` decisions; how many there were. */
function playHurried(game: AnyGame, seed: string, most: number): number {
  const chance = new FastChance(seed);
  const players = game.players.min + chance.below(game.players.max - game.players.min + 1);
  const state = game.create(players, {}, chance);
  for (let decision = 0; decision < most; decision++) {
    const seat = game.toAct(state);
    if (seat === null) return decision;
    const level: Level = levels[chance.below(levels.length)]!;
    const ms = hurry(chance);
    const where = `${seed}, decision ${decision}, ${level}, ${ms} ms`;
    const { action } = answered(where, () =>
      think({ view: game.view(state, seat), level, ms, seed: where }, ticking(1)),
    );
    if (game.refusal(state, seat, action) !== null) expect.fail(`${where}: ${JSON.stringify(action)}`);
    // Bots may fail in unusual positions, so some actions are random.
    game.apply(state, chance.below(4) === 0 ? game.sample(state, chance) : action, chance);
  }
  return most;
}

function answered<T>(where: string, ask: () => T): T {
  try {
    return ask();
  } catch (cause) {
    throw new Error(where, { cause });
  }
}
