/** Mammut: where a hint points, and reasons that are proved. */
export const hints = {
  look: {
    middle: 'Look at the loot in the middle.',
    share: (name: string) => `Look at ${name}’s share.`,
    cards: 'Look at your cards.',
    animals: 'Think of the animals you don’t have yet.',
  },
  reasons: {
    endsSharing: 'It ends the sharing: nobody can take anything from you in this round.',
  },
};

export type Hints = typeof hints;
