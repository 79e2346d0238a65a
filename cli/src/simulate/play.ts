/** Random games as complete records, so that each of them can be checked and looked at again. */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame } from '@traque/engine/core/game';
import type { GameRecord, RecordedAction } from '@traque/engine/core/record';
import { commitment, drawChance } from '@traque/engine/core/seeds';

/** Far beyond any game seen; a game that reaches it is counted as unfinished rather than played for ever. */
const MOST_ACTIONS = 100_000;

/** One random game; the same seed gives the same record. Simulated time: a second an action. */
export function playRandom(game: AnyGame, players: number, seed: string): GameRecord {
  const entropy = { secret: commitment(`traque simulate ${seed}`) };
  const choices = new FastChance(seed);
  const state = game.create(players, {}, drawChance(entropy, 0));
  const actions: RecordedAction[] = [];
  for (let seat = game.toAct(state); seat !== null && actions.length < MOST_ACTIONS; seat = game.toAct(state)) {
    const action = game.sample(state, choices);
    actions.push({ seat, action, at: (actions.length + 1) * 1000 });
    game.apply(state, action, drawChance(entropy, actions.length));
  }
  return {
    traque: 1,
    game: game.name,
    rules: game.version,
    options: {},
    data: game.data({}),
    seats: Array.from({ length: players }, (_, seat) => ({ name: `random ${seat + 1}`, kind: 'random' })),
    commit: commitment(entropy.secret),
    secret: entropy.secret,
    actions,
    result: game.result(state),
  };
}
