import type { Characters } from '../../en/mammut/characters.ts';

export const characters: Characters = {
  random: { name: 'Lièvre', way: 'Saute n’importe où : une part permise, au hasard.' },
  easy: { name: 'Lagopède', way: 'Compare quelques parts, pense rarement à voler et oublie la moitié de ses cartes.' },
  normal: {
    name: 'Castor',
    way: 'Compare parts et vols, mais laisse passer un tiers des vols et un cinquième de ses cartes.',
  },
  hard: {
    name: 'Renard',
    way: 'Compare des dizaines de parts et de vols, prévoit les réponses et n’oublie aucune carte.',
  },
};
