/**
 * What Lighthouse says, as on a phone on a slow line (its simulated throttling). It is fetched by npx, in the version named
 * here: 180 MB that only this command needs.
 *
 * Lighthouse takes a task's time from the wall clock, so on a shared machine it measures the neighbours. Each page is
 * therefore judged twice from the same recording: as it is, and with the processor time of each task in place of its
 * duration.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from 'playwright-core';
import { median, printTable } from '@traque/bench/report';
import { start } from '../browser.ts';
import { games } from '../games.ts';

const VERSION = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** The same for the recording and for judging it, or Lighthouse refuses. The game that is kept must stay. */
const settings = [`--only-categories=${categories.join(',')}`, '--disable-storage-reset', '--quiet'];

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>;
}

interface TraceEvent {
  dur?: number;
  readonly tdur?: number;
}

/** The server that is looked at answers from this very process: nothing here may block it. */
async function command(args: readonly string[]): Promise<void> {
  await promisify(execFile)('npx', ['--yes', `lighthouse@${VERSION}`, ...args, ...settings], { timeout: 180_000 });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function audit(folder: string, name: string): Promise<Report> {
  const path = join(folder, `${name}.json`);
  const args = [`-A=${folder}`, '--output=json', `--output-path=${path}`];
  await command(['http://127.0.0.1', ...args]);
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}

/** The same recording as an idle machine would have made it. */
function byProcessor(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => /trace/i.test(name) && name.endsWith('.json'))) {
    const path = join(folder, file);
    const trace = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] };
    for (const event of trace.traceEvents)
      if (event.dur !== undefined && event.tdur !== undefined) event.dur = Math.min(event.dur, event.tdur);
    writeFileSync(path, JSON.stringify(trace));
  }
}

interface Judged {
  readonly asIs: Report;
  readonly byProcessor: Report;
}

class Observer {
  readonly #port: number;
  readonly #browser: BrowserContext;
  readonly #folder: string;

  private constructor(port: number, browser: BrowserContext, folder: string) {
    this.#port = port;
    this.#browser = browser;
    this.#folder = folder;
  }

  static async open(): Promise<Observer> {
    const [port, how] = await Promise.all([freePort(), start()]);
    const folder = mkdtempSync(join(tmpdir(), 'traque-lighthouse-'));
    // Lighthouse opens a tab of its own; it must be painted though nobody brings it to the front.
    const seen = ['--disable-renderer-backgrounding', '--disable-backgrounding-occluded-windows'];
    const args = [...how.args, ...seen, `--remote-debugging-port=${port}`];
    const profile = join(folder, 'profile');
    return new Observer(
      port,
      await chromium.launchPersistentContext(profile, { ...how, args, locale: 'en-GB' }),
      folder,
    );
  }

  /** The address of a new game, as if it were opened for the first time: nothing is loaded yet, only the game is stored. */
  async startGame(address: string, game: string): Promise<string> {
    const page = await this.#browser.newPage();
    await page.goto(`${address}/new/${game}?with=bots`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.hint').waitFor();
    const url = page.url();
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      for (const key of await caches.keys()) await caches.delete(key);
    });
    const session = await this.#browser.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.close();
    return url;
  }

  async look(url: string): Promise<Judged> {
    const folder = mkdtempSync(join(this.#folder, 'look-'));
    await command([url, `--port=${this.#port}`, `-G=${folder}`]);
    const asIs = await audit(folder, 'as-is');
    byProcessor(folder);
    return { asIs, byProcessor: await audit(folder, 'by-processor') };
  }

  async close(): Promise<void> {
    await this.#browser.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const score = (report: Report, category: (typeof categories)[number]): number =>
  Math.round((report.categories[category].score ?? 0) * 100);
const value = (report: Report, audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;

function row(name: string, all: readonly Judged[]): string[] {
  const middle = (of: (judged: Judged) => number) => median(all.map(of));
  return [
    name,
    `${middle(({ asIs }) => score(asIs, 'performance'))} (best ${Math.max(...all.map(({ asIs }) => score(asIs, 'performance')))})`,
    String(middle(({ byProcessor }) => score(byProcessor, 'performance'))),
    String(Math.min(...all.map(({ asIs }) => score(asIs, 'accessibility')))),
    String(Math.min(...all.map(({ asIs }) => score(asIs, 'best-practices')))),
    (middle(({ asIs }) => value(asIs, 'largest-contentful-paint')) / 1000).toFixed(1),
    middle(({ asIs }) => value(asIs, 'total-blocking-time')).toFixed(0),
    middle(({ byProcessor }) => value(byProcessor, 'total-blocking-time')).toFixed(0),
    middle(({ asIs }) => value(asIs, 'cumulative-layout-shift')).toFixed(3),
  ];
}

/** On a busy machine a page may fail to be painted in time: that is no result, and is looked at again. */
async function once(address: string, page: string, patience = 2): Promise<Judged> {
  const observer = await Observer.open();
  try {
    return await observer.look(page === 'home' ? `${address}/` : await observer.startGame(address, page));
  } catch (problem) {
    if (patience === 0) throw problem;
  } finally {
    await observer.close();
  }
  return once(address, page, patience - 1);
}

export async function lighthouse(address: string, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const page of ['home', ...games]) {
    const all: Judged[] = [];
    for (let run = 0; run < runs; run++) all.push(await once(address, page));
    rows.push(row(page, all));
  }
  console.log(`\nLighthouse ${VERSION}, mobile, simulated throttling, nothing cached; median of ${runs}:`);
  printTable(
    ['', 'performance', 'by CPU', 'accessibility', 'best practices', 'LCP s', 'TBT ms', 'by CPU', 'CLS'],
    rows,
  );
}
