import { expect, it } from 'vitest';
import { burrow } from './index.ts';
import { hop, play, position, refused, search } from './testing/position.ts';

it('BU-20: hare and hunters take turns, the hunters clockwise', () => {
  const state = position({ hare: 1, die: 1 });
  expect(burrow.toAct(state)).toBe(0);
  expect(play(state, hop(2)).json.toAct).toBe(1);
  expect(play(state, search(9), 1).json.toAct).toBe(0);
  expect(play(state, hop(1)).json.toAct).toBe(2);
  expect(play(state, search(8), 1).json.toAct).toBe(0);
  expect(play(state, hop(2)).json.toAct).toBe(1);
});

it('BU-20: nobody acts for the other side, out of turn, or with an action that does not exist', () => {
  expect(refused(position({ hare: 5, die: 2 }), search(3))).toBe('BU-0 otherSide');
  expect(refused(position({ hare: 5 }), hop(3))).toBe('BU-0 otherSide');
  expect(burrow.refusal(position({ hare: 5 }), 2, search(3))).toMatchObject({ rule: 'BU-0', why: 'notYourTurn' });
  for (const action of [search(10), search(0.5), hop(3.5), { type: 'dig' }, null])
    expect(refused(position({ hare: 5 }), action)).toBe('BU-0 malformed');
});

it.each([
  [5, 2, [3, 7]],
  [1, 3, [4]],
  [9, 1, [8]],
  [2, 2, [4]],
])('BU-21: from cell %i with a %i the hare hops to %j', (hare, die, cells) => {
  const state = position({ hare, die });
  expect(burrow.legal(state)).toEqual({ actions: cells.map(hop), complete: true });
  for (let cell = 1; cell <= 9; cell++)
    expect(refused(state, hop(cell))).toBe(cells.includes(cell) ? null : 'BU-21 wrongDistance');
});

it('BU-21: the others learn only that the hare has hopped', () => {
  const state = position({ hare: 5, die: 2 });
  for (const viewer of [1, 2, null]) expect(burrow.actionFor(state, hop(7), viewer)).toEqual({ type: 'hop' });
  expect(burrow.actionFor(state, hop(7), 0)).toEqual(hop(7));
  const { json, events } = play(state, hop(7));
  expect(events).toEqual([
    { type: 'hopped', for: null },
    { type: 'hop', for: [0], from: 5, to: 7 },
  ]);
  expect(json).toMatchObject({ hare: 7, die: null });
});

it('BU-21: the die is rolled after each search that does not end the game, and shown to the hare', () => {
  const { json, events } = play(position({ hare: 5 }), search(1), 3);
  expect(json.die).toBe(3);
  expect(events.at(-1)).toEqual({ type: 'roll', for: [0], die: 3 });
});

it('BU-22: any cell but the one that was searched last', () => {
  const state = position({ hare: 5, searches: '1 far, 9 far' });
  expect(refused(state, search(9))).toBe('BU-22 searchedLast');
  expect(burrow.legal(state).actions).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(search));
  expect(refused(state, search(1))).toBeNull();
});

it.each([
  [3, 'far'],
  [4, 'near'],
  [6, 'near'],
  [7, 'far'],
] as const)('BU-23: a search of cell %i for a hare on cell 5 is answered: %s', (cell, answer) => {
  const { json, events } = play(position({ hare: 5 }), search(cell), 1);
  expect(events[0]).toEqual({ type: 'search', for: null, seat: 1, cell, answer });
  expect(json.searches).toEqual([{ cell, answer }]);
});

it('BU-30: a hare that is found for the third time is caught, and all hunters win', () => {
  const twice = '5 found, 1 far, 5 found, 1 far';
  expect(play(position({ hare: 5, searches: '5 found, 1 far' }), search(5), 1).json.result).toBeNull();
  const { json, events } = play(position({ hare: 5, searches: twice }), search(5));
  const result = { winners: [1, 2], reason: 'caught' };
  expect(events).toEqual([
    { type: 'search', for: null, seat: 1, cell: 5, answer: 'found' },
    { type: 'over', for: null, result },
  ]);
  expect(events.map((event) => burrow.clause(event))).toEqual(['BU-23', 'BU-30']);
  expect(json).toMatchObject({ toAct: null, result });
});

it('BU-31: when night falls before that, the hare wins', () => {
  const fourteen = Array.from({ length: 7 }, () => '1 far, 9 far').join(', ');
  expect(play(position({ hare: 5, searches: fourteen, nightfall: 16 }), search(1), 1).json.result).toBeNull();
  const { json, events } = play(position({ hare: 5, searches: fourteen }), search(1));
  const result = { winners: [0], reason: 'nightfall' };
  expect(events.at(-1)).toEqual({ type: 'over', for: null, result });
  expect(burrow.clause(events.at(-1)!)).toBe('BU-31');
  expect(json).toMatchObject({ toAct: null, result });
});

it('BU-30: a hare that is caught in the last search has not got away', () => {
  const searches = `${Array.from({ length: 6 }, () => '1 far, 9 far').join(', ')}, 5 found, 6 found`;
  expect(play(position({ hare: 5, searches }), search(5)).json.result).toMatchObject({ reason: 'caught' });
});
