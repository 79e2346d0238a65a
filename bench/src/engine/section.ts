/** `traque engine` as another program sees it: `apply` requests answered a second, one game after the other. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame } from '@traque/engine/core/game';

const WARM_UP = 1000;
const REQUESTS = 4000;
/** How many lines are under way at a time. */
const AHEAD = 64;

export interface Answered {
  readonly game: string;
  readonly applyPerSecond: number;
}

export async function run(): Promise<readonly Answered[]> {
  const answered: Answered[] = [];
  for (const game of games) answered.push({ game: game.name, applyPerSecond: await appliesPerSecond(game) });
  return answered;
}

/** Requests from random games: each the state, an action that is allowed in it, and a seed. */
function requests(game: AnyGame, count: number): string[] {
  const chance = new FastChance(game.name);
  const lines: string[] = [];
  while (lines.length < count) {
    const state = game.create(game.players.max, {}, chance);
    for (let plies = 0; plies < 60 && game.toAct(state) !== null; plies++) {
      const action = game.sample(state, chance);
      const seat = game.toAct(state);
      lines.push(JSON.stringify({ id: lines.length, cmd: 'apply', state: game.write(state), seat, action, seed: 'a' }));
      game.apply(state, action, chance);
    }
  }
  return lines.slice(0, count);
}

async function appliesPerSecond(game: AnyGame): Promise<number> {
  const program = join(import.meta.dirname, '../../../cli/bin/traque.js');
  const child = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = requests(game, WARM_UP + REQUESTS);
  let sent = 0;
  const send = () => sent < lines.length && child.stdin.write(`${lines[sent++]}\n`);
  for (let i = 0; i < AHEAD; i++) send();
  let answers = 0;
  let start = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('"ok":true')) throw new Error(`${game.name}: ${line}`);
    answers++;
    if (answers === WARM_UP) start = performance.now();
    if (answers === lines.length) break;
    send();
  }
  const seconds = (performance.now() - start) / 1000;
  child.stdin.end();
  return Math.round(REQUESTS / seconds);
}
