import type { Scenario } from '../e2e.ts';

export const scenario: Scenario = {
  options: { hare: 0 },
  againstBots: { count: 1, level: 'easy' },
  typicalAfterTurns: 2,
  keepsPlace: ['.burrow .line'],
  picture: { selector: '.burrow .line' },
  showsCardsOfOthers: (view, seat) =>
    (view['options'] as { hare: number }).hare === seat ? 'nightfall' in view : 'hare' in view || 'die' in view,
};
