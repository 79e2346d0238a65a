/** Why an action is not allowed in Mâamut, by the engine's reason. */
import type { Why } from '@traque/engine/maamut/refusal';
import type { Text } from '../../game-words.ts';
import { counted } from '../../grammar.ts';

const count = counted('en');

export const refusals: Readonly<Record<Why, Text>> = {
  gameOver: 'The hunt is over.',
  notYourTurn: 'It’s not your turn.',
  malformed: 'That action doesn’t exist here.',
  notNow: ({ phase }) =>
    phase === 'place'
      ? 'First all hunters must be placed.'
      : phase === 'panic'
        ? 'The mammoth is charging at you: choose where to run.'
        : 'Move, set or lift a trap, or pass.',
  notOuter: 'Hunters start on the outer ring of tiles.',
  placeRock: 'You can’t start on rock.',
  placeTaken: 'Someone is already there.',
  cardNotHeld: ({ card }) => `You don’t have a ${card}.`,
  moveEdge: ({ card }) => `You can’t go ${count(Number(card), 'tile', 'tiles')} that way: the board ends.`,
  moveRock: 'There is rock in your way.',
  noTrapLeft: 'All your traps are already set.',
  notGrass: 'A trap can only be set on grass.',
  trapThere: 'There is already a trap on this tile.',
  notAlone: 'You can’t set a trap while another hunter is on your tile.',
  noTrapHere: 'There is no trap here to lift.',
  notAloneToLift: 'You can’t lift a trap while another hunter is on your tile.',
  passCardNotHeld: ({ card }) => `You don’t have a ${card} to discard.`,
  fleeNotAdjacent: 'You can only run to a tile next to you.',
  fleeEdge: 'The board ends there.',
  fleeRock: 'You can’t run onto rock.',
  fleeTaken: 'Someone is already there.',
  fleeBack: 'The mammoth is coming from there.',
};

export type Refusals = typeof refusals;
