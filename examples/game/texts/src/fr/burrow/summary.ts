import type { Summary } from '../../en/burrow/summary.ts';

export const summary: Summary = {
  teaser: 'Un lièvre saute sans être vu le long de neuf cases. Trouve-le trois fois avant la nuit, ou échappe-toi.',
  scene: 'Les oreilles d’un lièvre derrière une colline, au crépuscule',
};
