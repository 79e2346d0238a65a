/** The worker that knows the rules: advice for every board, the tables of this browser, records. Bots think in another one. */
import type { Request, Thought } from '@traque/bots/core/brain';
import { type Searcher, searchInParallel } from '@traque/bots/core/search-in-parallel';
import { type Port, remote, serve } from '../rpc.ts';
import { advisor } from './advisor.ts';
import { coach } from './coach.ts';
import { openKeeping } from './keeping.ts';
import { type KeptTable, localTables } from './locals.ts';
import { replays } from './replays.ts';

const page = self as unknown as Port;

/** One searcher for each worker that the page has started for bots. */
const searchers = new Promise<readonly Searcher[]>((resolve) => {
  page.addEventListener('message', ({ ports }) => {
    if (ports.length === 0) return;
    for (const port of ports) port.start();
    resolve(ports.map((port) => remote<{ think(request: Request): Thought }>(port).think));
  });
});
const think = async (request: Request): Promise<Thought> => searchInParallel(request, await searchers);

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Between the tabs of this browser: the id of a table that was just kept. */
const tabs = new BroadcastChannel('traque.tables');

// What shows everything is asked by this worker alone, never by the page.
const { whole, reload, ...tables } = localTables({
  keeping: openKeeping<KeptTable>(),
  think,
  changed: (id, how) => page.postMessage({ changed: id, how }),
  kept: (id) => tabs.postMessage(id),
  now: () => Date.now(),
  secret: randomHex,
});
tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => void reload(String(data)));

const methods = { ...advisor, ...coach(think), ...replays(whole), ...tables };
export type EngineMethods = typeof methods;

serve(page, methods);
