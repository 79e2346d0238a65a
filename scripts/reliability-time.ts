/**
 * `npm run reliability -- --time`: how long the analysis of a game takes on two threads, shared between them as in the
 * app. Measured by processor time, so that other programs on the machine do not count: with two free cores it takes as
 * long as the busier thread works. Of each game the longest record in `fixtures/records`, and a long one between bots.
 */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { openAnalysis } from '@traque/analysis/analysis';
import { BillParts } from '@traque/analysis/parts';
import { sampleGame } from '@traque/analysis/sample-game';
import { games } from '@traque/engine';
import type { AnyGame } from '@traque/engine/core/game';
import type { GameRecord } from '@traque/engine/core/record';

const THREADS = 2;
const fixtures = join(import.meta.dirname, '../fixtures/records');

/** What a thread is told to do: a record, then `entries`, then numbers of actions. */
type Task = { readonly record: GameRecord } | 'entries' | number;

function work(port: NonNullable<typeof parentPort>): void {
  let parts: BillParts | null = null;
  port.on('message', (task: Task) => {
    if (typeof task === 'object') {
      const opened = openAnalysis(task.record);
      if ('not' in opened) throw new Error(`not analysable: ${opened.not.kind}`);
      parts = new BillParts(opened, 'time');
    } else if (task === 'entries') Array.from(parts!.entries());
    else parts!.slip(task);
    const { user, system } = process.threadCpuUsage();
    port.postMessage((user + system) / 1e6);
  });
}

/** Seconds of the busier thread. */
async function secondsFor(record: GameRecord): Promise<number> {
  const numbers = record.actions.map((_, i) => i + 1);
  const seconds = await Promise.all(
    Array.from({ length: THREADS }, async (_, i) => {
      const worker = new Worker(new URL(import.meta.url));
      const ask = async (task: Task): Promise<number> => {
        worker.postMessage(task);
        const [seconds] = (await once(worker, 'message')) as [number];
        return seconds;
      };
      let last = await ask({ record });
      if (i === 0) last = await ask('entries');
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) last = await ask(number);
      await worker.terminate();
      return last;
    }),
  );
  return Math.max(...seconds);
}

const inFixtures = ({ name }: AnyGame): GameRecord =>
  readdirSync(fixtures)
    .filter((file) => file.startsWith(`${name}-`))
    .map((file) => JSON.parse(readFileSync(join(fixtures, file), 'utf8')) as GameRecord)
    .toSorted((a, b) => b.actions.length - a.actions.length)[0]!;

const betweenBots = (game: AnyGame): GameRecord =>
  sampleGame(
    game,
    Array.from({ length: game.players.max }, () => 'normal' as const),
    `time ${game.name}`,
  );

export async function timeAnalyses(): Promise<void> {
  console.log('| game | record | players | actions | seconds on two threads |\n| --- | --- | --- | --- | --- |');
  for (const game of games)
    for (const [kind, record] of [
      ['fixture', inFixtures(game)],
      ['bots', betweenBots(game)],
    ] as const) {
      const seconds = await secondsFor(record);
      const cells = [game.name, kind, record.seats.length, record.actions.length, seconds.toFixed(1)];
      console.log(`| ${cells.join(' | ')} |`);
    }
}

if (!isMainThread && parentPort !== null) work(parentPort);
