/**
 * docs/adding-a-game.md is a recipe, and this test follows it: in a copy of the repository it adds the game of
 * examples/game by doing what the recipe says and nothing else, and runs every command of it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { games } from '@traque/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, repositoryFiles } from './adding-a-game/copy.ts';
import { commands, ownPaths, registryEntries, withGame } from './adding-a-game/recipe.ts';

const GAME = 'burrow';
const root = join(import.meta.dirname, '..');
const example = join(root, 'examples/game');
const recipe = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const registries = registryEntries(recipe);

/** Without what this run of the tests tells its own processes, and without colours. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|TRAQUE_|FORCE_COLOR$|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SSR$)/.test(name),
    ),
  ),
  NO_COLOR: '1',
  // The other games are tested by this run itself.
  TRAQUE_THOROUGH: '0.1',
};

const copy = mkdtempSync(join(tmpdir(), 'traque-adding-a-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 10 }), 120_000);

beforeAll(() => {
  copyRepository(root, copy);
  for (const path of ownPaths(recipe)) cpSync(join(example, path), join(copy, path), { recursive: true });
  const names = games.map(({ name }) => name);
  for (const entry of registries) {
    const file = join(copy, entry.file);
    writeFileSync(file, withGame(readFileSync(file, 'utf8'), entry, GAME, names));
  }
}, 120_000);

let printed = '';

it.each(commands(recipe))('%s', { timeout: 300_000 }, async (command) => {
  const child = spawn(command, { cwd: copy, env: environment, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[status], ...streams] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  const output = streams.join('\n');
  expect(status, output).toBe(0);
  printed += output;
});

// A filter that matches nothing would pass too.
it.each([
  ['its own rules', 'engine/src/burrow/turn.test.ts'],
  ['laws', 'engine/src/core/laws.test.ts'],
  ['worlds that nobody can tell apart', 'engine/src/core/worlds.test.ts'],
  ['corrupted states', 'engine/src/core/corrupted.test.ts'],
  ['words', 'texts/src/typography.test.ts'],
  ['honest bots', 'bots/src/honest.test.ts'],
  ['a table of a server', 'server/src/whole-games.test.ts'],
  ['secrets at that table', 'server/src/leak.test.ts'],
  ['its board in a browser', 'web/e2e/burrow.test.ts'],
])('the commands tested %s: %s', (_what, file) => {
  expect(printed.split('\n').filter((line) => line.includes(` ${file} (`))).toContainEqual(
    expect.stringMatching(/^ *✓/),
  );
});

it('every file of the example is one that the recipe names', () => {
  const files = globSync('**/*', { cwd: example }).filter((file) => statSync(join(example, file)).isFile());
  const isNamed = (file: string): boolean =>
    ownPaths(recipe).some((path) => file === path || file.startsWith(`${path}/`));
  expect(files.map((file) => file.replaceAll('\\', '/')).filter((file) => !isNamed(file))).toEqual([]);
});

it('nothing that was there before has changed, but for the registries and what programs make', () => {
  const isChanged = (file: string): boolean => !readFileSync(join(root, file)).equals(readFileSync(join(copy, file)));
  const expected = [...registries.map(({ file }) => file), 'docs/clauses.md', 'fixtures/SHA256SUMS'];
  expect(repositoryFiles(root).filter(isChanged).toSorted()).toEqual(expected.toSorted());
});
