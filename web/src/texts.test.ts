/** Every text of the `texts` package is shown somewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameWords, loadWords } from '@traque/texts';
import { describe, expect, it } from 'vitest';

const { app: own, loadAccount, loadRests, loadLearn, loadAnalysis, loadEditor, games } = await loadWords('en');
const app = {
  ...own,
  account: await loadAccount(),
  rests: await loadRests(),
  learn: await loadLearn(),
  analysis: await loadAnalysis(),
  editor: await loadEditor(),
};
const byGame: readonly [string, GameWords][] = Object.entries(games);

function sources(folder: string): string {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}

/** Groups of the app whose members are looked up by a value: a level, a setting. */
const lookedUp = new Set(['kinds', 'levels', 'themes', 'motions', 'speeds', 'reactions', 'notes', 'labels']);

function keysOf(texts: object, isLookedUp: (group: string) => boolean, at: readonly string[] = []): string[][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const here = [...at, key];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && !isLookedUp(key);
    return isGroup ? keysOf(value, isLookedUp, here) : [here];
  });
}

it('the app has no text that nothing shows', () => {
  const code = sources('.');
  const shown = ([group, key]: string[]) =>
    new RegExp(
      `(?:words|words\\.${group}|t\\(\\)\\.${group}|${group})\\.${key}\\b|'${key}'|\\{ ${key} \\} = words`,
    ).test(code);
  const unused = keysOf(app, (group) => lookedUp.has(group)).filter((path) => !shown(path));
  expect(unused.map((path) => path.join('.'))).toEqual([]);
});

describe.each(byGame)('%s', (game, words) => {
  it('has no text that its board does not show', async () => {
    const { board, log } = await words.loadTable();
    const editor = (await words.loadEditor?.()) ?? {};
    const code = sources(`boards/${game}`);
    const shown = (path: string[]) => new RegExp(`\\.${path.at(-1)}\\b|\\b${path.at(-1)}: say\\b`).test(code);
    const isLookedUp = (group: string) => new RegExp(`\\b${group}\\[`).test(code);
    const unused = keysOf({ board, log, editor }, isLookedUp).filter((path) => !shown(path));
    expect(unused.map((path) => path.join('.'))).toEqual([]);
  });
});
