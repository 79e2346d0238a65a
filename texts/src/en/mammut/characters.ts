/** The bots of Mammut, by level: what each is called, and how it really plays (bots/src/mammut/levels.ts). */
export const characters = {
  random: { name: 'Hare', way: 'Jumps anywhere: any share the rules allow, by pure chance.' },
  easy: { name: 'Grouse', way: 'Weighs up a few shares, seldom thinks of stealing and forgets half its cards.' },
  normal: {
    name: 'Beaver',
    way: 'Weighs up shares and thefts, but misses a third of the thefts and a fifth of its cards.',
  },
  hard: { name: 'Fox', way: 'Compares dozens of shares and thefts, reckons with the replies and forgets no card.' },
};

export type Characters = typeof characters;
