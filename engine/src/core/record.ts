/** Records of games: what is stored and exported, and how it is replayed (docs/protocol.md, Records). */
import { editionOf } from './edition.ts';
import type { Fork, Sources } from './fork.ts';
import type { AnyGame, Refusal, Result, Seat } from './game.ts';
import { jsonEqual } from './json-equal.ts';
import { type GameLookup, versionOf } from './lookup.ts';
import { Malformed } from './malformed.ts';
import { type Action, judge, type Match, type MatchEvent, open, step } from './match.ts';

export interface RecordSeat {
  readonly name: string;
  /** `human`, or a bot's level. */
  readonly kind: string;
  /** Its colour and shape, 0 … 4 (▲ ● ■ ◆ ★); absent where nobody chose them. */
  readonly look?: number;
}

export interface RecordedAction {
  readonly seat: Seat;
  readonly action: Action;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a record always tells, of a game that is over or still runs. */
export interface RecordHeader {
  readonly traque: 1;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  /** As the table asked for them: one left out is decided by the set-up's draw or its default. */
  readonly options: Readonly<Record<string, unknown>>;
  /** SHA-256 of the data the game was begun with (map, tiles, cards); absent in records from before it was kept. */
  readonly data?: string;
  readonly seats: readonly RecordSeat[];
  /** SHA-256 of the secret. */
  readonly commit: string;
  readonly contributions?: readonly string[];
  /** How often somebody took a move back, for practice, after they had seen what came of it; absent: never. */
  readonly practice?: number;
  readonly actions: readonly RecordedAction[];
  readonly result: Result | null;
}

export interface GameRecord extends RecordHeader {
  readonly secret: string;
  /** The forks of a game that was played on from a moment of another; the name is part of the stored format. */
  readonly anew?: readonly Fork[];
}

/** One point of a replay. */
export interface ReplayStep {
  readonly match: Match;
  /** The action that led here; null for the set-up. */
  readonly taken: RecordedAction | null;
  readonly events: readonly MatchEvent[];
}

/** Why a replay cannot go on. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
  /** The number of the refused action, from 1. */
  readonly index: number;
  readonly refusal: Refusal;

  constructor(index: number, refusal: Refusal) {
    super(`action ${index} is refused: ${refusal.rule} (${refusal.why})`);
    this.index = index;
    this.refusal = refusal;
  }
}

/** Begun with another map, other tiles or cards than are known here by that name. */
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

export function sourcesOf({ secret, contributions, anew }: GameRecord): Sources {
  return {
    secret,
    ...(contributions === undefined ? {} : { contributions }),
    ...(anew === undefined ? {} : { forks: anew }),
  };
}

/** One recorded action. @throws {Unplayable} if it is refused. */
export function replayAction(match: Match, taken: RecordedAction): ReplayStep {
  const judged = judge(match, taken.seat, taken.action);
  if ('refusal' in judged) throw new Unplayable(match.actions + 1, judged.refusal);
  return { taken, ...step(match, taken.seat, taken.action) };
}

export function openRecord(record: GameRecord, game: AnyGame): Match {
  return open(game, record.seats.length, record.options, sourcesOf(record));
}

/** The set-up, then each action. @throws {Malformed} if it cannot be set up, {Unplayable} at an action that is refused. */
export function* replay(record: GameRecord, game: AnyGame): Generator<ReplayStep, void> {
  let last: ReplayStep = { match: openRecord(record, game), taken: null, events: [] };
  yield last;
  for (const taken of record.actions) {
    last = replayAction(last.match, taken);
    yield last;
  }
}

/** Whether the record can be replayed to its result by these rules. */
function fits(record: GameRecord, game: AnyGame): boolean {
  try {
    let found: Result | null = null;
    for (const { match } of replay(record, game)) found = game.result(match.state);
    return jsonEqual(found, record.result);
  } catch (error) {
    if (error instanceof Malformed || error instanceof Unplayable) return false;
    throw error;
  }
}

/**
 * The edition of these rules, given as their newest, by which a complete record was made; where none fits, the newest: a
 * replay then says at which action. @throws {OtherData} if the data it was begun with is not known here.
 */
export function editionOfRecord(newest: AnyGame, record: GameRecord): AnyGame {
  const { options, data, actions } = record;
  const found = editionOf(newest, { options, data, at: actions[0]?.at }, (edition) => fits(record, edition));
  if (found === 'otherData') throw new OtherData(data!, newest.data(options));
  return found === 'noneFits' ? newest : found;
}

/**
 * The rules by which a complete record was made, with the data it was begun with. @throws {Malformed} if there is no such
 * game, {RulesMissing} or {OtherData} if the rules or the data are not known here.
 */
export function rulesOf(games: GameLookup, record: GameRecord): AnyGame {
  return editionOfRecord(versionOf(games, record), record);
}
