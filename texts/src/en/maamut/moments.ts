/** What happens to the reader in Mâamut, in a few words on a banner. */
export const moments = {
  scattered: (cell: string) => `The mammoth scares you: you run to ${cell}!`,
  lifted: ({ name, cell }: { name: string; cell: string }) => `${name} lifts your trap on ${cell}!`,
  ownTrap: (cell: string) => `The mammoth falls into your trap on ${cell}!`,
  out: 'You are out of the game',
};

export type Moments = typeof moments;
