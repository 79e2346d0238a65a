import type { Ending } from '../../en/app/ending.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const ending: Ending = {
  open: 'Résultat',
  close: 'Retour au plateau',
  standings: 'Classement final',
  wholeGame: 'Toute la partie',
  player: 'Place',
  played: ({ moves, minutes }) => `${count(moves, 'coup', 'coups')} en ${count(minutes, 'minute', 'minutes')}`,
  secret: 'Le secret derrière le sceau',
  seal: 'Le sceau fixé avant le premier coup',
  unavailable: 'Les détails de cette partie ne sont pas disponibles pour le moment.',
  out: 'Tu es hors jeu',
  outHelp: 'La partie continue sans toi.',
  watch: 'Regarder',
  toEnd: 'À la fin',
  hurrying: 'La partie se joue jusqu’à la fin…',
};
