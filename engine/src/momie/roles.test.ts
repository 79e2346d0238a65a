import { expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';

it.each([2, 3, 5])('the mummy is one part and the hunters another, %i players', (players) => {
  for (let mummy = 0; mummy < players; mummy++) {
    const roles = momie.roles!(momie.create(players, { mummy }, new FastChance('roles')));
    expect(roles).toEqual(Array.from({ length: players }, (_, seat) => (seat === mummy ? 'mummy' : 'hunter')));
  }
});
