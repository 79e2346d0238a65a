import type { Summary } from '../../en/momie/summary.ts';

export const summary: Summary = {
  teaser: 'Vole les trésors de la pyramide pendant qu’une momie aveugle guette chaque pas.',
  scene: 'Une pyramide en coupe, la nuit ; une momie parcourt ses couloirs à la lueur des torches',
};
