/** La Momie for the tests that every game passes. */
import type { GameTesting } from '../../core/testing/manifest.ts';
import type { Event, StateJson } from '../protocol.ts';
import type { AnyGame } from '../../core/game.ts';
import { atlas } from '../maps.ts';
import { pastEditions } from '../maps-past.ts';
import { inventory } from './inventory.ts';
import { announcements, outline } from './reveal.ts';
import { twin } from './twin.ts';

/** Also the names of maps that are no longer offered. */
function namesOf({ version, since }: AnyGame): readonly string[] {
  const past = pastEditions.find((edition) => edition.version === version && edition.since === since);
  return ['default', ...(past?.atlas ?? atlas).names];
}

export const testing: GameTesting<StateJson, Event> = {
  game: 'momie',
  inventory,
  twin,
  outline,
  announcements,
  hasHiddenChoices: true,
  hasUndo: false,
  dataNames: namesOf,
  shippedData: {
    '1 default': [
      '0c5d32dd4e13eac29f4d279f25fb63435e5e232e45026ec84dc3a739a3f06c45',
      '0d041c5f0bb5cbd13aa9e7ffc90360a9f9e34ebfb91451acb90edb931dbaf743',
      'a5411c3a5936d0cc5abdafd22fb83bf8a988985673aee66648457b89e52206e1',
    ],
    '1 amenophis': [
      '0c5d32dd4e13eac29f4d279f25fb63435e5e232e45026ec84dc3a739a3f06c45',
      '0d041c5f0bb5cbd13aa9e7ffc90360a9f9e34ebfb91451acb90edb931dbaf743',
      'a5411c3a5936d0cc5abdafd22fb83bf8a988985673aee66648457b89e52206e1',
    ],
    '1 nefertari': [
      'fe78053c48a6b7222f315be7001d800e764cb4e2db7d23306df4c04759c5f550',
      '1184a544dbad35fde1946647b327e57d2ffba6af187e7768a94837c7144a6780',
      'ef854338e916000e0722795e250eead57dae9e7b1ef5c956b4e483789560ae5c',
    ],
    '2 default': [
      '02c0e3e797a946742329907dadbf308e8b7ba41d00983d595c5ac924bc08fd3b',
      'a56cacaf90a297988445f39e0a2420eda8bbd104953c0082c11403a45e8435f7',
    ],
    '2 ramses': [
      '02c0e3e797a946742329907dadbf308e8b7ba41d00983d595c5ac924bc08fd3b',
      'a56cacaf90a297988445f39e0a2420eda8bbd104953c0082c11403a45e8435f7',
    ],
    '2 hatchepsout': [
      '8fd30347ff1c50d257edfdee38f8373b949be19e1a570221ec73984c48b2c3c4',
      '28f495b1b04631f7834892c3141b7bc0ff847f195848dab00182d17bae6095df',
      'b8b542852461c3964d163faea2303b177190766f173d4d8d06d235623abf06a1',
    ],
    '2 amenophis': ['0c5d32dd4e13eac29f4d279f25fb63435e5e232e45026ec84dc3a739a3f06c45'],
    '2 nefertari': ['fe78053c48a6b7222f315be7001d800e764cb4e2db7d23306df4c04759c5f550'],
    '3 default': ['02c0e3e797a946742329907dadbf308e8b7ba41d00983d595c5ac924bc08fd3b'],
    '3 ramses': ['02c0e3e797a946742329907dadbf308e8b7ba41d00983d595c5ac924bc08fd3b'],
    '3 hatchepsout': ['8fd30347ff1c50d257edfdee38f8373b949be19e1a570221ec73984c48b2c3c4'],
    '3 amenophis': ['0c5d32dd4e13eac29f4d279f25fb63435e5e232e45026ec84dc3a739a3f06c45'],
    '3 nefertari': ['fe78053c48a6b7222f315be7001d800e764cb4e2db7d23306df4c04759c5f550'],
    '3 toutankhamon': ['d426460c8e94c722f5abe5688d08bc4ea443fe401972fc84d76bf065d076b4cf'],
    '3 khephren': ['109caabeff603f0797a4da1d2596e992033e64d8b1f917775649bbaec9961c52'],
    '3 djoser': ['885cdfc651a38a056724ce13db4d69fd07acd7db6e50a2f6852fdf53f413d19d'],
  },
};
