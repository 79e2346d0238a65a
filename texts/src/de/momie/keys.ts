import type { KeyHelp } from '../../game-words.ts';

export const keys: readonly KeyHelp[] = [
  ['← ↑ → ↓', 'von Feld zu Feld'],
  ['1 2 3 4 A', 'eine Zahl oder den Pfeil wählen'],
  ['Eingabe', 'dorthin gehen'],
  ['Rücktaste', 'als Mumie: einen Schritt zurück'],
  ['Esc', 'die Auswahl aufheben'],
  ['+ −', 'vergrößern und verkleinern'],
  ['0', 'die ganze Pyramide'],
  ['P', 'ein Merkzeichen setzen'],
];
