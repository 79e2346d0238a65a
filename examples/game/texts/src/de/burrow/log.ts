import type { Log } from '../../en/burrow/log.ts';

export const log: Log = {
  hopped: (name) => `${name} hüpft.`,
  hop: (cell) => `Der Hase ist jetzt auf Feld ${cell}.`,
  search: ({ name, cell, answer }) => `${name} sucht auf Feld ${cell}: ${answer}.`,
  roll: (die) => `Der Würfel zeigt ${die}.`,
  caught: 'Der Hase ist zum dritten Mal gefunden und gefangen.',
  nightfall: 'Es wird Nacht: Der Hase entwischt.',
};
