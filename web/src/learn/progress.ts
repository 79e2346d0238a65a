/** How far the learner has come in each lesson, kept on this device. */
import { loadJson, saveJson } from '../app/local-storage.ts';

export interface LessonProgress {
  /** One digest for each finished step (`lessons/src/progress.ts`). */
  readonly done: readonly string[];
  readonly steps: number;
  /** Finished at least once. */
  readonly finished: boolean;
}

const none: LessonProgress = { done: [], steps: 0, finished: false };

const keyOf = (game: string, name: string): string => `lesson.${game}.${name}`;

function isProgress(value: unknown): value is LessonProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { done, steps, finished } = value as Partial<Record<keyof LessonProgress, unknown>>;
  return (
    Array.isArray(done) &&
    done.every((digest) => typeof digest === 'string') &&
    typeof steps === 'number' &&
    typeof finished === 'boolean'
  );
}

export const loadProgress = (game: string, name: string): LessonProgress =>
  loadJson(keyOf(game, name), isProgress) ?? none;

/** What was finished once stays finished, however often it is begun again. */
export function saveProgress(game: string, name: string, done: readonly string[], steps: number): void {
  const finished = loadProgress(game, name).finished || done.length >= steps;
  saveJson(keyOf(game, name), { done, steps, finished } satisfies LessonProgress);
}
