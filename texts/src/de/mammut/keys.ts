import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'von Plättchen zu Plättchen'],
  ['Eingabe', 'wählen oder zurücklegen'],
  ['Esc', 'die Wahl neu beginnen'],
];
