/** Learning Burrow: the first part of its rule book. */
export const book = {
  story: 'A hare hops along a line of cells, and nobody sees where.',
  goal: 'The hunters win if they find the hare three times before night falls; otherwise the hare wins.',
  glance: [
    'Hare: roll the die in secret and hop exactly that far, to the left or to the right.',
    'Hunter: search a cell, but not the one that was searched last.',
    'Everyone hears the answer: found, near or far.',
    'If the hare is found for the third time, it is caught.',
  ],
  pieces: {
    hare: { name: 'The hare', text: 'It hops on a line of nine cells. Only its player knows where it is.' },
    die: { name: 'The die', text: 'It has the faces 1, 2 and 3. Only the hare’s player sees it.' },
  },
  steps: {
    hop: {
      title: 'The hare hops',
      text: 'The hare hops as many cells as the die says and stays on the line. The others learn only that it has hopped.',
      picture: 'The line of cells with the hare on one of them.',
    },
    search: {
      title: 'A hunter searches',
      text: 'The answer is “found” on the hare’s cell, “near” on a cell next to it, otherwise “far”.',
      picture: 'The line of cells: one of them is searched.',
    },
  },
  examples: {
    search: {
      title: 'A hop and a search',
      before: ({ die, cell }: { die: number; cell: number }) =>
        `The hare is on cell ${cell}, and the die shows ${die}.`,
      picture: 'The line of cells after the search.',
      after: 'The hunters now know two cells where the hare may be.',
    },
  },
  cases: {
    again: { name: 'The same cell again', text: 'It may be searched again after another cell has been searched.' },
  },
  advice: ['“Far” is an answer, too: it rules out three cells.'],
};

export type Book = typeof book;
