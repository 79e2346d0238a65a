/**
 * What games are begun with (maps, tiles, cards) is shipped once and never changes: tables and records name it. Each
 * line is a version of a game, the name of its data, and the SHA-256 of what it means, of every edition, newest first.
 */
import { describe, expect, it } from 'vitest';
import { gameNamed, games } from '../index.ts';
import { atlas } from '../momie/maps.ts';
import { pastEditions } from '../momie/maps-past.ts';
import type { AnyGame } from './game.ts';

const shipped: Readonly<Record<string, readonly string[]>> = {
  'maamut 1 default': ['744fa8ba1bebae70fc8a3a80515a1fbf0715b77b5735a24c0c45c07eb01a6193'],
  'mammut 1 default': ['9c0d402c81c364e57fb402d8923e7c8ff436e3fdb6a88f45c1e4fec1d2a1be23'],
  'mammut 1 house': ['9c0d402c81c364e57fb402d8923e7c8ff436e3fdb6a88f45c1e4fec1d2a1be23'],
  'momie 1 default': [
    '0c5d32dd4e13eac29f4d279f25fb63435e5e232e45026ec84dc3a739a3f06c45',
    '0d041c5f0bb5cbd13aa9e7ffc90360a9f9e34ebfb91451acb90edb931dbaf743',
    'a5411c3a5936d0cc5abdafd22fb83bf8a988985673aee66648457b89e52206e1',
  ],
  'momie 1 amenophis': [
    '0c5d32dd4e13eac29f4d279f25fb63435e5e232e45026ec84dc3a739a3f06c45',
    '0d041c5f0bb5cbd13aa9e7ffc90360a9f9e34ebfb91451acb90edb931dbaf743',
    'a5411c3a5936d0cc5abdafd22fb83bf8a988985673aee66648457b89e52206e1',
  ],
  'momie 1 nefertari': [
    'fe78053c48a6b7222f315be7001d800e764cb4e2db7d23306df4c04759c5f550',
    '1184a544dbad35fde1946647b327e57d2ffba6af187e7768a94837c7144a6780',
    'ef854338e916000e0722795e250eead57dae9e7b1ef5c956b4e483789560ae5c',
  ],
  'momie 2 default': [
    '02c0e3e797a946742329907dadbf308e8b7ba41d00983d595c5ac924bc08fd3b',
    'a56cacaf90a297988445f39e0a2420eda8bbd104953c0082c11403a45e8435f7',
  ],
  'momie 2 ramses': [
    '02c0e3e797a946742329907dadbf308e8b7ba41d00983d595c5ac924bc08fd3b',
    'a56cacaf90a297988445f39e0a2420eda8bbd104953c0082c11403a45e8435f7',
  ],
  'momie 2 hatchepsout': [
    '8fd30347ff1c50d257edfdee38f8373b949be19e1a570221ec73984c48b2c3c4',
    '28f495b1b04631f7834892c3141b7bc0ff847f195848dab00182d17bae6095df',
    'b8b542852461c3964d163faea2303b177190766f173d4d8d06d235623abf06a1',
  ],
  'momie 2 amenophis': ['0c5d32dd4e13eac29f4d279f25fb63435e5e232e45026ec84dc3a739a3f06c45'],
  'momie 2 nefertari': ['fe78053c48a6b7222f315be7001d800e764cb4e2db7d23306df4c04759c5f550'],
  'momie 3 default': ['02c0e3e797a946742329907dadbf308e8b7ba41d00983d595c5ac924bc08fd3b'],
  'momie 3 ramses': ['02c0e3e797a946742329907dadbf308e8b7ba41d00983d595c5ac924bc08fd3b'],
  'momie 3 hatchepsout': ['8fd30347ff1c50d257edfdee38f8373b949be19e1a570221ec73984c48b2c3c4'],
  'momie 3 amenophis': ['0c5d32dd4e13eac29f4d279f25fb63435e5e232e45026ec84dc3a739a3f06c45'],
  'momie 3 nefertari': ['fe78053c48a6b7222f315be7001d800e764cb4e2db7d23306df4c04759c5f550'],
};

const CHANGED =
  'this has been shipped, and tables and records depend on it: put it back, and give what is new a new name and a line of its own here';
const MISSING = 'whatever can be named is listed here from the day it is shipped';

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

/** Every name a game knows, offered or not, and `default` for those who ask for none. */
function namesOf(game: AnyGame): readonly string[] {
  const past = pastEditions.find(({ version, since }) => version === game.version && since === game.since);
  const spec = game.options[optionOf(game)] as { readonly values?: readonly string[] } | undefined;
  return ['default', ...(game.name === 'momie' ? (past?.atlas ?? atlas).names : (spec?.values ?? []))];
}

const dataOf = (game: AnyGame, name: string): string => game.data(name === 'default' ? {} : { [optionOf(game)]: name });

describe('data that has been shipped', () => {
  it.each(Object.entries(shipped))('%s is what it was', (line, digests) => {
    const [name, version, data] = line.split(' ') as [string, string, string];
    const editions = editionsOf(name, Number(version)).filter((game) => namesOf(game).includes(data));
    expect([...new Set(editions.map((game) => dataOf(game, data)))], `${line}: ${CHANGED}`).toEqual(digests);
  });

  it('all of it is listed', () => {
    const found: string[] = [];
    for (const { name, version: newest } of games)
      for (let version = 1; version <= newest; version++)
        for (const game of editionsOf(name, version))
          found.push(...namesOf(game).map((data) => `${name} ${version} ${data}`));
    expect([...new Set(found)].sort(), MISSING).toEqual(Object.keys(shipped).sort());
  });

  it('since version 3 of Momie a name means one thing', () => {
    for (const game of games) expect(game.earlier, game.name).toBeUndefined();
  });
});
