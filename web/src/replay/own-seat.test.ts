import { expect, it } from 'vitest';
import { ownSeat } from './own-seat.ts';

const [person, bot] = [{ kind: 'human' }, { kind: 'hard' }];

it.each([
  ['the seat whose view is shown', [person, bot], 1, 1],
  ['the only person’s seat', [bot, person, bot], 'all', 1],
  ['the only person’s seat, watched as a spectator', [bot, person], null, 1],
  ['asked, if several persons played', [person, person], 'all', null],
  ['asked, if only bots played', [bot, bot], 'all', null],
] as const)('one plays on in %s', (_name, seats, viewer, seat) => {
  expect(ownSeat(seats, viewer)).toBe(seat);
});
