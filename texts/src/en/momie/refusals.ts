/** Why an action is not allowed in La Malédiction de la Momie, by the engine's reason. */
import type { Why } from '@traque/engine/momie/refusal';
import type { Text } from '../../game-words.ts';

export const refusals: Readonly<Record<Why, Text>> = {
  over: 'The game is over.',
  notYourTurn: 'It is not your turn.',
  malformed: 'That is no action of this game.',
  notNow: 'That cannot be done at this moment.',
  nothingToReset: 'No die shows the mummy: there is nothing to free.',
  mustReset: 'All five dice show the mummy: you must free them first.',
  dieNotFree: ({ die }) => (die === 'arrow' ? 'You have no free arrow.' : `You have no free ${die}.`),
  dieOfNoUse: 'You cannot move by this die. Take another one or roll again.',
  notSoFar: ({ die }) =>
    die === 1 ? 'That cell is not exactly 1 step away.' : `You cannot get there in exactly ${die} steps.`,
  neverEntered: 'The stairs and the dungeon can only be left.',
  mummyThere: 'The mummy stands there.',
  hunterThere: 'Another hunter stands there: you may pass, but not stop.',
  ownPawnThere: 'Your other hunter stands there: you may pass, but not stop.',
  notTheEnd: 'The arrow carries you straight on to the cell before the first obstacle.',
  noTreasure: 'There is no treasure on this cell.',
  notYourMission: 'This treasure is not one of your missions.',
  tooFar: ({ steps, length }) => `You may walk ${steps} cells at most, not ${length}.`,
  tooFarNow: ({ steps, length }) => `In this interruption you may walk ${steps} cells at most, not ${length}.`,
  wall: 'A wall stands in the way.',
};

export type Refusals = typeof refusals;
