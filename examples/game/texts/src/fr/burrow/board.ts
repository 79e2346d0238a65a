import type { Board } from '../../en/burrow/board.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const board: Board = {
  line: 'La ligne de cases',
  cell: (cell) => `Case ${cell}`,
  hareHere: 'le lièvre est ici',
  searchedLast: (answer) => `fouillée en dernier : ${answer}`,
  answers: { found: 'trouvé', near: 'près', far: 'loin' },
  die: (die) => `Le dé indique ${die}.`,
  searchesLeft: (n) => count(n, 'fouille restante', 'fouilles restantes'),
  roles: { hare: 'lièvre', hunter: 'chasse' },
  action: {
    hop: (cell) => `Sauter sur la case ${cell}`,
    search: (cell) => `Fouiller la case ${cell}`,
  },
  hint: {
    hop: (die) => `Saute à gauche ou à droite. Le dé indique ${die}.`,
    search: 'Fouille une case.',
    waitHop: (name) => `${name} va sauter.`,
    waitSearch: (name) => `${name} va fouiller une case.`,
    caught: 'Le lièvre est attrapé : la chasse a gagné.',
    nightfall: 'La nuit est tombée : le lièvre a gagné.',
  },
  describe: {
    now: 'Maintenant',
    searches: 'Fouilles',
    noSearch: 'Aucune case n’a été fouillée.',
    search: ({ cell, answer }) => `Case ${cell} : ${answer}`,
  },
};
