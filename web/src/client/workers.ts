/** Starts the workers when the first table or set-up needs them, and connects them with each other. */
import { unloaded } from '../app/unloaded.ts';
import { whenIdle } from '../app/idle.ts';
import { remote, type Remote } from './rpc.ts';
import type { EngineMethods } from './worker/engine.ts';
import type { LessonMessage } from './worker/lesson-tables.ts';
import type { LocalMessage } from './worker/local-news.ts';

/** Two workers for bots where there are two cores; more would cost a phone more than it gains. */
const botWorkers = Math.min(2, navigator.hardwareConcurrency);

/** For this long the page has the processor to itself. */
const BOT_START_DELAY_MS = 700;

type Receive = (message: LocalMessage | LessonMessage) => void;

let started: Remote<EngineMethods> | null = null;
const receivers = new Map<string, Set<Receive>>();

/** If a worker's code cannot be loaded the page would wait forever: it must be told. */
function watch(worker: Worker, which: keyof typeof unloaded): void {
  worker.addEventListener('error', () => {
    unloaded[which].value = true;
  });
}

/** Bots are loaded after the board has been drawn, since they would slow it down. Requests wait in the channel. */
function afterFirstPaint(then: () => void): void {
  setTimeout(() => whenIdle(then), BOT_START_DELAY_MS);
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
    afterFirstPaint(() => startBots(port2));
    return port1;
  });
  rules.postMessage('bots', ports);
  rules.addEventListener('message', (event: MessageEvent<unknown>) => {
    const news = event.data;
    if (typeof news !== 'object' || news === null || !('table' in news) || !('message' in news)) return;
    for (const receive of receivers.get(String(news.table)) ?? [])
      receive(news.message as LocalMessage | LessonMessage);
  });
  started = remote<EngineMethods>(rules);
  return started;
}

/** Receives what a table of this browser sends after a hello. */
export function onTableMessage(id: string, receive: Receive): () => void {
  const listening = receivers.get(id) ?? new Set();
  receivers.set(id, listening.add(receive));
  return () => listening.delete(receive);
}
