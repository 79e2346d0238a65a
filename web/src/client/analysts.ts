/** Starts workers that analyse; who starts them ends them. */
import { remote, type Remote } from './rpc.ts';
import type { AnalystMethods } from './worker/analyst.ts';

export type Analyst = Remote<AnalystMethods>;

export interface Analysts {
  readonly all: readonly Analyst[];
  readonly stop: () => void;
}

/** Two workers where there are two cores; more would cost a phone more than it gains. */
export const usualAnalysts = (): number => Math.min(2, navigator.hardwareConcurrency || 1);

/** `onFailure`: the code of a worker could not be loaded; it will never answer. */
export function startAnalysts(count: number, onFailure: () => void): Analysts {
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./worker/analyst.ts', import.meta.url), { type: 'module', name: 'analyst' });
    worker.addEventListener('error', onFailure);
    return worker;
  });
  return {
    all: workers.map((worker) => remote<AnalystMethods>(worker)),
    stop: () => workers.forEach((worker) => worker.terminate()),
  };
}
