import type { LandmarkKind } from '../boards/summary.ts';
import type { Landmark } from '../client/ending.ts';

export interface Tick {
  readonly number: number;
  readonly kind: LandmarkKind;
  readonly text: string;
}

/** What matters most in a move decides the shape of its tick. */
const weight: Readonly<Record<LandmarkKind, number>> = { end: 3, loss: 2, gain: 1, chapter: 0 };

/** One tick for each move, in words all that happened in it. */
export function ticksOf(landmarks: readonly Landmark[], say: (landmark: Landmark) => string | null): readonly Tick[] {
  const ticks = new Map<number, Tick>();
  for (const landmark of landmarks) {
    const { number, kind } = landmark;
    const before = ticks.get(number);
    const text = [before?.text, say(landmark)].filter((part) => part !== undefined && part !== null).join(' ');
    const heavier = before !== undefined && weight[before.kind] >= weight[kind] ? before.kind : kind;
    ticks.set(number, { number, kind: heavier, text });
  }
  return [...ticks.values()];
}
