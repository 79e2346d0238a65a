import type { Characters } from '../../en/momie/characters.ts';

export const characters: Characters = {
  random: { name: 'Scarabée', way: 'Va n’importe où : n’importe quel coup permis, au hasard.' },
  easy: {
    name: 'Hippopotame',
    way: 'Fonce vers les trésors presque sans peur et s’égare souvent ; en momie, suit le bruit de loin.',
  },
  normal: {
    name: 'Chat',
    way: 'Évite une momie toute proche ; en momie, va là où il peut y avoir le plus de chasseurs.',
  },
  hard: { name: 'Ibis', way: 'Déduit ce que la momie peut savoir ; en momie, déduit où sont allés les chasseurs.' },
};
