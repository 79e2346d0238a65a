import { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import type { GameRecord, RecordedAction } from '../record.ts';
import { commitment, drawChance } from '../seeds.ts';

/** A random game, broken off after `most` actions. */
export function playedRecord(game: AnyGame, players: number, most = Infinity): GameRecord {
  const entropy = {
    secret: `the secret of ${game.name} ${players}`,
    contributions: ['moon', '', 'été', '4', '5'].slice(0, players),
  };
  const choices = new FastChance(`${game.name} ${players}`);
  const state = game.create(players, {}, drawChance(entropy, 0));
  const actions: RecordedAction[] = [];
  for (let seat = game.toAct(state); seat !== null && actions.length < most; seat = game.toAct(state)) {
    const action = game.sample(state, choices);
    actions.push({ seat, action, at: 1_700_000_000_000 + actions.length });
    game.apply(state, action, drawChance(entropy, actions.length));
  }
  return {
    traque: 1,
    game: game.name,
    rules: game.version,
    options: {},
    data: game.data({}),
    seats: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, kind: 'human' })),
    commit: commitment(entropy.secret),
    ...entropy,
    actions,
    result: game.result(state),
  };
}
