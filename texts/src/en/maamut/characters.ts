/** The bots of Mâamut, by level: what each is called, and how it really plays (bots/src/maamut/levels.ts). */
export const characters = {
  random: { name: 'Wind', way: 'Blows anywhere: any move the rules allow, by pure chance.' },
  easy: { name: 'Spark', way: 'Tries out a few hunts in mind and often settles for second best.' },
  normal: { name: 'Raven', way: 'Tries out a hundred hunts in mind before each move and seldom slips.' },
  hard: { name: 'Stag', way: 'Thinks for the whole time it has and always plays the best move it found.' },
};

export type Characters = typeof characters;
