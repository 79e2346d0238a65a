/** Why an action is not allowed in Mammut, by the engine's reason. */
import type { Why } from '@traque/engine/mammut/refusal';
import type { Text } from '../../game-words.ts';

export const refusals: Readonly<Record<Why, Text>> = {
  gameOver: 'The game is over.',
  notYourTurn: 'It is not your turn.',
  malformed: 'That is no action of this game.',
  notNow: ({ moment }) =>
    moment === 'share'
      ? 'The loot is being shared: take, steal, or play a card.'
      : moment === 'wildAnimal'
        ? 'Exchange one of your animal tiles, or decline.'
        : 'Choose the animal that joins you.',
  takeNothing: 'Take at least one tile.',
  notInMiddle: 'That tile does not lie in the middle.',
  mustTakeAll: 'Only your share is still missing: take everything in the middle, or steal a share.',
  ownShare: 'You cannot rob yourself.',
  noSuchShare: 'There is no share there.',
  returnNothing: 'A thief returns at least one tile to the middle.',
  notInShare: 'That tile is not part of this share.',
  keepNothing: 'Keep at least one tile: a share is never empty.',
  singleTile: 'A share of a single tile cannot be stolen.',
  mayNotPass: 'You can still take or steal, so you may not pass.',
  notInHand: 'That card is not in your hand.',
  peekCount: 'Peek at one or two tiles.',
  noQuestionMark: 'You can only peek below a question mark.',
  nothingToPeek: 'No tile shows a question mark.',
  flipCount: 'Turn one or two tiles.',
  showsAnimal: 'A tile that shows an animal is never turned.',
  giveNothing: 'Choose at least one share to give back.',
  nothingToGive: 'Nobody has a share to give back.',
  faceDownCard: 'An evaluation card is laid face down.',
  openCard: 'A loot card is played openly.',
  notYourAnimal: 'That is no animal tile of yours.',
  alreadyExchanged: 'You have already exchanged this tile.',
  hasSpecies: 'You already have this animal.',
};

export type Refusals = typeof refusals;
