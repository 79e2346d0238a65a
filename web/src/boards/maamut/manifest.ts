import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  title: 'Mâamut',
  world: 'cave',
  players: { min: 2, max: 4 },
  usualPlayers: 3,
  minutes: 20,
  clausePrefix: 'MA',
  coverOf: 'replay',
};
