/** Games between bots in workers of their own, which end with the trial or the screen. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { remote, type Remote } from '../client/rpc.ts';
import { runAll, usualWorkers } from './runs.ts';

export interface Trial<Sum> {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  readonly done: number;
  readonly sum: Sum;
  readonly start: () => void;
  readonly stop: () => void;
}

export interface TrialPlan<Methods, Game, Sum> {
  readonly games: number;
  readonly startWorker: () => Worker;
  readonly play: (worker: Remote<Methods>, index: number) => Promise<Game>;
  readonly nothing: Sum;
  readonly withGame: (sum: Sum, game: Game) => Sum;
}

export function useTrial<Methods extends object, Game, Sum>(plan: TrialPlan<Methods, Game, Sum>): Trial<Sum> {
  const [shown, setShown] = useState<Pick<Trial<Sum>, 'state' | 'done' | 'sum'>>({
    state: 'none',
    done: 0,
    sum: plan.nothing,
  });
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  const start = (): void => {
    end.current();
    const workers = Array.from({ length: usualWorkers() }, plan.startWorker);
    let isStopped = false;
    end.current = () => {
      isStopped = true;
      for (const worker of workers) worker.terminate();
    };
    const fail = (): void => {
      if (isStopped) return;
      end.current();
      setShown((before) => ({ ...before, state: 'failed' }));
    };
    for (const worker of workers) worker.addEventListener('error', fail);
    setShown({ state: 'running', done: 0, sum: plan.nothing });
    const count = (game: Game): void =>
      setShown(({ done, sum }) => ({ state: 'running', done: done + 1, sum: plan.withGame(sum, game) }));
    const remotes = workers.map((worker) => remote<Methods>(worker));
    const finish = (): void => {
      if (isStopped) return;
      end.current();
      setShown((before) => ({ ...before, state: 'done' }));
    };
    void runAll(remotes, plan.games, plan.play, count, () => isStopped).then(finish, fail);
  };
  const stop = (): void => {
    end.current();
    setShown((before) => ({ ...before, state: 'stopped' }));
  };
  return { ...shown, start, stop };
}
