import type { Ending } from '../../en/app/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const ending: Ending = {
  open: 'Ergebnis',
  close: 'Zurück zum Brett',
  standings: 'Endstand',
  wholeGame: 'Ganze Partie',
  player: 'Platz',
  played: ({ moves, minutes }) => `${count(moves, 'Zug', 'Züge')} in ${count(minutes, 'Minute', 'Minuten')}`,
  secret: 'Das Geheimnis hinter dem Siegel',
  seal: 'Das Siegel von vor dem ersten Zug',
  unavailable: 'Die Einzelheiten dieser Partie lassen sich gerade nicht laden.',
  out: 'Du bist ausgeschieden',
  outHelp: 'Die anderen spielen weiter.',
  watch: 'Zusehen',
  toEnd: 'Zum Ende',
  hurrying: 'Die Partie läuft bis zum Ende …',
};
