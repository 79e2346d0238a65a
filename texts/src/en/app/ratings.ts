/** Rated games: agreeing to one, and ratings. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const ratings = {
  rated: 'Rated game',
  optionHelp:
    'Counts for the ratings of everyone at the table, if they all agree. No bots, no hints, no undo; leaving the table or running out of time loses the game.',
  about:
    'No bots, no hints, no undo. Leaving the table or running out of time loses the game. The result changes your rating, which the others at the table can see.',
  timeHelp: 'When your time runs out, you lose the game. Limits under an hour pause while nobody is at the table.',
  agree: 'I agree to a rated game',
  mayDisagree: 'You can take a seat without agreeing, and the host can make the game unrated.',
  disagreed: (host: string) => `You haven’t agreed. ${host} sees this and can make the game unrated.`,
  agreed: 'agreed',
  notYet: 'hasn’t agreed',
  waiting: (names: string) => `Not agreed to a rated game yet: ${names}.`,
  unrate: 'Play unrated',
  notAgreed: 'A rated game starts when everyone has agreed to it.',
  refused: 'That isn’t possible in a rated game.',
  resign: 'Resign',
  resignHelp: 'You lose this rated game, and it ends for everyone.',
  forfeited: {
    left: (name: string) => `${name} resigned`,
    time: (name: string) => `${name} ran out of time`,
  },
  value: ({ rating, deviation }: { rating: number; deviation: number }) => `${rating} ± ${deviation}`,
  fresh: ({ games, of }: { games: number; of: number }) => `new (${games} of ${of})`,
  mine: 'My ratings',
  mineHelp:
    'From rated games only. A rating is shown from the eighth game on; the number after ± says how uncertain it still is.',
  games: (n: number) => count(n, 'rated game', 'rated games'),
  show: 'Ratings',
  showHelp: 'Off: ratings are never shown to you.',
};

export type Ratings = typeof ratings;
