/** Why an action is not allowed in La Malédiction de la Momie, by the engine's reason. */
import type { Why } from '@traque/engine/momie/refusal';
import type { Text } from '../../game-words.ts';
import { counted } from '../../grammar.ts';

const count = counted('en');
const cells = (n: string | number | undefined) => count(Number(n), 'cell', 'cells');

export const refusals: Readonly<Record<Why, Text>> = {
  gameOver: 'The game is over.',
  notYourTurn: 'It’s not your turn.',
  malformed: 'That action doesn’t exist here.',
  notNow: 'You can’t do that right now.',
  nothingToReset: 'No die shows the mummy: there is nothing to free.',
  mustReset: 'All five dice show the mummy: you must free them first.',
  dieNotFree: ({ die }) => (die === 'arrow' ? 'You have no free arrow.' : `You have no free ${die}.`),
  dieOfNoUse: 'You can’t move with this die. Choose another one or roll again.',
  notSoFar: ({ die }) => `You can’t get there in exactly ${count(Number(die), 'step', 'steps')}.`,
  neverEntered: 'You can leave the stairs and the dungeon, but never enter them.',
  mummyThere: 'The mummy is there.',
  hunterThere: 'Another hunter is there: you may pass, but not stop.',
  ownPawnThere: 'Your other hunter is there: you may pass, but not stop.',
  notTheEnd: 'The arrow takes you straight to the cell before the first obstacle.',
  noTreasure: 'There is no treasure on this cell.',
  notYourMission: 'This treasure is not one of your missions.',
  tooFar: ({ steps, length }) => `You may walk at most ${cells(steps)}, not ${length}.`,
  tooFarNow: ({ steps, length }) => `In this interruption turn you may walk at most ${cells(steps)}, not ${length}.`,
  wall: 'There is a wall in the way.',
};

export type Refusals = typeof refusals;
