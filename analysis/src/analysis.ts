/** From a record, as it came from outside, to what is analysed; or why it cannot be. */
import { gameNamed } from '@traque/engine';
import type { AnyGame } from '@traque/engine/core/game';
import { type GameRecord, rulesOf } from '@traque/engine/core/record';
import { type Problem, readRecord, verify } from '@traque/engine/core/verify';
import { yardstickOf } from './values.ts';
import type { Yardstick } from './yardstick.ts';

export interface Analysable {
  readonly record: GameRecord;
  readonly game: AnyGame;
  readonly yardstick: Yardstick;
}

export type NotAnalysable =
  /** It does not fit the rules, or is no record. */
  | { readonly kind: 'broken'; readonly problems: readonly Problem[] }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'noValue'; readonly game: string };

export function openAnalysis(json: unknown): Analysable | { readonly not: NotAnalysable } {
  const problems = verify(json, gameNamed);
  if (problems.length > 0) return { not: { kind: 'broken', problems } };
  const record = readRecord(json, gameNamed);
  if (record.result === null) return { not: { kind: 'unfinished' } };
  const yardstick = yardstickOf(record.game);
  if (yardstick === undefined) return { not: { kind: 'noValue', game: record.game } };
  return { record, game: rulesOf(gameNamed, record), yardstick };
}
