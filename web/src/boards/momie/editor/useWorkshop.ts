/** The editor's worker, from the first question to the end of the screen. */
import type { MapProblem } from '@traque/engine/momie/map-problems';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Remote } from '../../../client/rpc.ts';
import { useEditorWorker } from '../../../editor/use-worker.ts';
import type { MapSketch } from './draft.ts';
import type { WorkerMethods } from './worker.ts';

export type Workshop = Remote<WorkerMethods>;

export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'editor' });

export const useWorkshop = (): Workshop => useEditorWorker<WorkerMethods>(startWorker);

/** What is wrong with the draft; null until it is known. While one is looked at, only the newest of the others waits. */
export function useProblems(workshop: Workshop, sketch: MapSketch): readonly MapProblem[] | null {
  const [problems, setProblems] = useState<readonly MapProblem[] | null>(null);
  const waiting = useRef<MapSketch | null>(null);
  const isBusy = useRef(false);
  useEffect(() => {
    waiting.current = sketch;
    const look = async (): Promise<void> => {
      isBusy.current = true;
      while (waiting.current !== null) {
        const next = waiting.current;
        waiting.current = null;
        const found = await workshop.problems(next);
        if (waiting.current === null) setProblems(found);
      }
      isBusy.current = false;
    };
    if (!isBusy.current) void look();
  }, [sketch]);
  return problems;
}
