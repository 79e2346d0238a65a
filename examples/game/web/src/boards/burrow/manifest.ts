import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  title: 'Burrow',
  world: 'cave',
  players: { min: 2, max: 3 },
  usualPlayers: 2,
  minutes: 10,
  clausePrefix: 'BU',
};
