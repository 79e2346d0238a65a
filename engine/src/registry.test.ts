/** A game is one folder and one line in each registry: no other file of the engine names one or cites its clauses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from './index.ts';

const source = import.meta.dirname;
const folders = games.map(({ name }) => name);
const registries = new Set(['index.ts', 'testing.ts']);

/** As engine/README.md lists them. */
const files = [
  'index.ts',
  'protocol.ts',
  'state.ts',
  'setup.ts',
  'legal.ts',
  'refusal.ts',
  'apply.ts',
  'events.ts',
  'view.ts',
  'json.ts',
  'imagine.ts',
  'result.ts',
  'draw.ts',
  join('testing', 'index.ts'),
];

it.each(folders)('%s has the files that every game has', (folder) => {
  const found = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => !found.includes(file))).toEqual([]);
});

it('only the registries and the folders of the games name a game', () => {
  const name = new RegExp(`\\b(?:${folders.join('|')})\\b`, 'i');
  const clause = new RegExp(`\\b(?:${games.map(({ clausePrefix }) => clausePrefix).join('|')})-\\d`);
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !registries.has(file))
    .filter((file) => !folders.some((folder) => file.startsWith(join(folder, '/'))));
  expect(others.length).toBeGreaterThan(20);
  const naming = others.flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (name.test(line) || clause.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});
