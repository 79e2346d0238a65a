/** The rare rules that the player has met in a game against bots: each is explained once. */
import type { GameEvent } from '@traque/engine/core/game';
import { loadJson, saveJson } from '../app/local-storage.ts';
import type { FirstMet } from '../boards/contract.ts';
import { loadProgress } from './progress.ts';

const keyOf = (game: string): string => `met.${game}`;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const metIn = (game: string): readonly string[] => loadJson(keyOf(game), isNames) ?? [];

/** The lesson about the first of these events whose rule is new to the player; it is not new any more then. */
export function meet(game: string, events: readonly GameEvent[], firstMet: FirstMet<GameEvent>): string | null {
  for (const [i, event] of events.entries()) {
    const lesson = firstMet(event, events.slice(0, i));
    if (lesson === null || metIn(game).includes(lesson) || loadProgress(game, lesson).finished) continue;
    saveJson(keyOf(game), [...metIn(game), lesson]);
    return lesson;
  }
  return null;
}
