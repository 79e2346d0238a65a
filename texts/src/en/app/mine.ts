/** One's own games, wherever they are played. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const mine = {
  all: 'All my games',
  elsewhere: 'Use these games on other devices',
  rests: 'My nights and holidays',
  waiting: 'Waiting for you',
  running: 'In progress',
  finished: 'Finished',
  none: 'No games yet. Start one: against bots, with friends or on one device.',
  next: (n: number) => `Next table: ${count(n, 'game is', 'games are')} waiting for you`,
  nextKey: 'to the next table that waits for you',
  timeLeft: (time: string) => `${time} left`,
  lastMove: ({ name, when }: { name: string; when: string }) => `Last move: ${name}, ${when}`,
  lastNews: (when: string) => `Last change: ${when}`,
  noWinner: 'Ended without a winner',
};

export type Mine = typeof mine;
