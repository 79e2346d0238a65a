import type { Summary } from '../../en/momie/summary.ts';

export const summary: Summary = {
  teaser: 'Ruba i tesori della piramide mentre una mummia cieca ascolta ogni passo.',
  scene: 'La sezione di una piramide di notte; una mummia percorre i corridoi alla luce delle torce',
};
