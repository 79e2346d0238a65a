/** The data that games are begun with (maps, tiles, cards) is shipped once and never changes: see `shippedData`. */
import { describe, expect, it } from 'vitest';
import { gameNamed, games } from '../index.ts';
import { testingOf } from '../testing.ts';
import type { AnyGame } from './game.ts';

const CHANGED =
  'this has been shipped, and tables and records depend on it: put it back, and give new data a new name and a line of its own';
const MISSING = 'every name is listed from the day it is shipped';

const editionsOf = (name: string, version: number): readonly AnyGame[] => {
  const newest = gameNamed(name, version);
  return newest === undefined ? [] : [newest, ...(newest.earlier ?? [])];
};

/** The option that names a game's data. */
const optionOf = ({ options }: AnyGame): string =>
  Object.keys(options).find((option) => {
    const spec = options[option]!;
    return 'type' in spec && spec.type === 'data';
  }) ?? '';

const dataOf = (game: AnyGame, name: string): string => game.data(name === 'default' ? {} : { [optionOf(game)]: name });

describe.each(games.map((game) => [game.name, game] as const))('data of %s that has been shipped', (name, newest) => {
  const { dataNames, shippedData } = testingOf(newest);

  it.each(Object.entries(shippedData))('%s is what it was', (line, digests) => {
    const [version, data] = line.split(' ') as [string, string];
    const editions = editionsOf(name, Number(version)).filter((game) => dataNames(game).includes(data));
    expect([...new Set(editions.map((game) => dataOf(game, data)))], `${line}: ${CHANGED}`).toEqual(digests);
  });

  it('all of it is listed', () => {
    const found = new Set<string>();
    for (let version = 1; version <= newest.version; version++)
      for (const game of editionsOf(name, version)) for (const data of dataNames(game)) found.add(`${version} ${data}`);
    expect([...found].sort(), MISSING).toEqual(Object.keys(shippedData).sort());
    // The names that tables are offered come from the options, not from the manifest.
    const spec = newest.options[optionOf(newest)] as { readonly values?: readonly string[] } | undefined;
    expect([...found]).toEqual(
      expect.arrayContaining(['default', ...(spec?.values ?? [])].map((data) => `${newest.version} ${data}`)),
    );
  });

  it('in the newest rules a name means one thing', () => {
    expect(newest.earlier).toBeUndefined();
  });
});
