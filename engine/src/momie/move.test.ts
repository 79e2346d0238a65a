import { describe, expect, it } from 'vitest';
import { momie } from './index.ts';
import type { Action, Cell, Die } from './protocol.ts';
import { forbids, json, play, position, reachable } from './testing/position.ts';

const move = (die: Die, to: Cell): Action => ({ type: 'move', die, to });

/** A ring of eight cells around stone, and a dead end to the right. */
const RING = `
  +---+---+---+---+
  | .   .   .   r |
  +   +---+   +---+
  | . |   | . |
  +   +---+   +---+
  | 0   .   . | D |
  +---+   +---+   +
      | S   .   . |
      +---+---+---+`;

describe('the die', () => {
  const hall = `
    +---+---+---+---+
    | 0   .   .   . |
    +---+---+---+   +
    | S   .   . | D |
    +   +---+---+   +
    | .   .   .   . |
    +---+---+---+---+`;

  it('MO-30: they must choose one of the free dice', () => {
    const state = position(hall, { open: [1, 3, 'arrow'] });
    expect(forbids(state, move(2, '2,0'))).toBe('MO-30');
    expect(forbids(state, move(3, '3,0'))).toBeNull();
  });

  it('MO-30: a die that cannot move them may not be chosen; if none can be used they must roll again', () => {
    const corner = `
      +---+---+---+---+
      | 0   1   M   . |
      +---+---+---+   +
      | S   .   . | D |
      +---+---+---+---+`;
    const state = position(corner, { open: [1, 'arrow', 3] });
    expect(forbids(state, move(1, '1,0'))).toMatch(/MO-30|MO-33/);
    expect(forbids(state, move('arrow', '1,0'))).toBe('MO-30');
    expect(momie.legal(state)).toEqual({ actions: [{ type: 'roll' }], complete: true });
    expect(reachable(position(corner, { open: [2] }), 2)).toEqual(['0,0']);
  });

  it('MO-30: the announced die is told, and the turn passes after the move', () => {
    const state = position(hall, { open: [3] });
    const events = play(state, move(3, '3,0'));
    expect(events).toEqual([
      { type: 'move', hunter: 0, die: 3, for: null },
      { type: 'walked', for: [1, 2], hunter: 0, die: 3, from: '0,0', path: ['1,0', '2,0', '3,0'] },
    ]);
    expect(json(state)).toMatchObject({ turn: { hunter: 1 }, phase: 'start', toAct: 2 });
    expect(json(state).dice).toEqual({ locked: 4, free: [], rolled: false });
  });
});

describe('numbers', () => {
  it('MO-31: exactly that many cells, with any turns', () => {
    const at = (die: Die): Cell[] => reachable(position(RING, { open: [die] }), die);
    expect(at(1)).toEqual(['0,1', '1,2']);
    expect(at(2)).toEqual(['0,0', '0,2', '2,2']);
    expect(at(3)).toEqual(['0,1', '1,0', '1,2', '2,1']);
    expect(at(4)).toEqual(['0,0', '0,2', '2,0', '2,2']);
  });

  it('MO-31: a cell that needs fewer or more steps is refused', () => {
    const state = position(RING, { open: [3] });
    for (const to of ['0,0', '2,2', '2,0', '3,0', '9,9']) expect(forbids(state, move(3, to))).toBe('MO-31');
  });

  it('MO-31: cells may be entered more than once in a move', () => {
    const blind = `
      +---+---+---+
      | 0   r | D |
      +---+---+   +
      | S   .   . |
      +---+---+---+`;
    const state = position(blind, { open: [3] });
    expect(reachable(state, 3)).toEqual(['1,0']);
    expect(play(state, move(3, '1,0'))[1]).toMatchObject({ path: ['1,0', '0,0', '1,0'] });
  });

  it('MO-32: walls and the mummy stop them', () => {
    const barred = `
      +---+---+---+---+
      | 0   .   M   . |
      +---+---+---+   +
      | S   .   . | D |
      +---+---+---+---+`;
    expect(reachable(position(barred, { open: [3] }), 3)).toEqual(['1,0']);
    const state = position(barred, { open: [2] });
    expect(forbids(state, move(2, '2,0'))).toBe('MO-32');
    expect(forbids(state, move(2, '0,1'))).toBe('MO-32');
  });

  it('MO-32: nobody enters the start or the dungeon; they can only be left', () => {
    const beside = `
      +---+---+---+---+
      | S   0   .   D |
      +---+---+---+---+`;
    const state = position(beside, { open: [1, 2] });
    expect(reachable(state, 1)).toEqual(['2,0']);
    expect(forbids(state, move(1, '0,0'))).toBe('MO-32');
    expect(forbids(state, move(2, '3,0'))).toBe('MO-32');
    expect(reachable(position(beside.replace('0', '.'), { open: [1] }), 1)).toEqual(['1,0']);
    expect(reachable(position(beside.replace('0', '.').replace('  D', ' D0'), { open: [2] }), 2)).toEqual(['1,0']);
  });

  const queue = `
    +---+---+---+---+
    | 0   1   .   . |
    +---+---+---+   +
    | S   .   . | D |
    +---+---+---+---+`;

  it('MO-33: they pass over other hunters but do not end where one stands', () => {
    const state = position(queue, { open: [1, 2, 3] });
    expect(reachable(state, 2)).toEqual(['0,0', '2,0']);
    expect(reachable(state, 3)).toEqual(['3,0']);
    expect(forbids(state, move(3, '1,0'))).toBe('MO-33');
  });

  it('MO-66: nor do two pawns of one player', () => {
    const state = position(queue, { players: 2, open: [1, 2, 3] });
    expect(reachable(state, 3)).toEqual(['3,0']);
    expect(forbids(state, move(3, '1,0'))).toMatch(/MO-33|MO-66/);
    expect(momie.refusal(state, 1, move(3, '1,0'))!.why).toBe('ownPawnThere');
  });

  it('MO-36: a number may bring them back to the cell they left, but not to the start or the dungeon', () => {
    const state = position(RING, { open: [2, 4] });
    expect(forbids(state, move(2, '0,2'))).toBeNull();
    expect(play(state, move(4, '0,2'))[1]).toMatchObject({ from: '0,2' });
    expect(json(state).hunters[0]!.at).toBe('0,2');
    const onStart = position(RING.replace('0', '.'), { open: [2] });
    expect(reachable(onStart, 2)).toEqual(['0,2', '2,2', '3,3']);
    expect(forbids(onStart, move(2, '1,3'))).toBe('MO-32');
  });

  it('MO-35: any number of hunters stand on the start and on the dungeon', () => {
    const crowd = `
      +---+---+---+---+
      | S   .   .  D12|
      +---+---+---+---+`;
    const state = position(crowd, { players: 5, open: [2] });
    expect(json(state).hunters.map(({ at }) => at)).toEqual(['0,0', '3,0', '3,0', '0,0']);
    expect(reachable(state, 2)).toEqual(['2,0']);
    const full = position(crowd.replace('.  D', '0  D'), { phase: 'prowl', steps: 3, players: 5 });
    play(full, { type: 'prowl', path: ['2,0'] });
    expect(json(full).hunters.map(({ at }) => at)).toEqual(['3,0', '3,0', '3,0', '0,0']);
  });
});

describe('arrows', () => {
  const cross = `
    +---+---+---+---+---+
    | .   .   .   .   . |
    +---+---+   +---+---+
    | S | D | . |
    +   +   +   +---+---+---+
    | .   .   0   .   1   . |
    +---+---+   +---+---+---+
            | . |
            +---+`;

  it('MO-34: in one direction up to the cell before a wall or another hunter', () => {
    expect(reachable(position(cross, { open: ['arrow'] }), 'arrow')).toEqual(['0,2', '2,0', '2,3', '3,2']);
  });

  it('MO-34: not to a cell on the way, nor around a corner', () => {
    const state = position(cross, { open: ['arrow'] });
    for (const to of ['1,2', '2,1', '4,2', '5,2', '0,0']) expect(forbids(state, move('arrow', to))).toBe('MO-34');
  });

  it('MO-34: the mummy, the start and the dungeon are obstacles; they must move at least one cell', () => {
    const lane = `
      +---+---+---+---+---+
      | M   .   0   .   D |
      +   +---+---+---+---+
      | .   S   . |
      +---+---+---+`;
    const state = position(lane, { open: ['arrow'] });
    expect(reachable(state, 'arrow')).toEqual(['1,0', '3,0']);
    expect(forbids(state, move('arrow', '4,0'))).toMatch(/MO-32|MO-34/);
    expect(forbids(state, move('arrow', '0,0'))).toMatch(/MO-32|MO-34/);
    const beside = position(lane.replace('0   .', '.   0'), { open: ['arrow'] });
    expect(reachable(beside, 'arrow')).toEqual(['1,0']);
    const onStart = position(lane.replace('0', '.'), { open: ['arrow'] });
    expect(reachable(onStart, 'arrow')).toEqual(['0,1', '2,1']);
  });

  it('MO-34: hunters on the start are in nobody’s way, and an arrow’s path is told to the hunters', () => {
    const state = position(cross, { open: ['arrow'] });
    expect(play(state, move('arrow', '2,0'))[1]).toMatchObject({ die: 'arrow', path: ['2,1', '2,0'] });
  });
});

describe('treasures', () => {
  const vault = `
    +---+---+---+
    | 0   r   b |
    +---+---+   +
    | S   . | D |
    +---+---+---+`;
  const cards = { 1: ['red-1', 'blue-1'], 2: ['red-1', 'blue-1'] };

  it('MO-40: on a treasure of which they hold the card they may play it, showing it to all', () => {
    const state = position(vault, { open: [1], cards });
    const events = play(state, { type: 'move', die: 1, to: '1,0', collect: true });
    expect(events.map(({ type }) => type)).toEqual(['move', 'walked', 'collect']);
    expect(events[2]).toEqual({ type: 'collect', hunter: 0, card: 'red-1', at: '1,0', for: null });
    expect(json(state).cards['1']).toEqual(['blue-1']);
    expect(json(state).collected['1']).toEqual(['red-1']);
  });

  it('MO-40: it is optional, and then nothing tells of it', () => {
    for (const action of [move(1, '1,0'), { ...move(1, '1,0'), collect: false }] as Action[]) {
      const state = position(vault, { open: [1], cards });
      expect(play(state, action).map((event) => event.type)).toEqual(['move', 'walked']);
      expect(json(state).cards['1']).toEqual(['red-1', 'blue-1']);
    }
    expect(momie.legal(position(vault, { open: [1], cards })).actions).toEqual([
      { type: 'roll' },
      { type: 'move', die: 1, to: '1,0' },
      { type: 'move', die: 1, to: '1,0', collect: true },
    ]);
  });

  it('MO-40: only where the move ends, only a treasure, only with its card', () => {
    const take = (die: Die, to: Cell): Action => ({ type: 'move', die, to, collect: true });
    const state = position(vault, { open: [1, 2], cards });
    expect(forbids(state, take(2, '0,0'))).toBe('MO-40');
    expect(forbids(position(vault, { open: [1], cards: { 1: ['blue-1'] } }), take(1, '1,0'))).toBe('MO-40');
    const played = position(vault, { open: [1], cards: { 1: ['blue-1'] }, collected: { 1: ['red-1'] } });
    expect(forbids(played, take(1, '1,0'))).toBe('MO-40');
    expect(forbids(position(vault, { open: [2], cards }), { ...take(2, '2,0'), collect: 'yes' })).toBe('MO-0');
  });

  it('MO-65: any card may be played by either pawn', () => {
    const two = vault.replace('b |', 'b1|');
    for (const turn of [0, 1]) {
      const state = position(two, { players: 2, turn, open: [1], cards: { 1: ['blue-1', 'red-1'] } });
      play(state, { type: 'move', die: 1, to: '1,0', collect: true }, ...(turn === 1 ? [{ brown: 1 } as const] : []));
      expect(json(state).collected['1']).toEqual(['red-1']);
    }
  });
});
