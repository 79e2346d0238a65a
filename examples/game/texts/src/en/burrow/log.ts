/** The log of Burrow: one sentence per event. The log adds the clause itself. */
export const log = {
  hopped: (name: string) => `${name} hops.`,
  hop: (cell: number) => `The hare is now on cell ${cell}.`,
  search: ({ name, cell, answer }: { name: string; cell: number; answer: string }) =>
    `${name} searches cell ${cell}: ${answer}.`,
  roll: (die: number) => `The die shows ${die}.`,
  caught: 'The hare is found for the third time and caught.',
  nightfall: 'Night falls: the hare gets away.',
};

export type Log = typeof log;
