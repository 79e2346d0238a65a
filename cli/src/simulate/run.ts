/** `traque simulate`: many random games, told in a summary. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { gameNamed, games } from '@traque/engine';
import type { AnyGame } from '@traque/engine/core/game';
import type { SimulateOptions } from '../commands/simulate.ts';
import { UsageError } from '../usage-error.ts';
import { playRandom } from './play.ts';
import { Progress } from '../terminal/progress.ts';
import { inWords, type Summary, Tally } from './summary.ts';

function counts(game: AnyGame, requested: number | undefined): readonly number[] {
  const { min, max } = game.players;
  if (requested !== undefined && (requested < min || requested > max))
    throw new UsageError(`${game.name} is for ${min} to ${max} players, not ${requested}`);
  return requested === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [requested];
}

async function open(file: string): Promise<WriteStream> {
  const stream = createWriteStream(file);
  await once(stream, 'open').catch((error: Error) => {
    throw new UsageError(`cannot write ${file}: ${error.message}`);
  });
  return stream;
}

export async function runSimulation(name: string, options: SimulateOptions): Promise<void> {
  const game = gameNamed(name);
  if (game === undefined)
    throw new UsageError(
      `there is no game ${JSON.stringify(name)}; there are ${games.map((each) => each.name).join(', ')}`,
    );
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const playerCounts = counts(game, options.players);
  const trace = options.trace === undefined ? null : await open(options.trace);
  const progress = new Progress(playerCounts.length * options.games, process.stderr);

  const summaries: Summary[] = [];
  for (const players of playerCounts) {
    const tally = new Tally(players);
    for (let i = 0; i < options.games; i++) {
      const record = playRandom(game, players, `${seed} ${players} ${i}`);
      tally.add(record);
      if (trace !== null && !trace.write(`${JSON.stringify(record)}\n`)) await once(trace, 'drain');
      progress.step(`${players} players`);
      // Lets an interrupt through, and the bar onto the screen.
      if (i % 64 === 0) await breathe();
    }
    summaries.push(tally.summary());
  }
  progress.clear();
  if (trace !== null) {
    trace.end();
    await finished(trace);
  }
  if (options.json === true) console.log(JSON.stringify({ game: game.name, rules: game.version, seed, summaries }));
  else console.log([`${game.name}, random play, seed ${JSON.stringify(seed)}`, ...summaries.map(inWords)].join('\n\n'));
}
