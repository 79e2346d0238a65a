import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  title: 'La Malédiction de la Momie',
  world: 'tomb',
  players: { min: 2, max: 5 },
  usualPlayers: 4,
  minutes: 45,
  clausePrefix: 'MO',
  editor: { option: 'map' },
  coverOf: 'errors',
};
