/** One player's sums as bars that lead from the chance before the game to the result. */
import type { Account } from '@traque/analysis/account';

type StepKey = 'before' | 'luck' | 'ownSlips' | 'unseen' | 'others' | 'result';

/** A bar from one chance to another. The first and the last stand on 0, the others each begin where the one before ends. */
export interface SumStep {
  readonly key: StepKey;
  readonly from: number;
  readonly to: number;
}

export function stepsOf({ prior, luck, slips, unseen, others, result }: Account): readonly SumStep[] {
  const steps: SumStep[] = [{ key: 'before', from: 0, to: prior }];
  const changes = [
    ['luck', luck],
    ['ownSlips', -slips],
    ['unseen', unseen],
    ['others', others],
  ] as const;
  let at = prior;
  for (const [key, change] of changes) {
    steps.push({ key, from: at, to: at + change });
    at += change;
  }
  return [...steps, { key: 'result', from: 0, to: result }];
}

/** From where to where all bars reach; sums on the way may be below 0 or above 1. */
export interface Scale {
  readonly min: number;
  readonly max: number;
}

export function scaleOf(all: readonly (readonly SumStep[])[]): Scale {
  const ends = all.flat().flatMap(({ from, to }) => [from, to]);
  return { min: Math.min(0, ...ends), max: Math.max(1, ...ends) };
}

/** Where a bar begins and how long it is, as parts of the whole scale. */
export function placeOf(
  { from, to }: SumStep,
  { min, max }: Scale,
): { readonly start: number; readonly length: number } {
  const span = max - min;
  return { start: (Math.min(from, to) - min) / span, length: Math.abs(to - from) / span };
}
