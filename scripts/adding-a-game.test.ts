/**
 * docs/adding-a-game.md is a recipe, and this test follows it: in a copy of the repository it adds the game of
 * examples/game by doing what the recipe says and nothing else, and runs every command of it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { games } from '@traque/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from './adding-a-game/copy.ts';
import { commands, registryEntries, withGame } from './adding-a-game/recipe.ts';

const root = join(import.meta.dirname, '..');
const recipe = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const GAME = 'burrow';

/** Without what this run of the tests tells its own processes. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TRAQUE_|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SSR$)/.test(name),
  ),
);

const copy = mkdtempSync(join(tmpdir(), 'traque-adding-a-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 10 }));

async function run(command: string): Promise<{ readonly status: number | null; readonly output: string }> {
  const child = spawn(command, { cwd: copy, env: environment, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[status], ...streams] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, output: streams.join('\n') };
}

describe('a game is added by the recipe', () => {
  beforeAll(() => {
    copyRepository(root, copy);
    // Its tsconfig.json is for those who edit the example where it lies.
    cpSync(join(root, 'examples/game'), copy, { recursive: true, filter: (file) => !file.endsWith('tsconfig.json') });
    const names = games.map(({ name }) => name);
    for (const entry of registryEntries(recipe)) {
      const file = join(copy, entry.file);
      writeFileSync(file, withGame(readFileSync(file, 'utf8'), entry, GAME, names));
    }
  });

  it.each(commands(recipe))('%s', { timeout: 300_000 }, async (command) => {
    const { status, output } = await run(command);
    expect(status, output).toBe(0);
  });
});
