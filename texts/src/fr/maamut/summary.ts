import type { Summary } from '../../en/maamut/summary.ts';

export const summary: Summary = {
  teaser:
    'Pousse le mammouth dans ton piège. Il te fuit, tourne quand la roche lui barre la route, et peut se retourner contre toi.',
  scene: 'Un mammouth peint sur la paroi d’une grotte, entouré de chasseurs armés de lances',
};
