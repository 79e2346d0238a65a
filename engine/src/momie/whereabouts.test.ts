import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';
import { NONE } from './map.ts';
import type { Cell, Die, Heard } from './protocol.ts';
import { hunterAt } from './state.ts';
import { json, play, position } from './testing/position.ts';
import { beforeAll, hear, whereabouts } from './whereabouts.ts';

const GALLERY = `
  +---+---+---+---+---+---+
  | .   .   .   .   .   r |
  +   +---+---+---+---+   +
  | .   S | D   .   .   . |
  +---+---+---+---+---+---+`;
/** Where hunter 0 can be after this record. */
const after = (...heard: Heard[]): Cell[] => [...whereabouts(json(position(GALLERY, { heard })))[0]!].sort();
const move = (die: Die, hunter = 0): Heard => ({ type: 'move', hunter, die });
const walk = (path: Cell[], caught: number | null = null): Heard => ({
  type: 'prowl',
  interrupt: false,
  steps: 8,
  path,
  caught,
});

describe('where the hunters can be', () => {
  it('MO-31: exact steps from where they were known to be', () => {
    expect(after()).toEqual(['1,1']);
    expect(after(move(1))).toEqual(['0,1']);
    expect(after(move(3))).toEqual(['0,1', '1,0']);
    expect(after(move(3), move(1))).toEqual(['0,0', '2,0']);
  });

  it('MO-34: the natural stop of an arrow, and before cells where another may stand', () => {
    expect(after(move('arrow'))).toEqual(['0,1']);
    expect(after(move(4), move('arrow'))).toEqual(['0,0', '0,1', '5,0']);
    expect(after(move(4, 1), move(4), move('arrow'))).toEqual(['0,0', '0,1', '1,0', '5,0']);
  });

  it('MO-33: where one surely stands no other ends', () => {
    expect(after(move(1, 1), move(3))).toEqual(['1,0']);
  });

  it('MO-40, MO-53: a shown treasure and a catch tell exactly', () => {
    expect(after(move(4), { type: 'collect', hunter: 0, card: 'red-1', at: '5,0' })).toEqual(['5,0']);
    expect(after(move(4), walk(['3,1'], 0))).toEqual(['2,1']);
  });

  it('MO-52: where the mummy walked without a catch nobody stood', () => {
    expect(after(move(3), walk(['3,1', '4,1', '5,1', '5,0', '4,0', '3,0', '2,0', '1,0']))).toEqual(['0,1']);
  });

  it('MO-41: who is skipped stands in a dead end behind the mummy, who rolls does not', () => {
    const mummyComes = walk(['3,1', '4,1', '5,1', '5,0', '4,0', '3,0', '2,0']);
    const on = walk(['1,0', '0,0']);
    const heard = [move(3), mummyComes, on] as const;
    expect(after(...heard)).toEqual(['0,1']);
    expect(after(...heard, { type: 'skip', hunter: 0 })).toEqual(['0,1']);
    expect(after(...heard, { type: 'roll', hunter: 0, locked: 1 })).not.toEqual(['0,1']);
  });

  it('MO-67: who is out is nowhere', () => {
    const state = position(GALLERY, { lives: [0, 3], heard: [walk(['3,1'], 0), walk([], 0), walk([], 0)] });
    expect(whereabouts(json(state))[0]).toEqual([]);
  });

  it('never throws on a record that contradicts itself: then the hunter may be anywhere', () => {
    expect(after(move(1), walk(['0,1']))).toHaveLength(9);
    for (const heard of [
      [{ type: 'collect', hunter: 0, card: 'red-1', at: '77,7' }],
      [walk(['77,7'], 9)],
      [move(4, 7)],
      [{ type: 'skip', hunter: 0 }, { type: 'skip', hunter: 0 }, move(9 as Die)],
    ] as Heard[][])
      expect(() => after(...heard)).not.toThrow();
  });

  it.each([2, 3, 4, 5])('the sets never leave out the truth, with %i players', { timeout: 60_000 }, (players) => {
    let sets = 0;
    let cells = 0;
    for (let game = 0; game < 300; game++) {
      const seed = `whereabouts ${players} ${game}`;
      const chance = new FastChance(seed);
      const map = game % 2 === 0 ? 'amenophis' : 'nefertari';
      const state = momie.create(players, { mummy: game % players, map }, chance);
      const known = beforeAll(state.setup.maze, state.setup.seats.length);
      for (let index = 0; momie.toAct(state) !== null; index++) {
        momie.apply(state, momie.sample(state, chance), chance, (event) => {
          if (event.for === null) hear(known, event as Heard);
        });
        known.sets.forEach((set, hunter) => {
          const at = hunterAt(state, hunter);
          const size = set.reduce((sum, possible) => sum + possible, 0);
          if (at === NONE ? size > 0 : set[at] !== 1)
            throw new Error(`seed ${seed}, action ${index}, hunter ${hunter}`);
          sets++;
          cells += size;
        });
      }
    }
    // They do tell something, of hunters and a mummy that walk at random.
    expect(cells / sets).toBeLessThan(40);
  });
});

describe('the way that is told to the hunters', () => {
  it('MO-31, MO-34: every target of a die with one exact way', () => {
    const state = position(GALLERY.replace('| .   .   .', '| 0   .   1'), { open: [1, 2, 3, 4, 'arrow'] });
    const { map } = momie.view(state, 1);
    const moves = momie.legal(state).actions.filter((action) => action.type === 'move');
    expect(new Set(moves.map(({ die }) => die))).toEqual(new Set([1, 2, 3, 4, 'arrow']));
    for (const move of moves) {
      const walked = play(momie.clone(state), move).find((event) => event.type === 'walked')!;
      expect(walked.path.at(-1)).toBe(move.to);
      if (move.die !== 'arrow') expect(walked.path).toHaveLength(move.die);
      [walked.from, ...walked.path].reduce((from, next) => {
        expect(map.cells[from]).toContain(next);
        return next;
      });
    }
  });
});
