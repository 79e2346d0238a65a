/** Records of random games, for simulation and tests. */
import type { Chance } from './chance.ts';
import type { AnyGame } from './game.ts';
import { advance, open, toAct } from './match.ts';
import type { GameRecord, RecordedAction, RecordSeat } from './record.ts';
import { commitment, type Entropy } from './seeds.ts';

export interface RandomGame {
  readonly game: AnyGame;
  readonly seats: readonly RecordSeat[];
  readonly entropy: Entropy;
  /** Chooses the actions; what they draw comes from `entropy`. */
  readonly choices: Chance;
  /** The game is broken off after this many actions. */
  readonly maxActions: number;
  /** When the i-th action (from 1) was taken. */
  readonly at: (index: number) => number;
}

export function randomRecord({ game, seats, entropy, choices, maxActions, at }: RandomGame): GameRecord {
  let match = open(game, seats.length, {}, entropy);
  const actions: RecordedAction[] = [];
  for (let seat = toAct(match); seat !== null && actions.length < maxActions; seat = toAct(match)) {
    const action = game.sample(match.state, choices);
    match = advance(match, action);
    actions.push({ seat, action, at: at(match.actions) });
  }
  return {
    traque: 1,
    game: game.name,
    rules: game.version,
    options: {},
    data: game.data({}),
    seats,
    commit: commitment(entropy.secret),
    ...entropy,
    actions,
    result: game.result(match.state),
  };
}
