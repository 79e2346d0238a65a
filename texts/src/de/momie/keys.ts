import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'von Feld zu Feld'],
  ['1 2 3 4 A', 'eine Zahl oder den Pfeil wählen'],
  ['Eingabe', 'dorthin gehen'],
  ['Rücktaste', 'als Mumie: einen Schritt zurück'],
  ['Esc', 'die Auswahl aufheben'],
];
