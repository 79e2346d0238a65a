import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { mammut } from './index.ts';
import { write } from './json.ts';
import { evaluate, eventsOf, play } from './testing/play.ts';

const pours = Array.from({ length: 400 }, (_, seed) => write(mammut.create(3, {}, new FastChance(seed))));

describe('the pour', () => {
  it('MM-20: all 32 tiles lie in the middle, the start player to act', () => {
    const outcome = evaluate(`
      round 3 | start 2 | to act 1
      middle: red axe tusk×…
      0: hide×4
      1: -
      2: meat×2`);
    const { json } = outcome;
    expect(json.round).toBe(4);
    expect(json.middle).toEqual(Array.from({ length: 32 }, (_, tile) => tile));
    expect(json.shares).toEqual([[], [], []]);
    expect([json.start, json.toAct, json.phase]).toEqual([1, 1, 'share']);
    const [pour] = eventsOf(outcome, 'pour');
    expect(pour).toEqual({ type: 'pour', for: null, round: 4, start: 1, up: json.tiles.map(({ up }) => up) });
  });

  it('MM-20: each tile lands on either side, and any number can be any tile', () => {
    const red = pours.filter(({ tiles }) => tiles.some(({ up }) => up === 'red')).length;
    expect(red).toBeGreaterThan(150);
    expect(red).toBeLessThan(250);
    const foxes = new Set(pours.map(({ tiles }) => tiles.findIndex(({ up, down }) => up === 'fox' || down === 'fox')));
    expect(foxes.size).toBe(32);
  });

  it('MM-20: the number of a tile says nothing about its hidden side', () => {
    // Of two tiles with the same side up, the one with the lower number hides a given side as often as the other.
    let lower = 0;
    let all = 0;
    for (const { tiles } of pours) {
      const marks = tiles.filter(({ up }) => up === '?');
      const tusk = marks.findIndex(({ down }) => down === 'tusk');
      if (tusk < 0 || marks.length < 2) continue;
      all++;
      if (tusk < marks.length / 2) lower++;
    }
    expect(lower / all).toBeGreaterThan(0.4);
    expect(lower / all).toBeLessThan(0.62);
  });

  it('MM-20: nobody sees a hidden side, but the shaman has no secret', () => {
    const state = mammut.create(4, {}, new FastChance(5));
    for (const viewer of [null, 0, 3])
      for (const tile of mammut.view(state, viewer).tiles)
        expect('down' in tile).toBe(tile.up === 'red' || tile.up === 'blue');
  });

  it('MM-21: a tile turned in view of all is known to all; a peeked one to who peeked', () => {
    const { state, json } = play(
      `round 2 | to act 1
       middle: 3=axe/hide 7=?/fox red tusk×…
       0: -
       1: - | hand flip peek
       2: -`,
      [
        { type: 'play', card: 'flip', tiles: [3] },
        { type: 'play', card: 'peek', tiles: [7] },
      ],
    );
    expect(json.turned).toEqual([3]);
    expect(json.known).toEqual([[3], [3, 7], [3]]);
    const seen = (viewer: number | null) => [3, 7].map((tile) => mammut.view(state, viewer).tiles[tile]);
    expect(seen(1)).toEqual([
      { up: 'hide', down: 'axe' },
      { up: '?', down: 'fox' },
    ]);
    expect(seen(0)).toEqual([{ up: 'hide', down: 'axe' }, { up: '?' }]);
    expect(seen(null)).toEqual([{ up: 'hide', down: 'axe' }, { up: '?' }]);
    expect(mammut.view(state, 1).known).toEqual([3, 7]);
    expect('known' in mammut.view(state, null)).toBe(false);
  });

  it('MM-21: a new pour makes everything unknown again', () => {
    const { json } = evaluate(`
      round 3 | to act 1 | turned 3
      middle: 3=axe/hide red tusk×…
      0: 5=?/fox | knows 3 5
      1: - | knows 3
      2: hide | knows 3`);
    expect(json.known).toEqual([[], [], []]);
    expect(json.turned).toEqual([]);
  });
});
