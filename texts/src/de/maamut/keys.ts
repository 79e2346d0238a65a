import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'von Feld zu Feld'],
  ['Bild ↓', 'zum nächsten Ziel'],
  ['Eingabe', 'wählen'],
];
