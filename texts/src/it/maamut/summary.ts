import type { Summary } from '../../en/maamut/summary.ts';

export const summary: Summary = {
  subtitle: 'L’esprit du chasseur',
  teaser:
    'Spingi il mammut nella tua trappola. Fugge da te, svolta dove la roccia gli sbarra la strada e può rivoltarsi contro di te.',
  scene: 'Un mammut dipinto sulla parete di una grotta, circondato da cacciatori con le lance',
};
