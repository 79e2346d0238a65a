import type { Log } from '../../en/burrow/log.ts';

export const log: Log = {
  hopped: (name) => `${name} saute.`,
  hop: (cell) => `Le lièvre est maintenant sur la case ${cell}.`,
  search: ({ name, cell, answer }) => `${name} fouille la case ${cell} : ${answer}.`,
  roll: (die) => `Le dé indique ${die}.`,
  caught: 'Le lièvre est trouvé pour la troisième fois et attrapé.',
  nightfall: 'La nuit tombe : le lièvre s’échappe.',
};
