/** Reads a record from outside and says, as data, what in it does not fit. */
import { list, object, text, whole } from './check.ts';
import type { AnyGame, Refusal, Result } from './game.ts';
import { Malformed } from './malformed.ts';
import { readFork } from './fork.ts';
import { jsonEqual } from './json-equal.ts';
import type { GameLookup } from './lookup.ts';
import {
  editionOfRecord,
  type GameRecord,
  OtherData,
  type RecordedAction,
  type RecordHeader,
  type RecordSeat,
  replay,
  Unplayable,
} from './record.ts';
import { commitment } from './seeds.ts';

export type Problem =
  /** No record at all, or one that cannot be set up. */
  | { readonly kind: 'malformed'; readonly problem: string }
  /** The secret is not the one committed to. */
  | { readonly kind: 'commit'; readonly recorded: string; readonly found: string }
  /** Made under another version of the rules than this engine has. */
  | { readonly kind: 'rules'; readonly recorded: number; readonly known: number }
  /** Begun with other data (map, tiles, cards) than these options mean here; as SHA-256. */
  | { readonly kind: 'data'; readonly recorded: string; readonly known: string }
  /** The rules forbid the i-th action (from 1). */
  | { readonly kind: 'refused'; readonly index: number; readonly action: RecordedAction; readonly refusal: Refusal }
  /** Replayed, the game ends differently (null: it does not end). */
  | { readonly kind: 'result'; readonly recorded: Result | null; readonly found: Result | null };

function readAction(value: unknown, at: string, players: number): RecordedAction {
  const json = object(value, at);
  const action = object(json['action'], `${at}.action`);
  return {
    seat: whole(json['seat'], `${at}.seat`, 0, players - 1),
    action: { ...action, type: text(action['type'], `${at}.action.type`) },
    at: whole(json['at'], `${at}.at`, 0, Number.MAX_SAFE_INTEGER),
  };
}

function readSeat(value: unknown, at: string): RecordSeat {
  const { name, kind, look } = object(value, at);
  const seat = { name: text(name, `${at}.name`), kind: text(kind, `${at}.kind`) };
  return look === undefined ? seat : { ...seat, look: whole(look, `${at}.look`, 0, 4) };
}

function readResult(value: unknown): Result | null {
  if (value === null) return null;
  const json = object(value, 'result');
  return {
    ...json,
    winners: list(json['winners'], 'result.winners').map((seat, i) => whole(seat, `result.winners.${i}`, 0, 9)),
    reason: text(json['reason'], 'result.reason'),
  };
}

/** What complete and redacted records have in common. @throws {Malformed} */
export function readHeader(json: Readonly<Record<string, unknown>>, games: GameLookup): RecordHeader {
  if (json['traque'] !== 1) throw new Malformed('traque', 'must be 1: this is no record, or one of a later format');
  const game = games(text(json['game'], 'game'));
  if (game === undefined) throw new Malformed('game', `no game is called ${JSON.stringify(json['game'])}`);
  const seats = list(json['seats'], 'seats').map((seat, i) => readSeat(seat, `seats.${i}`));
  const { contributions, data, practice } = json;
  return {
    traque: 1,
    game: game.name,
    rules: whole(json['rules'], 'rules', 1, Number.MAX_SAFE_INTEGER),
    options: object(json['options'], 'options'),
    ...(data === undefined ? {} : { data: text(data, 'data') }),
    seats,
    commit: text(json['commit'], 'commit'),
    ...(contributions === undefined
      ? {}
      : { contributions: list(contributions, 'contributions').map((word, i) => text(word, `contributions.${i}`)) }),
    ...(practice === undefined ? {} : { practice: whole(practice, 'practice', 1, Number.MAX_SAFE_INTEGER) }),
    actions: list(json['actions'], 'actions').map((action, i) => readAction(action, `actions.${i}`, seats.length)),
    result: readResult(json['result']),
  };
}

/** A complete record from JSON. Keys it does not know are left out. @throws {Malformed} where it is none. */
export function readRecord(value: unknown, games: GameLookup): GameRecord {
  const json = object(value, '');
  const header = readHeader(json, games);
  if (json['secret'] === undefined)
    throw new Malformed('secret', 'is missing: a game can be checked only when it is over and its secret shown');
  const record = { ...header, secret: text(json['secret'], 'secret') };
  if (json['anew'] === undefined) return record;
  const { seats, actions } = header;
  const anew = list(json['anew'], 'anew').map((fork, i) => readFork(fork, `anew.${i}`, seats.length, actions.length));
  return { ...record, anew };
}

/** Replays the record and adds what does not fit. */
function checkActions(record: GameRecord, newest: AnyGame, problems: Problem[]): void {
  let found: Result | null = null;
  try {
    const game = editionOfRecord(newest, record);
    for (const { match } of replay(record, game)) found = game.result(match.state);
  } catch (error) {
    if (error instanceof OtherData) problems.push({ kind: 'data', recorded: error.recorded, known: error.known });
    else if (error instanceof Malformed) problems.push({ kind: 'malformed', problem: error.message });
    else if (error instanceof Unplayable)
      problems.push({
        kind: 'refused',
        index: error.index,
        action: record.actions[error.index - 1]!,
        refusal: error.refusal,
      });
    else throw error;
    return;
  }
  if (!jsonEqual(found, record.result)) problems.push({ kind: 'result', recorded: record.result, found });
}

/** What does not fit in a record before it is replayed: its commitments and the version of its rules. */
export function sealProblems(record: GameRecord, game: AnyGame): Problem[] {
  const problems: Problem[] = [];
  for (const { commit, secret } of [record, ...(record.anew ?? [])]) {
    const found = commitment(secret);
    if (found !== commit) problems.push({ kind: 'commit', recorded: commit, found });
  }
  if (record.rules !== game.version) problems.push({ kind: 'rules', recorded: record.rules, known: game.version });
  return problems;
}

/** Everything in a record, as it came from outside, that does not fit; an empty list if it is sound. */
export function verify(value: unknown, games: GameLookup): readonly Problem[] {
  let record: GameRecord;
  try {
    record = readRecord(value, games);
  } catch (error) {
    if (error instanceof Malformed) return [{ kind: 'malformed', problem: error.message }];
    throw error;
  }
  // Of rules that are not known here, the newest ones may still say more than nothing.
  const game = games(record.game, record.rules) ?? games(record.game)!;
  const problems = sealProblems(record, game);
  checkActions(record, game, problems);
  return problems;
}
