import type { Summary } from '../../en/momie/summary.ts';

export const summary: Summary = {
  subtitle: 'Chasseurs de trésors contre momie',
  teaser: 'Vole les trésors de la pyramide pendant qu’une momie aveugle guette chacun de tes pas.',
  scene: 'Une pyramide en coupe, la nuit ; une momie parcourt ses couloirs à la lueur des torches',
  roles: { mummy: 'momie', hunter: 'chasseur' },
};
