/** Matches spread over threads, each outcome kept as it comes. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { withoutExperimentalWarnings } from '@traque/bots/threads/worker-options';
import { Progress } from '../terminal/progress.ts';
import type { Match, Outcome } from './contest.ts';

/** The outcomes by key. What stands in the file is not played again, and what is played is added to it. */
export async function playAll(
  matches: readonly Match[],
  threads: number,
  file: string | undefined,
): Promise<Map<string, Outcome>> {
  const known = file === undefined ? new Map<string, Outcome>() : readOutcomes(file);
  const open = matches.filter(({ key }) => !known.has(key));
  const progress = new Progress(Math.max(1, matches.length), process.stderr, matches.length - open.length);
  let played = matches.length - open.length;
  const interrupted = (): never => {
    progress.clear();
    console.error(interruptedText(played, matches.length, file));
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  await onThreads(open, threads, (match, outcome) => {
    known.set(match.key, outcome);
    played++;
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(outcome)}\n`);
    progress.step(`${match.game}, ${match.players} players`);
  });
  process.off('SIGINT', interrupted);
  progress.clear();
  return known;
}

function interruptedText(played: number, all: number, file: string | undefined): string {
  const state = `interrupted after ${played} of ${all} games`;
  return file === undefined
    ? `${state}; no file was given to keep them`
    : `${state}; the same command continues from ${file}`;
}

/** Outcomes of an earlier run; what cannot be read, such as a line cut off at its end, is played again. */
function readOutcomes(file: string): Map<string, Outcome> {
  const known = new Map<string, Outcome>();
  if (!existsSync(file)) return known;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const outcome = JSON.parse(line) as Outcome;
      if (typeof outcome.key === 'string' && Array.isArray(outcome.failed)) known.set(outcome.key, outcome);
    } catch {
      continue;
    }
  }
  return known;
}

async function onThreads(
  matches: readonly Match[],
  threads: number,
  done: (match: Match, outcome: Outcome) => void,
): Promise<void> {
  const queue = matches[Symbol.iterator]();
  const workers = Array.from(
    { length: Math.min(threads, matches.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url), withoutExperimentalWarnings),
  );
  const serve = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current: Match | undefined;
      const next = (): void => {
        current = queue.next().value;
        if (current === undefined) resolve();
        else worker.postMessage(current);
      };
      worker.on('message', (outcome: Outcome) => {
        done(current!, outcome);
        next();
      });
      worker.on('error', reject);
      next();
    });
  try {
    await Promise.all(workers.map(serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
