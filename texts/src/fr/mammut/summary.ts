import type { Summary } from '../../en/mammut/summary.ts';

export const summary: Summary = {
  teaser: 'Partage le butin de la chasse. Prends peu et garde-le, ou prends beaucoup et fais-toi voler.',
  scene: 'Le butin près du feu : haches, peaux, défenses et viande sur le sol de la grotte',
};
