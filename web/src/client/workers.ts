/** Starts the workers when the first table or set-up needs them, and introduces them to each other. */
import { unloaded } from '../app/unloaded.ts';
import { whenIdle } from '../app/idle.ts';
import { remote, type Remote } from './rpc.ts';
import type { EngineMethods } from './worker/engine.ts';
import type { LocalChange } from './worker/locals.ts';

/** Bots search with two workers if there are two cores; more would cost a phone more than it gains. */
const botWorkers = Math.min(2, navigator.hardwareConcurrency);

/** So long the page has its processor to itself. */
const BREATH_MS = 700;

type Changed = (how: LocalChange) => void;

let started: Remote<EngineMethods> | null = null;
const watching = new Map<string, Set<Changed>>();

/** A worker whose code is not to be had leaves the page without an answer: it must be told. */
function watch(worker: Worker, which: keyof typeof unloaded): void {
  worker.addEventListener('error', () => {
    unloaded[which].value = true;
  });
}

/** Bots are fetched when the board has been drawn: they would take its time. What is asked of them waits in the channel. */
function soon(then: () => void): void {
  setTimeout(() => whenIdle(then), BREATH_MS);
}

function startBots(port: MessagePort): void {
  const bots = new Worker(new URL('./worker/bots.ts', import.meta.url), { type: 'module', name: 'bots' });
  watch(bots, 'bots');
  bots.postMessage('rules', [port]);
}

export function engine(): Remote<EngineMethods> {
  if (started !== null) return started;
  const rules = new Worker(new URL('./worker/engine.ts', import.meta.url), { type: 'module', name: 'rules' });
  watch(rules, 'rules');
  const ports = Array.from({ length: botWorkers }, () => {
    const { port1, port2 } = new MessageChannel();
    soon(() => startBots(port2));
    return port1;
  });
  rules.postMessage('bots', ports);
  rules.addEventListener('message', (event: MessageEvent<unknown>) => {
    const news = event.data;
    if (typeof news !== 'object' || news === null || !('changed' in news) || !('how' in news)) return;
    for (const tell of watching.get(String(news.changed)) ?? []) tell(news.how === 'anew' ? 'anew' : 'onwards');
  });
  started = remote<EngineMethods>(rules);
  return started;
}

/** Told whenever a table of this browser moves on. */
export function onLocalChange(id: string, tell: Changed): () => void {
  const listeners = watching.get(id) ?? new Set();
  watching.set(id, listeners.add(tell));
  return () => listeners.delete(tell);
}
