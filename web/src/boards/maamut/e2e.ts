import type { Scenario } from '../e2e.ts';

export const scenario: Scenario = {
  options: { huntLimit: 8, first: 0 },
  againstBots: { count: 2, level: 'easy' },
  typicalAfterTurns: 4,
  keepsPlace: ['.maamut .field', '.maamut .hand', '.maamut .dock'],
  picture: { selector: '.maamut .field' },
  showsCardsOfOthers: (view, seat) =>
    (view['hunters'] as { hand: unknown }[]).some(({ hand }, owner) => owner !== seat && typeof hand !== 'number'),
};
