/** How each level plays, as a hunter and as the mummy. */
import type { BrainLevel } from '../core/brain.ts';

/** What a hunter weighs. Costs are measured in turns. */
export interface HunterWeights {
  /** The cost of losing the last life. */
  readonly lastLifeCost: number;
  /** How much less a life costs while there are others: lives to the power of minus this; 0: no discount. */
  readonly spareLifeDiscount: number;
  /** The cost of each die that stays locked: it lengthens the mummy's walk, and it may come for anybody. */
  readonly lockedDieCost: number;
  /** The rolls expected of each hunter who has a turn before the mummy. */
  readonly expectedRolls: number;
  /**
   * What another hunter's win is worth in a search, if their own is worth 1. Never chosen for anybody's sake: none who has
   * it is seen to win more with another value (docs/bots.md).
   */
  readonly fellowship: number;
  /** Whether risk depends on what the mummy can know, or only on how near it is. */
  readonly usesBelief: boolean;
}

/** What the mummy weighs, besides the chance to catch a hunter now. */
export interface MummyWeights {
  /** Ending near the cells where hunters may be. */
  readonly nearness: number;
  /** Ending near the treasures that hunters still need. */
  readonly treasureNearness: number;
  /** The expected catch of the next turn. */
  readonly nextTurn: number;
  /** How much more a hunter is worth who has found more treasures. */
  readonly leaderBonus: number;
  /** Whether it infers where hunters went, or takes all possible cells as equally likely. */
  readonly usesBelief: boolean;
}

interface LevelParams {
  readonly hunter: HunterWeights;
  readonly mummy: MummyWeights;
  /** How loosely a hunter and the mummy follow the values they found: the next move should not be predictable. */
  readonly hunterTemperature: number;
  readonly mummyTemperature: number;
  /** Whether a hunter sometimes rolls again although a move is better. */
  readonly rollsLoosely: boolean;
}

const simpleMummy: MummyWeights = {
  nearness: 0.3,
  treasureNearness: 0,
  nextTurn: 0,
  leaderBonus: 0,
  usesBelief: false,
};
const simpleHunter: HunterWeights = {
  lastLifeCost: 0,
  spareLifeDiscount: 0,
  lockedDieCost: 0,
  expectedRolls: 0,
  fellowship: 0,
  usesBelief: false,
};

export const levelParams: Readonly<Record<BrainLevel, LevelParams>> = {
  easy: {
    hunter: { ...simpleHunter, lastLifeCost: 2 },
    mummy: simpleMummy,
    hunterTemperature: 0.5,
    mummyTemperature: 0.17,
    rollsLoosely: true,
  },
  normal: {
    hunter: simpleHunter,
    mummy: { ...simpleMummy, leaderBonus: 2 },
    hunterTemperature: 0.35,
    mummyTemperature: 0.055,
    rollsLoosely: false,
  },
  hard: {
    hunter: { ...simpleHunter, spareLifeDiscount: 0.5, expectedRolls: 2, usesBelief: true },
    mummy: { nearness: 0.2, treasureNearness: 0.02, nextTurn: 0.3, leaderBonus: 1, usesBelief: true },
    hunterTemperature: 0.1,
    mummyTemperature: 0.01,
    rollsLoosely: false,
  },
};

type WeightsByPlayers = Readonly<Record<number, Partial<HunterWeights>>>;

/**
 * How careful a hunter is, by number of players. With two players one person owns both pawns, pays for every life lost
 * and is very careful. Rivals race: care helps all of them. At `hard` they take as much as no single one gains by
 * changing (docs/bots.md).
 */
const byPlayers: Readonly<Partial<Record<BrainLevel, WeightsByPlayers>>> = {
  normal: {
    2: { lastLifeCost: 20, lockedDieCost: 0.5 },
    3: { lastLifeCost: 3, lockedDieCost: 0.2 },
    4: { lastLifeCost: 4, lockedDieCost: 0.1 },
    5: { lastLifeCost: 8, lockedDieCost: 0.2 },
  },
  hard: {
    2: { lastLifeCost: 24, lockedDieCost: 0.22 },
    3: { lastLifeCost: 8, lockedDieCost: 0.1 },
    4: { lastLifeCost: 15, lockedDieCost: 0.4 },
    5: { lastLifeCost: 30, lockedDieCost: 0.65, fellowship: 0.5 },
  },
};

export const hunterWeights = (level: BrainLevel, players: number): HunterWeights => ({
  ...levelParams[level].hunter,
  ...byPlayers[level]?.[players],
});
