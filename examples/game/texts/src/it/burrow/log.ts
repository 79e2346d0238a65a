import type { Log } from '../../en/burrow/log.ts';

export const log: Log = {
  hopped: (name) => `${name} salta.`,
  hop: (cell) => `Ora la lepre è sulla casella ${cell}.`,
  search: ({ name, cell, answer }) => `${name} fruga la casella ${cell}: ${answer}.`,
  roll: (die) => `Il dado segna ${die}.`,
  caught: 'La lepre è trovata per la terza volta e presa.',
  nightfall: 'Scende la notte: la lepre è salva.',
};
