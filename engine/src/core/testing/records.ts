import { FastChance } from '../chance.ts';
import type { AnyGame, Seat, Viewer } from '../game.ts';
import type { Action } from '../match.ts';
import { randomRecord } from '../random-record.ts';
import type { GameRecord } from '../record.ts';
import { recordFor } from '../redacted-record.ts';

/** A random game, broken off after `maxActions`. */
export function playedRecord(game: AnyGame, players: number, maxActions = Infinity): GameRecord {
  return randomRecord({
    game,
    seats: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, kind: 'human' })),
    entropy: {
      secret: `the secret of ${game.name} ${players}`,
      contributions: ['moon', '', 'été', '4', '5'].slice(0, players),
    },
    choices: new FastChance(`${game.name} ${players}`),
    maxActions,
    at: (index) => 1_700_000_000_000 + index - 1,
  });
}

/** The same while it runs: broken off after `maxActions`, or in the middle of a game that is too short for that. */
export function runningRecord(game: AnyGame, players: number, maxActions: number): GameRecord {
  const { actions } = playedRecord(game, players);
  return playedRecord(game, players, Math.min(maxActions, Math.floor(actions.length / 2)));
}

/** An action of a running game, and how a viewer is told of it. */
export interface ShownAction {
  readonly action: Action;
  readonly shown: Action;
  readonly seat: Seat;
  readonly viewer: Viewer;
}

/** Every action but the last of a random game at each player count, as one viewer is shown it while the game runs. */
export function* shownActions(game: AnyGame, viewerOf: (record: GameRecord) => Viewer): Generator<ShownAction> {
  for (let players = game.players.min; players <= game.players.max; players++) {
    const whole = playedRecord(game, players);
    const running = { ...whole, actions: whole.actions.slice(0, -1), result: null };
    const viewer = viewerOf(running);
    for (const [i, { action: shown, seat }] of recordFor(running, viewer, game).actions.entries())
      yield { action: running.actions[i]!.action, shown, seat, viewer };
  }
}
