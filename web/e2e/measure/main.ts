/**
 * How fast the app is, in a real browser and with the server of a production build: what a first visit loads, what
 * Lighthouse says of it, how soon a click is answered, how evenly things move. Run by `npm run bench -- app`; `BENCH_RUNS`
 * says how often Lighthouse looks at each page.
 */
import { printTable } from '@traque/bench/report';
import { launch } from '../browser.ts';
import build from '../build.ts';
import { games } from '../games.ts';
import { type TestServer, startTestServer } from '../test-server.ts';
import { idleFrames, playAndWatch } from './game.ts';
import { lighthouse } from './lighthouse.ts';
import { sizesOf } from './sizes.ts';

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const ms = (value: number): string => value.toFixed(0);

async function sizes(server: TestServer): Promise<void> {
  const browser = await launch();
  const rows: string[][] = [];
  for (const page of ['home', ...games] as const) {
    const { page: script, workers, fonts, limit } = await sizesOf(browser, server.address, page);
    rows.push([page, kB(script), kB(workers), kB(script + workers), String(limit), kB(fonts)]);
  }
  await browser.close();
  console.log('\nFirst load, kB of compressed script and style:');
  printTable(['', 'page', 'workers', 'together', 'limit', 'fonts beside'], rows);
}

async function lively(server: TestServer): Promise<void> {
  const browser = await launch();
  const still = await idleFrames(browser);
  const rows: string[][] = [];
  for (const game of games) {
    const { clicks, frames, longTasks, actions } = await playAndWatch(browser, server.address, game);
    rows.push([
      game,
      String(actions),
      `${ms(clicks.median)} / ${ms(clicks.most)} / ${ms(clicks.worst)}`,
      `${ms(frames.median)} / ${ms(frames.most)} / ${ms(frames.worst)}`,
      `${(frames.late * 100).toFixed(1)} %`,
      String(longTasks),
    ]);
  }
  await browser.close();
  console.log(
    '\nA game against bots at normal speed, phone in hand, all motion shown; median / 95 of 100 / worst, ms:',
  );
  printTable(['', 'actions', 'click to paint', 'frame to frame', 'frames over 34 ms', 'tasks over 50 ms'], rows);
  console.log(
    `An empty page with one moving square, for comparison: ${ms(still.median)} / ${ms(still.most)} / ${ms(still.worst)}, ${(still.late * 100).toFixed(1)} % over 34 ms.`,
  );
}

await build();
const server = await startTestServer();
try {
  await sizes(server);
  await lively(server);
  await lighthouse(server.address, Number(process.env['BENCH_RUNS'] ?? 3));
} finally {
  await server.close();
}
