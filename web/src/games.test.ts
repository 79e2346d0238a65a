import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import { coverGameOf, gameNames, gameOfClause, isGameName, manifests } from './games.ts';

const folder = (name: string): string => join(import.meta.dirname, 'boards', name);

it('lists the games that the engine knows, and those that have a folder', () => {
  expect(gameNames.toSorted()).toEqual(games.map(({ name }) => name).toSorted());
  const folders = readdirSync(join(import.meta.dirname, 'boards'), { withFileTypes: true });
  expect(gameNames.toSorted()).toEqual(folders.flatMap((each) => (each.isDirectory() ? [each.name] : [])).toSorted());
  expect(isGameName(gameNames[0])).toBe(true);
  expect([isGameName('toString'), isGameName(undefined)]).toEqual([false, false]);
});

describe.each(gameNames)('%s', (name) => {
  const game = games.find((each) => each.name === name)!;

  it('seats as many players as its rules allow', () => {
    const { players, usualPlayers } = manifests[name];
    expect(players).toEqual(game.players);
    expect(usualPlayers).toBeGreaterThanOrEqual(players.min);
    expect(usualPlayers).toBeLessThanOrEqual(players.max);
  });

  // They are found by their names: a wrong one would not be a compile error.
  it.each(['index.ts', 'Cover.tsx', 'book.tsx', 'examples.json', 'e2e.ts'])('has %s', (file) => {
    expect(existsSync(join(folder(name), file))).toBe(true);
  });

  it('knows its own clauses', () => {
    expect(gameOfClause(`${manifests[name].clausePrefix}-53`)).toBe(name);
  });
});

it('has one cover for each screen without a game of its own', () => {
  const screens = ['errors', 'lobby', 'replay'] as const;
  const covers = screens.map(coverGameOf);
  expect(covers).not.toContain(undefined);
  expect(new Set(covers).size).toBe(screens.length);
  expect(gameOfClause('XX-1')).toBeUndefined();
});
