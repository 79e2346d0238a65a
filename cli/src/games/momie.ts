import { maps } from '../momie/command.ts';
import type { CliManifest } from './manifest.ts';

export const manifest: CliManifest = {
  name: 'momie',
  title: 'La Malédiction de la Momie',
  examples: { simulate: '--games 10 --trace games.jsonl', tournament: '--bots hard --file momie.jsonl' },
  balance: {
    tables: ({ map }) =>
      (map !== undefined && 'values' in map ? map.values : []).map((name) => ({ map: name, mummy: 0 })),
    variant: { column: 'map', of: ({ map }) => String(map) },
    sides: [
      { column: 'mummy wins', won: (winners) => winners.includes(0) },
      { column: 'hunters win', won: (winners) => winners.some((seat) => seat > 0) },
    ],
    note: 'In Momie seat 0 is the mummy.',
  },
  commands: maps,
  restrictions: async () => (await import('../momie/restrictions.ts')).restrictions,
};
