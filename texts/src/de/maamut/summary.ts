import type { Summary } from '../../en/maamut/summary.ts';

export const summary: Summary = {
  subtitle: 'L’esprit du chasseur',
  teaser:
    'Treib das Mammut in deine Falle. Es flieht vor dir, biegt ab, wo Fels den Weg versperrt, und geht vielleicht auf dich los.',
  scene: 'Ein gemaltes Mammut an einer Höhlenwand, umringt von Jägern mit Speeren',
};
