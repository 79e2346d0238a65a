import type { Summary } from '../../en/maamut/summary.ts';

export const summary: Summary = {
  teaser:
    'Spingi il mammut nella tua trappola. Fugge da te, gira dove la roccia gli sbarra la via, e può rivoltarsi contro di te.',
  scene: 'Un mammut dipinto sulla parete di una grotta, circondato da cacciatori con le lance',
};
