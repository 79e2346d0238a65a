/** The end of a game of Mâamut: why it ended, and what each hunter did. */
export const ending = {
  drove: ({ name, cell }: { name: string; cell: string }) =>
    `${name} drove the mammoth into a trap of their own on ${cell}.`,
  droveFor: ({ name, owner, cell }: { name: string; owner: string; cell: string }) =>
    `${name} drove the mammoth into ${owner}’s trap on ${cell}: a trap wins for its owner.`,
  /** How the mammoth won, by the rule that says so. */
  escapes: {
    'MA-80': 'The mammoth fell into a trap.',
    'MA-81': 'No hunter is left on the plain.',
    'MA-82': 'No push could bring the mammoth to a trap any more.',
    'MA-83': 'The turn limit is reached, and the mammoth still stands.',
  },
  columns: {
    pushes: 'Pushes',
    driven: 'Tiles driven',
    trapsSet: 'Traps set',
    trapsLifted: 'Traps lifted',
    panics: 'Panics',
  },
};

export type Ending = typeof ending;
