/** Why an action is not allowed in Burrow, by the engine's reason. */
import type { Why } from '@traque/engine/burrow/refusal';
import type { Text } from '../../game-words.ts';

export const refusals: Readonly<Record<Why, Text>> = {
  gameOver: 'The hunt is over.',
  notYourTurn: 'It’s not your turn.',
  malformed: 'That action doesn’t exist here.',
  otherSide: 'The hare hops, the hunters search.',
  wrongDistance: ({ die }) => `The die shows ${die}: hop exactly that far, and stay on the line.`,
  searchedLast: ({ cell }) => `Choose a cell other than ${cell}: it was searched last.`,
};

export type Refusals = typeof refusals;
