import type { Summary } from '../../en/maamut/summary.ts';

export const summary: Summary = {
  teaser:
    'Treibe das Mammut in deine Falle. Es flieht vor dir, dreht ab, wo Fels den Weg versperrt, und stellt sich dir vielleicht.',
  scene: 'Ein gemaltes Mammut an einer Höhlenwand, umringt von Jägern mit Speeren',
};
