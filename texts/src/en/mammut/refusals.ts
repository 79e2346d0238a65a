/** Why an action is not allowed in Mammut, by the engine's reason. */
import type { Why } from '@traque/engine/mammut/refusal';
import type { Text } from '../../game-words.ts';

export const refusals: Readonly<Record<Why, Text>> = {
  gameOver: 'The game is over.',
  notYourTurn: 'It’s not your turn.',
  malformed: 'That action doesn’t exist here.',
  notNow: ({ moment }) =>
    moment === 'share'
      ? 'The loot is being shared: take, steal, or play a card.'
      : moment === 'wildAnimal'
        ? 'Exchange one of your animal tiles, or keep your animals.'
        : 'Choose the animal you take.',
  takeNothing: 'Take at least one tile.',
  notInMiddle: 'That tile is not in the middle.',
  mustTakeAll: 'Only you have no share: take everything in the middle, or steal a share.',
  ownShare: 'You can’t steal from yourself.',
  noSuchShare: 'There is no share there.',
  returnNothing: 'Return at least one tile to the middle.',
  notInShare: 'That tile is not part of this share.',
  keepNothing: 'Keep at least one tile: a share is never empty.',
  singleTile: 'A share of one tile can’t be stolen.',
  mayNotPass: 'You can still take or steal, so you may not pass.',
  notInHand: 'That card is not in your hand.',
  peekCount: 'Peek at one or two tiles.',
  noQuestionMark: 'You can only peek under a question mark.',
  nothingToPeek: 'No tile shows a question mark.',
  flipCount: 'Turn over one or two tiles.',
  showsAnimal: 'A tile that shows an animal can’t be turned over.',
  giveNothing: 'Choose at least one share to give back.',
  nothingToGive: 'Nobody has a share to give back.',
  faceDownCard: 'A scoring card is played face down.',
  openCard: 'A loot card is played openly.',
  notYourAnimal: 'That is not one of your animal tiles.',
  alreadyExchanged: 'You have already exchanged this tile.',
  hasSpecies: 'You already have this animal.',
};

export type Refusals = typeof refusals;
