import type { Board } from '../../en/burrow/board.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const board: Board = {
  line: 'Die Reihe der Felder',
  cell: (cell) => `Feld ${cell}`,
  hareHere: 'hier ist der Hase',
  searchedLast: (answer) => `zuletzt abgesucht: ${answer}`,
  answers: { found: 'gefunden', near: 'nah', far: 'fern' },
  die: (die) => `Der Würfel zeigt ${die}.`,
  searchesLeft: (n) => count(n, 'Suche übrig', 'Suchen übrig'),
  roles: { hare: 'Hase', hunter: 'Jagd' },
  action: {
    hop: (cell) => `Hüpf auf Feld ${cell}`,
    search: (cell) => `Such auf Feld ${cell}`,
  },
  hint: {
    hop: (die) => `Hüpf nach links oder rechts. Der Würfel zeigt ${die}.`,
    search: 'Such ein Feld ab.',
    waitHop: (name) => `${name} hüpft gleich.`,
    waitSearch: (name) => `${name} sucht gleich ein Feld ab.`,
    caught: 'Der Hase ist gefangen: Die Jagd hat gewonnen.',
    nightfall: 'Es ist Nacht: Der Hase hat gewonnen.',
  },
  describe: {
    now: 'Jetzt',
    searches: 'Suchen',
    noSearch: 'Noch kein Feld ist abgesucht.',
    search: ({ cell, answer }) => `Feld ${cell}: ${answer}`,
  },
};
