import type { Summary } from '../../en/momie/summary.ts';

export const summary: Summary = {
  subtitle: 'Der Fluch der Mumie',
  teaser: 'Stiehl die Schätze der Pyramide, während eine blinde Mumie auf jeden Schritt lauscht.',
  scene: 'Eine Pyramide bei Nacht im Querschnitt; eine Mumie geht im Fackelschein durch ihre Gänge',
  roles: { mummy: 'Mumie', hunter: 'Jäger' },
};
