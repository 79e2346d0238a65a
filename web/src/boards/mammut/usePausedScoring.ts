/** A scoring ends with its finished table, which stays until the player goes on. */
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Pace } from '../contract.ts';
import type { SceneHandle } from '../useScene.ts';
import { playEvent as play } from './animation.ts';
import type { Scene, SceneEvent } from './scene.ts';

interface Paused {
  readonly playEvent: (handle: SceneHandle<Scene>, event: SceneEvent, pace: Pace) => Promise<void>;
  /** Null while nothing waits for the player. */
  readonly goOn: (() => void) | null;
}

/** Whether the table of a round is complete after this event: of the last round, when the game is over. */
export const completesTable = (event: SceneEvent, lastRound: number): boolean =>
  event.type === 'over' || (event.type === 'roundEnd' && event.round < lastRound);

export function usePausedScoring(isSeated: boolean, lastRound: number): Paused {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const current = useRef({ isSeated, lastRound });
  current.current = { isSeated, lastRound };

  const playEvent = useCallback<Paused['playEvent']>(async (handle, event, pace) => {
    await play(handle, event, pace);
    if (!current.current.isSeated || !completesTable(event, current.current.lastRound)) return;
    await pace.hold((end) => setGoOn(() => end));
    setGoOn(null);
  }, []);
  return { playEvent, goOn };
}
