import { describe, expect, it } from 'vitest';
import { FastChance, shuffle } from '../core/chance.ts';
import { boardOf, GRASS, ROCK } from './board.ts';
import { cellNamed, CELLS, nameOf } from './cells.ts';
import { isHuntLost } from './hunt-lost.ts';
import { hexSteps } from './hex.ts';
import { maamut } from './index.ts';
import type { StateJson } from './protocol.ts';
import { emptyState, setHunterAt, setTrapOwner } from './state.ts';
import { E, move, pass, place, play, position } from './testing/position.ts';

/** MA-82 word for word, on the protocol's JSON: H, pushes, flights, tiles it could ever enter. */
function lostByTheLetter({
  tiles,
  hunters,
  traps,
  mammoth,
}: Pick<StateJson, 'tiles' | 'hunters' | 'traps' | 'mammoth'>): boolean {
  const go = (cell: string, d: number, n: number) => {
    const [q, r] = cell.split(',').map(Number) as [number, number];
    return `${q + n * hexSteps[(d + 6) % 6]![0]},${r + n * hexSteps[(d + 6) % 6]![1]}`;
  };
  const open = (cell: string) => tiles[cell] !== undefined && tiles[cell] !== 'rock';
  const upTo = (n: number) => [1, 2, 3].slice(0, n);

  const H = new Set(hunters.filter(({ removed }) => !removed).map(({ at }) => at!));
  for (const cell of H) for (let d = 0; d < 6; d++) if (open(go(cell, d, 1))) H.add(go(cell, d, 1));

  const entered = new Set<string>();
  const rests = new Set([mammoth]);
  for (const m of rests)
    for (let d = 0; d < 6; d++)
      for (const n of [1, 2, 3]) {
        const possible = upTo(n).some(
          (k) => upTo(k).every((i) => H.has(go(m, d, -i))) && upTo(n - k).every((i) => open(go(m, d, i))),
        );
        if (!possible) continue;
        const way = [d, d + 1, d + 2, d + 4, d + 5].find((e) => upTo(n).every((i) => open(go(m, e % 6, i))));
        if (way === undefined) continue;
        for (const i of upTo(n)) entered.add(go(m, way % 6, i));
        rests.add(go(m, way % 6, n));
      }
  return ![...entered].some((cell) => Object.hasOwn(traps, cell) || (tiles[cell] === 'grass' && H.has(cell)));
}

it('MA-82: by the letter on hundreds of boards, also crowded with rocks, with hunters and traps anywhere', () => {
  const chance = new FastChance('MA-82');
  const verdicts = { lost: 0, open: 0 };
  for (let i = 0; i < 500; i++) {
    const rocks = 7 + chance.below(12);
    const grass = 1 + chance.below(4);
    const tiles = Uint8Array.from({ length: CELLS }, (_, n) => (n < rocks ? ROCK : n < rocks + grass ? GRASS : 2));
    shuffle(chance, tiles);
    const standing = [...tiles.keys()].filter((cell) => tiles[cell] !== ROCK);
    const any = () => standing[chance.below(standing.length)]!;
    const state = emptyState(3, { first: 0, fallenTraps: 'stay', huntLimit: null }, boardOf(tiles));
    state.phase = 'act';
    state.mammoth = any();
    for (let seat = 0; seat < 3; seat++) if (chance.below(3) > 0) setHunterAt(state, seat, any());
    for (const cell of standing) if (tiles[cell] === GRASS && chance.below(6) === 0) setTrapOwner(state, cell, 0);
    const lost = isHuntLost(state);
    verdicts[lost ? 'lost' : 'open']++;
    expect(lost, `board ${i}: ${tiles.join('')} mammoth ${nameOf(state.mammoth)}`).toBe(
      lostByTheLetter(maamut.write(state) as StateJson),
    );
  }
  expect(Math.min(verdicts.lost, verdicts.open)).toBeGreaterThan(60);
}, 60_000);

it('MA-82: a push may have to begin two or three tiles behind the mammoth', () => {
  const tiles = Uint8Array.from('0212222222000020202222222202222020222', Number);
  const state = emptyState(2, { first: 0, fallenTraps: 'stay', huntLimit: null }, boardOf(tiles));
  state.phase = 'act';
  state.mammoth = cellNamed('1,2');
  setHunterAt(state, 0, cellNamed('2,1'));
  expect(isHuntLost(state)).toBe(false);
  expect(lostByTheLetter(maamut.write(state) as StateJson)).toBe(false);
});

it('MA-82: asked again of the same board and another tile, the answer is that tile’s', () => {
  const chance = new FastChance('again');
  for (let i = 0; i < 4; i++) {
    const state = maamut.create(2, { first: 0 }, chance);
    while ((maamut.write(state) as StateJson).phase === 'place')
      maamut.apply(state, maamut.sample(state, chance), chance);
    for (let cell = 0; cell < CELLS; cell++) {
      if (state.board.tiles[cell] === ROCK) continue;
      state.mammoth = cell;
      expect(isHuntLost(state)).toBe(lostByTheLetter(maamut.write(state) as StateJson));
    }
  }
});

describe('the mammoth can no longer be brought to a trap', () => {
  /** East of 2,0 lies a dead end: a hunter who follows the mammoth there is faced. */
  const DEAD_END = `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   #
#   ,   ,   +   ,A  ,M  .
  .   ,   ,   ,   ,   #
    .B  ,   ,   ,   .
      #   .   #   .`;

  it('MA-82: after a turn: driven into a dead end, it has won', () => {
    const { json, events } = play(position(DEAD_END, { turnsTaken: [3, 3], draw: [2, 2] }), move(1, E));
    expect(json).toMatchObject({ mammoth: '3,0', phase: 'over', toAct: null, turn: 0, turnsTaken: [4, 3] });
    expect(json.result).toEqual({ winners: [], reason: 'mammoth' });
    expect(json.hunters[0]!.hand).toHaveLength(3);
    expect(events.map(({ type }) => type).slice(-3)).toEqual(['draw', 'drawn', 'over']);
    expect(events.at(-1)).toMatchObject({ rule: 'MA-82' });
  });

  it('MA-82: not as long as it stands in front of it', () => {
    expect(play(position(DEAD_END), pass(1)).json.phase).toBe('act');
  });

  /** Two pockets, each closed by three rocks: from them nobody reaches the mammoth. */
  const POCKETS = `
      .   .   .   .
    .   ,   ,   ,   .
  #   ,   ,   ,   ,   #
,   #   ,   +M  ,   #   ,
  #   ,   ,   ,   ,   #
    .   ,   ,   ,   .
      .   .   .   #`;

  it('MA-82: after the last hunter has been placed, not before', () => {
    const start = position(POCKETS, { players: 2, phase: 'place' });
    const one = play(start, place('3,0'));
    expect(one.json).toMatchObject({ phase: 'place', toAct: 1, result: null });
    const { json, events } = play(one.state, place('-3,0'));
    expect(json).toMatchObject({
      phase: 'over',
      toAct: null,
      result: { winners: [], reason: 'mammoth' },
      turnsTaken: [0, 0],
    });
    expect(events.map(({ type }) => type)).toEqual(['place', 'over']);
    expect(events[1]).toMatchObject({ rule: 'MA-82' });
  });

  it('MA-82: one hunter who can reach it is enough', () => {
    const start = position(POCKETS, { players: 2, phase: 'place' });
    expect(play(start, place('3,0'), place('-2,3')).json).toMatchObject({ phase: 'act', toAct: 0 });
  });

  it('MA-82: removed hunters reach nothing', () => {
    const before = position(POCKETS.replace(',   #   ,   +M', ',A  #   ,C  +M'), {
      players: 3,
      turn: 2,
      hands: [[1, 2, 3], [], [1, 2, 3]],
    });
    const { json, events } = play(before, pass(1));
    expect(json.phase).toBe('act');
    expect(events.at(-1)!.type).not.toBe('over');
    const alone = position(POCKETS.replace(',   #   ,   +M', ',A  #   ,   +M'), { players: 2 });
    expect(play(alone, pass(1)).json.result).toEqual({ winners: [], reason: 'mammoth' });
  });
});
