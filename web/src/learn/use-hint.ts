/** Hints come in two steps: words, then the action itself. */
import type { Action } from '@traque/engine/core/match';
import { useRef, useState } from 'preact/hooks';
import type { LessonTable } from '../client/lesson.ts';
import type { Coach } from '../client/worker/lesson-tables.ts';

export interface Hint {
  /** The key of the words, once they were asked for. */
  readonly said: string | null;
  /** The action, once it was asked for. */
  readonly suggested: Action | null;
  /** What the next wish brings; null: nothing is left. */
  readonly next: 'words' | 'action' | null;
  readonly ask: () => void;
}

/** `number`: of the moment on the board; each has its own action. */
export function useHint(table: LessonTable, coach: Coach | null, number: number): Hint {
  const [saidAt, setSaidAt] = useState<number | null>(null);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly action: Action | null } | null>(null);
  // Two wishes may come before the first is painted.
  const asked = useRef<number | null>(null);
  const step = coach?.step ?? 0;
  const question = `${step} ${number}`;
  const suggested = answer?.to === question ? answer.action : null;
  const words = coach?.hint ?? null;
  const acts = coach?.kind === 'do' || coach?.kind === 'goal';
  const isSaid = saidAt === step;
  const next = words !== null && !isSaid ? 'words' : acts && suggested === null ? 'action' : null;
  const ask = (): void => {
    if (words !== null && asked.current !== step) {
      asked.current = step;
      setSaidAt(step);
    } else if (acts) {
      void table.suggestion().then((action) => setAnswer({ to: question, action }));
    }
  };
  return { said: isSaid ? words : null, suggested, next, ask };
}
