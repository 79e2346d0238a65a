/** `traque choose`: a view in, a bot's choice out. */
import { readFileSync } from 'node:fs';
import type { Level, Request, Thought } from '@traque/bots';
import { SearchPool } from '@traque/bots/threads/search-pool';
import { gameNamed, games } from '@traque/engine';
import { Malformed } from '@traque/engine/core/malformed';
import type { ChooseOptions } from '../commands/choose.ts';
import { UsageError } from '../usage-error.ts';

const STDIN = 0;
const SHOWN = 5;

export async function chooseFrom(file: string | undefined, options: ChooseOptions): Promise<void> {
  const view = readView(file);
  const request = { view, level: options.bot as Level, ms: options.ms, seed: options.seed };
  const thought = await thinkAbout(request, options.threads);
  console.log(options.json === true ? JSON.stringify(thought) : inWords(thought));
}

function readView(file: string | undefined): Request['view'] {
  const name = file ?? 'the input';
  let view: unknown;
  try {
    view = JSON.parse(readFileSync(file ?? STDIN, 'utf8'));
  } catch (error) {
    throw new UsageError(`${name} cannot be read as a view: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof view !== 'object' || view === null || !('game' in view) || gameNamed(String(view.game)) === undefined)
    throw new UsageError(`${name} is no view of ${games.map((game) => game.name).join(', ')}`);
  return view as Request['view'];
}

async function thinkAbout(request: Request, threads: number): Promise<Thought> {
  const pool = new SearchPool();
  try {
    return await pool.think(request, threads);
  } catch (error) {
    if (error instanceof Malformed) throw new UsageError(error.message);
    throw error;
  } finally {
    await pool.close();
  }
}

/** The action alone on the first line, for programs that read lines; then what else was thought of. */
function inWords({ action, considered, effort }: Thought): string {
  return [
    JSON.stringify(action),
    ...considered
      .slice(0, SHOWN)
      .map((one) => `  ${(100 * one.value).toFixed(1).padStart(5)} %  ${JSON.stringify(one.action)}  (${one.effort})`),
    ...(effort > 0 ? [`  ${effort} simulations`] : []),
  ].join('\n');
}
