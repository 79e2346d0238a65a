import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['Tab', 'di casella in casella'],
  ['Invio', 'salta lì, o fruga lì'],
];
