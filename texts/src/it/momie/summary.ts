import type { Summary } from '../../en/momie/summary.ts';

export const summary: Summary = {
  subtitle: 'La maledizione della mummia',
  teaser: 'Ruba i tesori della piramide mentre una mummia cieca tende l’orecchio a ogni passo.',
  scene: 'Una piramide in sezione, di notte; una mummia percorre i corridoi alla luce delle torce',
  roles: { mummy: 'mummia', hunter: 'cacciatore' },
};
