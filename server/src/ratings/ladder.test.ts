import { expect, it } from 'vitest';
import { ladderOf, type RatedGame, type RatedSeat, sameRatings } from './ladder.ts';
import { inPoints, newSkill } from './skill.ts';

const seat = (person: string, place: number, role = ''): RatedSeat => ({ person, role, place });
const game = (finished: number, seats: RatedSeat[], table = `t${finished}`): RatedGame => ({
  table,
  game: 'maamut',
  finished,
  seats,
});
const none = new Map<string, string>();

it('a win raises a rating, a loss lowers it, and both become surer', () => {
  const rows = ladderOf([game(1, [seat('ann', 1), seat('bob', 2)])], none).rows;
  const [ann, bob] = [rows.find(({ person }) => person === 'ann')!, rows.find(({ person }) => person === 'bob')!];
  expect(ann.mu).toBeGreaterThan(newSkill().mu);
  expect(bob.mu).toBeLessThan(newSkill().mu);
  expect(ann.sigma).toBeLessThan(newSkill().sigma);
  expect([ann.games, bob.games]).toEqual([1, 1]);
});

it('a tie of equals changes nobody’s rating', () => {
  for (const { mu } of ladderOf([game(1, [seat('ann', 1), seat('bob', 1)])], none).rows)
    expect(mu).toBeCloseTo(newSkill().mu);
});

it('the order of the list does not matter, but that of the ends does', () => {
  const first = game(1, [seat('ann', 1), seat('bob', 2)]);
  const second = game(2, [seat('bob', 1), seat('cat', 2)]);
  expect(ladderOf([second, first], none).rows).toEqual(ladderOf([first, second], none).rows);
  const turned = ladderOf([{ ...first, finished: 3 }, second], none).rows;
  expect(sameRatings(turned, ladderOf([first, second], none).rows)).toBe(false);
});

it('parts are rated apart', () => {
  const rows = ladderOf(
    [
      game(1, [seat('ann', 1, 'mummy'), seat('bob', 2, 'hunter')]),
      game(2, [seat('ann', 2, 'hunter'), seat('bob', 1, 'mummy')]),
    ],
    none,
  ).rows;
  expect(rows.map(({ person, role, games }) => `${person} ${role} ${games}`).toSorted()).toEqual([
    'ann hunter 1',
    'ann mummy 1',
    'bob hunter 1',
    'bob mummy 1',
  ]);
});

it('a guest who became an account has one rating, and nobody is rated against themselves', () => {
  const games = [
    game(1, [seat('guest', 1), seat('bob', 2)]),
    game(2, [seat('account', 1), seat('bob', 2)]),
    game(3, [seat('account', 1), seat('guest', 2)]),
  ];
  const { rows } = ladderOf(games, new Map([['guest', 'account']]));
  expect(rows.map(({ person, games: n }) => [person, n])).toEqual([
    ['account', 2],
    ['bob', 2],
  ]);
});

it('a newcomer stands at 1500, and each game makes it surer', () => {
  expect(inPoints(newSkill())).toEqual({ rating: 1500, deviation: 333 });
  const games = Array.from({ length: 8 }, (_, i) => game(i, [seat('ann', 1 + (i % 2)), seat('bob', 2 - (i % 2))]));
  const { deviation } = inPoints(ladderOf(games, none).rows[0]!);
  expect(deviation).toBeLessThan(270);
});
