import { languages } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import { promptOf } from './action-buttons.ts';
import { aimWith, nothing, touchShare } from './intents.ts';
import { type Outlook, pointsInWords, reservations, valuesInWords, valuesOf } from './outlook.ts';
import { campsAround } from './seating.ts';
import { gridOf } from './Share.tsx';
import { faces } from './testing.ts';

const texts = await inAllLanguages(({ games }) => games.mammut.loadTable());

describe('camps around the loot', () => {
  it('the viewer is at the bottom, the others follow clockwise: up on the left, down on the right', () => {
    const around = (players: number, viewer: number | null) =>
      Object.fromEntries(campsAround(players, viewer).sides.map(({ name, seats }) => [name, seats]));
    expect(around(2, 1)).toEqual({ left: [1], right: [0] });
    expect(around(3, 0)).toEqual({ left: [1], right: [2], own: [0] });
    expect(around(4, 3)).toEqual({ left: [0, 3], right: [1, 2] });
    expect(around(5, 0)).toEqual({ left: [2, 1], right: [3, 4], own: [0] });
    expect(around(4, null)).toEqual(around(4, 0));
  });

  it.each([2, 3, 4, 5])('every one of %i has one place', (players) => {
    const { sides, places } = campsAround(players, 1);
    expect(new Set(sides.flatMap(({ seats }) => seats))).toEqual(new Set(places.keys()));
    expect(new Set(places)).toEqual(new Set(places.keys()));
    expect(places[1]).toBe(0);
  });
});

it.each([1, 2, 5, 13, 25, 31])('%i tiles fit into their share', (count) => {
  const numbers = Object.fromEntries(
    gridOf(count)
      .split(';')
      .map((part) => part.split(':') as [string, string]),
  );
  for (const shape of ['tall', 'even', 'wide']) {
    const [columns, rows] = [Number(numbers[`--${shape}-columns`]), Number(numbers[`--${shape}-rows`])];
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect((rows - 1) * columns).toBeLessThan(count);
  }
});

const outlook: Outlook = {
  lines: [],
  sure: 2,
  upTo: 10,
  risk: 5,
  byCards: 4,
  draws: 0,
  steps: 0,
  tokens: [],
  unknown: 0,
};

describe('values in words', () => {
  const words = texts.en.board;
  it('say what is sure, what is possible and what is at risk', () => {
    expect(valuesInWords(words, outlook)).toBe('2 sure · up to 10 · −5 at risk');
    expect(valuesOf(words, outlook).map(({ short }) => short)).toEqual(['2', '≤10', '−5']);
    expect(valuesInWords(words, { ...outlook, sure: -3, upTo: -3, risk: 0 })).toBe('−3 sure');
    expect(reservations(words, outlook)).toEqual(['hidden cards may bring 4 more']);
    expect(reservations(words, { ...outlook, upTo: null, byCards: 0 })).toEqual(['more with the second share']);
    expect([pointsInWords(words, 0, 8), pointsInWords(words, 4, 4)]).toEqual(['0 to +8', '+4']);
  });

  it.each(languages)('exist in %s', (language) => {
    expect(valuesInWords(texts[language].board, outlook)).toMatch(/2.*·.*10.*·.*−5/);
  });
});

it('MM-32, MM-41 to MM-44: every mode says what to do, and only a mode does', () => {
  const legal = { actions: [], complete: true };
  const words = texts.en.board;
  const asks = (aim: Parameters<typeof promptOf>[0]['aim']) => promptOf({ words, faces, legal, aim });
  expect(asks(nothing)).toBeNull();
  const modes = [touchShare(nothing, 1, 0), ...(['peek', 'flip', 'giveBack', 'ownHide'] as const).map(aimWith)];
  expect(new Set(modes.map(asks)).size).toBe(modes.length);
  expect(asks(touchShare(nothing, 1, 0))).toContain('Ben');
});
