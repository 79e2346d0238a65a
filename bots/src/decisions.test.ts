import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { expect, it } from 'vitest';
import { type Level, levels, think } from './index.ts';

/** `npm run test:long` makes a million of them in all. */
const DECISIONS = Number(process.env['TRAQUE_DECISIONS'] ?? 3000) / games.length;
/** What a bot can be caught with: no time at all. */
const MS = 1;

it.each(games)('$name: bots in a hurry, all levels mixed, never throw and never choose what is not allowed', (game) => {
  const wrong: string[] = [];
  let decisions = 0;
  for (let round = 0; decisions < DECISIONS; round++) {
    const seed = `hurry ${game.name} ${round}`;
    const chance = new FastChance(seed);
    const players = game.players.min + chance.below(game.players.max - game.players.min + 1);
    const state = game.create(players, {}, chance);
    for (let seat = game.toAct(state); seat !== null && decisions < DECISIONS; seat = game.toAct(state)) {
      const level: Level = levels[chance.below(levels.length)]!;
      const { action } = think({ view: game.view(state, seat), level, ms: MS, seed: `${seed} ${decisions}` });
      if (game.refusal(state, seat, action) !== null) wrong.push(`${seed}, ${level}: ${JSON.stringify(action)}`);
      // A game that has become strange is where a bot may stumble: some actions are anybody's.
      game.apply(state, wrong.length > 0 || chance.below(4) === 0 ? game.sample(state, chance) : action, chance);
      decisions++;
      if (wrong.length > 0) break;
    }
    if (wrong.length > 0) break;
  }
  expect(wrong).toEqual([]);
});
