/** Records of games: what is stored and exported, how it is played again and checked (docs/protocol.md, Records). */
import { gameNamed } from '../index.ts';
import { editionOf } from './edition.ts';
import type { AnyGame, GameEvent, OpaqueState, Refusal, Result, Seat } from './game.ts';
import { Malformed } from './malformed.ts';
import { chanceOf, type Renewal, renewed } from './renewal.ts';
import { same } from './same.ts';

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
  /** SHA-256 of the data it was begun with (`Game.data`); absent in records from before it was kept. */
  readonly data?: string;
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

/** Begun with another map, other tiles or cards than we have by that name. */
export class OtherData extends Error {
  override readonly name = 'OtherData';
  readonly recorded: string;
  readonly known: string;

  constructor(recorded: string, known: string) {
    super(`begun with data of SHA-256 ${recorded}; here these options mean ${known}`);
    this.recorded = recorded;
    this.known = known;
  }
}

/** The game of a record, by rules of its version where we have them. @throws {Malformed} if there is none of that name. */
export function gameOf(record: { readonly game: string; readonly rules?: number }): AnyGame {
  const game = gameNamed(record.game, record.rules) ?? gameNamed(record.game);
  if (game === undefined) throw new Malformed('game', `no game is called ${JSON.stringify(record.game)}`);
  return game;
}

/** Whether it can be played to its end by these rules. */
function plays(record: GameRecord, game: AnyGame): boolean {
  try {
    let found: Result | null = null;
    for (const { state } of replay(record, game)) found = game.result(state);
    return same(found, record.result);
  } catch (error) {
    if (error instanceof Malformed || error instanceof Unplayable) return false;
    throw error;
  }
}

/**
 * The rules by which a complete record was made, with the data it was begun with; where it fits none, the newest of its
 * version: a replay says where. @throws {Malformed} if no game is called so, {OtherData} if we do not have that data.
 */
export function rulesOf(record: GameRecord): AnyGame {
  const game = gameOf(record);
  const { options, data, actions } = record;
  const found = editionOf(game, { options, data, at: actions[0]?.at }, (edition) => plays(record, edition));
  if (found === 'otherData') throw new OtherData(data!, game.data(options));
  return found === 'noneFits' ? game : found;
}

/**
 * Plays a record again, move by move. @throws {Malformed} if it cannot be set up, {OtherData} if it was begun with what we
 * do not have, {Unplayable} at an action that is refused.
 */
export function* replay(record: GameRecord, game: AnyGame = rulesOf(record)): Generator<Step, void> {
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
