/** A game is one folder and one line in each registry: no other file of the engine names one or cites its clauses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from './index.ts';

const source = import.meta.dirname;
const folders = games.map(({ name }) => name);
const registries = new Set(['index.ts', 'testing.ts']);

it('only the registries and the folders of the games name a game', () => {
  const name = new RegExp(`\\b(?:${folders.join('|')})\\b`, 'i');
  const clause = new RegExp(`\\b(?:${games.map(({ clausePrefix }) => clausePrefix).join('|')})-\\d`);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !registries.has(file))
    .filter((file) => !folders.some((folder) => file.startsWith(join(folder, '/'))));
  expect(files.length).toBeGreaterThan(20);
  const naming = files.flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (name.test(line) || clause.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});
