/** The worker that knows the rules: questions of boards, the tables of this browser, records. Bots think in others. */
import type { Explanation } from '@traque/analysis/hint';
import type { Request, Thought } from '@traque/bots/core/brain';
import { type Searcher, searchInParallel } from '@traque/bots/core/search-in-parallel';
import { type Port, remote, type Remote, serve } from '../rpc.ts';
import { advisor, isAllowed } from './advisor.ts';
import { coach, type ExplainRequest } from './coach.ts';
import type { LocalSeat, StoredTable } from '../local-setup.ts';
import { lessonTables } from './lesson-tables.ts';
import { localTables } from './local-tables.ts';
import { replays } from './replays.ts';
import { openTableDb } from './table-db.ts';

const page = self as unknown as Port;

interface BotMethods {
  think(request: Request): Thought;
  explain(request: ExplainRequest): Explanation;
}

/** One for each worker that the page has started for bots. */
const bots = new Promise<readonly Remote<BotMethods>[]>((resolve) => {
  page.addEventListener('message', ({ ports }) => {
    if (ports.length === 0) return;
    for (const port of ports) port.start();
    resolve(ports.map((port) => remote<BotMethods>(port)));
  });
});
const think = async (request: Request): Promise<Thought> =>
  searchInParallel(
    request,
    (await bots).map((bot): Searcher => bot.think),
  );
const explain = async (request: ExplainRequest): Promise<Explanation> => (await bots)[0]!.explain(request);

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Between the tabs of this browser: the id of a table that was just stored. */
const tabs = new BroadcastChannel('traque.tables');

// What shows everything is used by this worker alone: the page cannot ask for it.
const { whole, reload, playOn, ...tables } = localTables({
  database: openTableDb<StoredTable>(),
  think,
  send: (table, message) => page.postMessage({ table, message }),
  announce: (table) => tabs.postMessage(table),
  now: () => Date.now(),
  secret: randomHex,
});
tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => void reload(String(data)));
const { completeRecord, ...records } = replays(whole);

const lessons = lessonTables({
  think,
  send: (table, message) => page.postMessage({ table, message }),
  now: () => Date.now(),
});

const methods = {
  ...advisor,
  ...coach(think, explain, isAllowed),
  ...records,
  ...tables,
  ...lessons,
  /** A table of this browser that goes on from a moment of an open replay. */
  playOn: (replay: string, at: number, seats: readonly LocalSeat[]) => playOn(completeRecord(replay), at, seats),
};
export type EngineMethods = typeof methods;

serve(page, methods);
