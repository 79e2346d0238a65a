import type { Summary } from '../../en/burrow/summary.ts';

export const summary: Summary = {
  teaser: 'Una lepre salta di nascosto lungo nove caselle. Trovala tre volte prima di notte, oppure scappa.',
  scene: 'Le orecchie di una lepre dietro una collina al tramonto',
};
