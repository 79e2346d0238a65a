import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['Tab', 'von Feld zu Feld'],
  ['Enter', 'dorthin hüpfen oder dort suchen'],
];
