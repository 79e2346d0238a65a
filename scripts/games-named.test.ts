/**
 * A game is one folder in each package and one line in each registry, so that a new game is only an addition: no other
 * source file names a game or cites its clauses.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@traque/engine';
import { expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** Each has a line or two per game and says nothing else about it. */
const registries = [
  'engine/package.json',
  'engine/src/index.ts',
  'engine/src/testing.ts',
  'texts/src/games/index.ts',
  'texts/src/de/index.ts',
  'texts/src/en/index.ts',
  'texts/src/fr/index.ts',
  'texts/src/it/index.ts',
  'bots/src/index.ts',
  'web/src/games.ts',
  'cli/src/games/index.ts',
  'bench/src/games.ts',
  'scripts/playthroughs/draw.ts',
];

/** The same for what a game may go without. */
const optionalRegistries = ['lessons/src/courses.ts', 'analysis/src/values.ts'];

const EXTENSIONS = '{ts,tsx,mts,js,mjs,cjs,css,html,json,cpp}';

function sourceFiles(): string[] {
  const folders = [...project.workspaces, 'scripts'];
  const patterns = [`*.${EXTENSIONS}`, ...folders.map((folder) => `${folder}/**/*.${EXTENSIONS}`)];
  return globSync(patterns, { cwd: root, exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)(?:$|[\\/])/.test(path) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

/** `engine/src/maamut/…`, `web/src/boards/maamut/…`, `cli/src/games/maamut.ts`. */
const belongsTo = (file: string, name: string): boolean =>
  file.split('/').some((part) => part === name || part.startsWith(`${name}.`));

/** A title may have accents that the name has not. */
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * How a file may give away that it knows a game. In another game's folder the name itself proves nothing: the word for
 * an animal in one language can be the name of another game.
 */
const signs = games.map(({ name, clausePrefix }) => ({
  name,
  anywhere: new RegExp(name, 'i'),
  inOtherGames: new RegExp(`/${name}/`),
  clause: new RegExp(`\\b${clausePrefix}-\\d|(['"\`])${clausePrefix}\\1`),
}));

function linesNaming(file: string): string[] {
  const elsewhere = signs.filter(({ name }) => !belongsTo(file, name));
  const inGame = elsewhere.length < signs.length;
  const isTold = (line: string): boolean =>
    elsewhere.some(
      ({ anywhere, inOtherGames, clause }) => (inGame ? inOtherGames : anywhere).test(line) || clause.test(line),
    );
  return withoutAccents(readFileSync(join(root, file), 'utf8'))
    .split('\n')
    .flatMap((line, i) => (isTold(line) ? [`${file}:${i + 1}: ${line.trim()}`] : []));
}

it('only its own folders and the registries name a game or cite its clauses', () => {
  const files = sourceFiles().filter((file) => ![...registries, ...optionalRegistries].includes(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(linesNaming)).toEqual([]);
});

it.each(registries)('%s lists every game', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(games.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([]);
});
