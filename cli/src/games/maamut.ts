import type { CliManifest } from './manifest.ts';

export const manifest: CliManifest = {
  name: 'maamut',
  title: 'Mâamut',
  examples: { simulate: '', tournament: '--bots hard:1000,normal --players 2 --blocks 50' },
  balance: {
    // MA-17: a table may let the next player begin, which takes an advantage from the first.
    tables: () => [{ first: 0 }, { first: 0, begins: 'next' }],
    variant: { column: 'begins', of: ({ begins }) => (begins === 'next' ? 'next' : 'first') },
    note: 'In Mâamut seat 0 is the first player (`begins`: who begins the hunt, MA-17).',
  },
};
