import type { Summary } from '../../en/mammut/summary.ts';

export const summary: Summary = {
  teaser: 'Spartite il bottino della caccia. Prendi poco e tienilo, oppure prendi molto e guarda come te lo rubano.',
  scene: 'Il bottino accanto al fuoco: asce, pelli, zanne e carne sul suolo della grotta',
};
