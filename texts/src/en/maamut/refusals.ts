/** Why an action is not allowed in Mâamut, by the engine's reason. */
import type { Why } from '@traque/engine/maamut/refusal';
import type { Text } from '../../game-words.ts';

export const refusals: Readonly<Record<Why, Text>> = {
  gameOver: 'The hunt is over.',
  notYourTurn: 'It is not your turn.',
  malformed: 'That is no action of this game.',
  notNow: ({ phase }) =>
    phase === 'place'
      ? 'First all hunters take their places.'
      : phase === 'panic'
        ? 'The mammoth is upon you: choose where to run.'
        : 'Play a card, pass, or see to a trap.',
  notOuter: 'Hunters start on the outer ring of tiles.',
  placeRock: 'Nobody can stand on a rock.',
  placeTaken: 'Somebody already stands there.',
  cardNotHeld: ({ card }) => `You hold no ${card}.`,
  moveEdge: ({ card }) => `The board ends before you have gone ${card} tiles that way.`,
  moveRock: 'A rock stands in your way.',
  noTrapLeft: 'All your traps are out.',
  notGrass: 'A trap can only be dug in grass.',
  trapThere: 'There is already a trap on this tile.',
  notAlone: 'You cannot set a trap while another hunter stands with you.',
  noTrapHere: 'There is no trap here to lift.',
  notAloneToLift: 'You cannot lift a trap while another hunter stands with you.',
  passCardNotHeld: ({ card }) => `You hold no ${card} to discard.`,
  fleeNotAdjacent: 'You can only run to a tile next to you.',
  fleeEdge: 'The board ends there.',
  fleeRock: 'You cannot run onto a rock.',
  fleeTaken: 'Somebody already stands there.',
  fleeBack: 'The mammoth comes from there.',
};

export type Refusals = typeof refusals;
