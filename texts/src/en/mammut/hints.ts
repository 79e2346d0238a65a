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
    wholeHerd: 'You then have animals of all seven species, as long as nobody touches your tiles.',
    mostMeat: 'You then have the most meat for certain, as long as nobody touches your tiles.',
    safeFire: 'You then cannot have the fewest fires, as long as nobody touches your tiles.',
    firstOnTrack: 'You are then furthest on the hide track for certain, as long as nobody touches your tiles.',
    unstealable: 'Nobody can steal this share, because it is a single tile.',
  },
};

export type Hints = typeof hints;
