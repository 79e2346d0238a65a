import type { CliManifest } from './manifest.ts';

export const manifest: CliManifest = {
  name: 'mammut',
  title: 'Mammut',
  examples: {
    simulate: '--players 4 --games 200 --seed spring --json',
    tournament: '--bots hard:200,normal,easy,random --players 4 --mixed',
  },
  balance: { tables: () => [{}] },
};
