import type { CliManifest } from './manifest.ts';

export const manifest: CliManifest = {
  name: 'burrow',
  title: 'Burrow',
  examples: { simulate: '--games 1000', tournament: '--bots hard,easy --players 2 --blocks 50' },
  balance: {
    tables: () => [{ hare: 0 }],
    sides: [
      { column: 'hare wins', won: (winners) => winners.includes(0) },
      { column: 'hunters win', won: (winners) => winners.some((seat) => seat > 0) },
    ],
    note: 'In Burrow seat 0 is the hare.',
  },
};
