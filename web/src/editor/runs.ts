/** Many small jobs over a few workers. */

/** Two workers where there are two cores; more would cost a phone more than it gains. */
export const usualWorkers = (): number => Math.min(2, navigator.hardwareConcurrency || 1);

/**
 * Does jobs 0 to `count` - 1, one at a time on each worker, and tells each result as it comes. Ends when all are done,
 * when `isStopped` says so, or with the first error.
 */
export async function runAll<Worker, Result>(
  workers: readonly Worker[],
  count: number,
  job: (worker: Worker, index: number) => Promise<Result>,
  onResult: (result: Result) => void,
  isStopped: () => boolean,
): Promise<void> {
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (next < count && !isStopped()) {
        const result = await job(worker, next++);
        if (!isStopped()) onResult(result);
      }
    }),
  );
}
