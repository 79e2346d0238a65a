/** The worker that knows the rules: advice for every board, the tables of this browser, records. Bots think in another one. */
import type { Request, Thought } from '@traque/bots/core/brain';
import { type Port, remote, serve } from '../rpc.ts';
import { advisor } from './advisor.ts';
import { openKeeping } from './keeping.ts';
import { type KeptTable, localTables } from './locals.ts';
import { replays } from './replays.ts';

const page = self as unknown as Port;

const bots = new Promise<{ think(request: Request): Promise<Thought> }>((resolve) => {
  page.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (port === undefined) return;
    port.start();
    resolve(remote<{ think(request: Request): Thought }>(port));
  });
});

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Between the tabs of this browser: the id of a table that was just kept. */
const tabs = new BroadcastChannel('traque.tables');

// What shows everything is asked by this worker alone, never by the page.
const { whole, reload, ...tables } = localTables({
  keeping: openKeeping<KeptTable>(),
  think: async (request) => (await bots).think(request),
  changed: (id, number) => page.postMessage({ changed: id, number }),
  kept: (id) => tabs.postMessage(id),
  now: () => Date.now(),
  secret: randomHex,
});
tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => void reload(String(data)));

const methods = { ...advisor, ...replays(whole), ...tables };
export type EngineMethods = typeof methods;

serve(page, methods);
