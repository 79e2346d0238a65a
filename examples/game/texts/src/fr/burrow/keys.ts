import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['Tab', 'de case en case'],
  ['Entrée', 'y sauter, ou la fouiller'],
];
