import type { Hints } from '../../en/maamut/hints.ts';

export const hints: Hints = {
  look: {
    place: 'Regarde ce côté du plateau.',
    push: 'Regarde le mammouth.',
    walk: 'Regarde ces tuiles.',
    trap: 'Regarde la tuile où tu te trouves.',
    cards: 'Regarde tes cartes.',
    flee: 'Regarde les tuiles autour du mammouth.',
  },
  reasons: {
    stopsLoss: 'Ce coup t’évite de perdre tout de suite.',
    stopsWin: (name) => `Ce coup empêche ${name} de gagner à sa prochaine action.`,
    keepsHunter: 'Ce coup sauve ton chasseur.',
    threatens: 'Si le mammouth reste là, une carte de ta main le pousse dans ton piège.',
  },
};
