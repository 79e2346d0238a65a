import type { Board } from '../../en/burrow/board.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const board: Board = {
  line: 'La fila di caselle',
  cell: (cell) => `Casella ${cell}`,
  hareHere: 'la lepre è qui',
  searchedLast: (answer) => `frugata per ultima: ${answer}`,
  answers: { found: 'trovata', near: 'vicino', far: 'lontano' },
  die: (die) => `Il dado segna ${die}.`,
  searchesLeft: (n) => count(n, 'ricerca rimasta', 'ricerche rimaste'),
  roles: { hare: 'lepre', hunter: 'caccia' },
  action: {
    hop: (cell) => `Salta sulla casella ${cell}`,
    search: (cell) => `Fruga la casella ${cell}`,
  },
  hint: {
    hop: (die) => `Salta a sinistra o a destra. Il dado segna ${die}.`,
    search: 'Fruga una casella.',
    waitHop: (name) => `${name} sta per saltare.`,
    waitSearch: (name) => `${name} sta per frugare una casella.`,
    caught: 'La lepre è presa: vince la caccia.',
    nightfall: 'È scesa la notte: vince la lepre.',
  },
  describe: {
    now: 'Adesso',
    searches: 'Ricerche',
    noSearch: 'Nessuna casella è stata frugata.',
    search: ({ cell, answer }) => `Casella ${cell}: ${answer}`,
  },
};
