/** Burrow's board: what is where, and what a player can do. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const board = {
  line: 'The line of cells',
  cell: (cell: number) => `Cell ${cell}`,
  hareHere: 'the hare is here',
  searchedLast: (answer: string) => `searched last: ${answer}`,
  answers: { found: 'found', near: 'near', far: 'far' },
  die: (die: number) => `The die shows ${die}.`,
  searchesLeft: (n: number) => count(n, 'search left', 'searches left'),
  roles: { hare: 'hare', hunter: 'hunter' },
  action: {
    hop: (cell: number) => `Hop to cell ${cell}`,
    search: (cell: number) => `Search cell ${cell}`,
  },
  hint: {
    hop: (die: number) => `Hop left or right. The die shows ${die}.`,
    search: 'Search a cell.',
    waitHop: (name: string) => `${name} is about to hop.`,
    waitSearch: (name: string) => `${name} is about to search.`,
    caught: 'The hare is caught: the hunters win.',
    nightfall: 'Night has fallen: the hare wins.',
  },
  describe: {
    now: 'Now',
    searches: 'Searches',
    noSearch: 'No cell has been searched.',
    search: ({ cell, answer }: { cell: number; answer: string }) => `Cell ${cell}: ${answer}`,
  },
};

export type Board = typeof board;
