import type { Summary } from '../../en/maamut/summary.ts';

export const summary: Summary = {
  subtitle: 'L’esprit du chasseur',
  teaser:
    'Pousse le mammouth dans ton piège. Il te fuit, tourne quand un rocher lui barre la route, et peut se retourner contre toi.',
  scene: 'Un mammouth peint sur la paroi d’une grotte, entouré de chasseurs armés de lances',
};
