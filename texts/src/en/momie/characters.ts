/** The bots of La Malédiction de la Momie, by level: what each is called, and how it really plays (bots/src/momie/levels.ts). */
export const characters = {
  random: { name: 'Scarab', way: 'Crawls anywhere: any move the rules allow, by pure chance.' },
  easy: {
    name: 'Hippo',
    way: 'Heads for treasure almost without fear and often strays; as the mummy, follows the noise roughly.',
  },
  normal: {
    name: 'Cat',
    way: 'Keeps away from a mummy that is near; as the mummy, goes where the most hunters could be.',
  },
  hard: { name: 'Ibis', way: 'Works out what the mummy can know; as the mummy, where the hunters went.' },
};

export type Characters = typeof characters;
