import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  title: 'Mammut',
  world: 'cave',
  players: { min: 2, max: 5 },
  usualPlayers: 4,
  minutes: 40,
  clausePrefix: 'MM',
  editor: { option: 'tiles' },
  coverOf: 'lobby',
};
