import { expect, it } from 'vitest';
import { mammut } from './index.ts';
import { standing } from './standing.ts';
import { position } from './testing/position.ts';

const TABLE = `round 3 | to act 2
  middle: tusk×…
  0: red axe×2 hide ?/meat | laid ownHide
  1: meat×2 fire fox | laid axePoints
  2: -`;

it('what the shares would score now, by clause; question marks are unknown, cards only as far as seen', () => {
  const own = standing(mammut.view(position(TABLE), 0), 0);
  expect(own[0]).toEqual({
    lines: [{ rule: 'MM-66', vp: 3 }],
    vp: 3,
    cards: 2,
    steps: 2,
    tokens: [],
    unknown: 1,
  });
  expect(own[1]).toEqual({
    lines: [{ rule: 'MM-73', vp: 8, count: 2 }],
    vp: 8,
    cards: 0,
    steps: 0,
    tokens: ['fox'],
    unknown: 0,
  });
  // From the shaman: 0, 1, 2: of those without hides 2 is last, and of those without fire.
  expect(own[2]!.lines).toEqual([
    { rule: 'MM-67', vp: -3 },
    { rule: 'MM-76', vp: -5, count: 0 },
  ]);
});

it('who laid axePoints sees it counted, a spectator sees neither card', () => {
  const mine = standing(mammut.view(position(TABLE), 1), 1);
  expect(mine[0]!.lines).toContainEqual({ rule: 'MM-62', vp: 4, count: 2, card: 'axePoints' });
  expect(mine[0]!.steps).toBe(1);
  expect(standing(mammut.view(position(TABLE), null), null)[0]!.lines).toEqual([{ rule: 'MM-66', vp: 3 }]);
});

it('MM-61: the last round counts axes, draws nothing', () => {
  const last = standing(mammut.view(position(TABLE.replace('round 3', 'round 5')), 0), 0);
  expect([last[0]!.cards, last[0]!.lines[0]]).toEqual([0, { rule: 'MM-61', vp: 6, count: 2 }]);
});

it('with the shaman in the middle, ties run from the seat to act', () => {
  const middle = standing(mammut.view(position(TABLE.replace('red ', '').replace('tusk×…', 'red tusk×…')), 0), 0);
  // 2, 0, 1: of those without hides 1 is last.
  expect(middle[1]!.lines).toContainEqual({ rule: 'MM-67', vp: -3 });
});

it('MM-32: what a theft would come to: other shares than those that lie', () => {
  const before = mammut.view(position(TABLE), 2);
  const stolen = before.shares[1]!.map((tiles) => tiles.filter((tile) => before.tiles[tile]!.up !== 'fire'));
  const after = standing(before, 2, [before.shares[0]!, [], stolen]);
  expect(after[2]!.lines).toContainEqual({ rule: 'MM-73', vp: 8, count: 2 });
  expect(after[2]!.tokens).toEqual(['fox']);
  expect(after[1]!.lines.some(({ rule }) => rule === 'MM-73')).toBe(false);
});
