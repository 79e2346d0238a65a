/** Records of games: what is stored and exported, how it is played again and checked (docs/protocol.md, Records). */
import { gameNamed } from '../index.ts';
import type { AnyGame, GameEvent, OpaqueState, Refusal, Result, Seat } from './game.ts';
import { Malformed } from './malformed.ts';
import { chanceOf, type Renewal, renewed } from './renewal.ts';

export interface RecordSeat {
  readonly name: string;
  /** `human`, or a bot's level. */
  readonly kind: string;
  /** Its colour and shape, 0 … 4 (▲ ● ■ ◆ ★); absent where nobody chose them. */
  readonly look?: number;
}

export interface RecordedAction {
  readonly seat: Seat;
  readonly action: { readonly type: string };
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a record tells at any time, of a game that is over or still runs. */
export interface Header {
  readonly traque: 1;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  /** As the table asked for them: one left out is decided by the set-up's draw or its default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly RecordSeat[];
  /** SHA-256 of the secret. */
  readonly commit: string;
  readonly contributions?: readonly string[];
  readonly actions: readonly RecordedAction[];
  readonly result: Result | null;
}

export interface GameRecord extends Header {
  readonly secret: string;
  /** Where it was played on from a moment of another game. */
  readonly anew?: readonly Renewal[];
}

/** One moment of a replay. `state` is the replay's own and moves on: clone it to keep it. */
export interface Step {
  /** 0: set up; i: after the i-th action. */
  readonly index: number;
  readonly taken: RecordedAction | null;
  readonly events: readonly GameEvent[];
  readonly state: OpaqueState;
}

/** Why a replay cannot go on. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
  readonly index: number;
  readonly refusal: Refusal;

  constructor(index: number, refusal: Refusal) {
    super(`action ${index} is refused: ${refusal.rule} (${refusal.why})`);
    this.index = index;
    this.refusal = refusal;
  }
}

/** The game of a record, by its own rules where we have them. @throws {Malformed} if there is none of that name. */
export function gameOf(record: { readonly game: string; readonly rules?: number }): AnyGame {
  const game = gameNamed(record.game, record.rules) ?? gameNamed(record.game);
  if (game === undefined) throw new Malformed('game', `no game is called ${JSON.stringify(record.game)}`);
  return game;
}

/** Plays a record again, move by move. @throws {Malformed} if it cannot be set up, {Unplayable} at an action that is refused. */
export function* replay(record: GameRecord, game: AnyGame = gameOf(record)): Generator<Step, void> {
  const created = game.create(record.seats.length, record.options, chanceOf(record, 0));
  let state = renewed(record, game, created, 0);
  yield { index: 0, taken: null, events: [], state };
  for (const [position, taken] of record.actions.entries()) {
    const index = position + 1;
    const refusal = game.refusal(state, taken.seat, taken.action);
    if (refusal !== null) throw new Unplayable(index, refusal);
    const events: GameEvent[] = [];
    game.apply(state, taken.action, chanceOf(record, index), (event) => events.push(event));
    state = renewed(record, game, state, index);
    yield { index, taken, events, state };
  }
}
