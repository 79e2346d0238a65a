/** The end of a game: who won and why, how everyone did, and what to do next. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const ending = {
  open: 'Result',
  close: 'Back to the board',
  standings: 'Final standings',
  wholeGame: 'Whole game',
  player: 'Player',
  played: ({ moves, minutes }: { moves: number; minutes: number }) =>
    `${count(moves, 'move', 'moves')} in ${count(minutes, 'minute', 'minutes')}`,
  secret: 'The secret behind the seal',
  seal: 'The seal from before the first move',
  unavailable: 'The details of this game can’t be loaded right now.',
  out: 'You are out of the game',
  outHelp: 'The others play on.',
  watch: 'Watch',
  toEnd: 'To the end',
  hurrying: 'Playing to the end…',
};

export type Ending = typeof ending;
