import type { Summary } from '../../en/momie/summary.ts';

export const summary: Summary = {
  teaser: 'Stiehl die Schätze der Pyramide, während eine blinde Mumie auf jeden Schritt lauscht.',
  scene: 'Eine Pyramide im Querschnitt bei Nacht; eine Mumie geht im Fackelschein durch ihre Gänge',
};
