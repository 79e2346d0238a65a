import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'de case en case'],
  ['1 2 3 4 A', 'choisir un nombre ou la flèche'],
  ['Entrée', 'y aller'],
  ['Retour arrière', 'la momie : une case en arrière'],
  ['Échap', 'recommencer le choix'],
  ['+ −', 'agrandir, réduire'],
  ['0', 'toute la pyramide'],
  ['P', 'poser un repère'],
];
