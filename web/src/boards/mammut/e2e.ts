import type { Scenario } from '../e2e.ts';

export const scenario: Scenario = {
  options: { first: 0 },
  againstBots: { count: 2, level: 'easy' },
  needsEasyBots: true,
  // A turn is most of a round.
  typicalAfterTurns: 2,
  // There is no loot to see while a round is scored, nor when all of it is taken.
  keepsPlace: ['.mammut .hand-place', '.mammut .dock'],
  picture: { selector: '.mammut .spread', mayBeAbsent: true },
  showsCardsOfOthers: (view, seat) =>
    (view['hands'] as unknown[]).some((hand, owner) => owner !== seat && typeof hand !== 'number'),
};
