/** Positions drawn as text, the way `draw` draws them, and playing on from them. */
import { expect } from 'vitest';
import { type Chance, FastChance } from '../../core/chance.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import { deck } from '../cards.ts';
import { cellNames } from '../cells.ts';
import { drawBoard, hunterSigns, tileSigns, trapSigns } from '../draw.ts';
import { maamut } from '../index.ts';
import type { Action, Card, Cell, Event, Options, StateJson, Tile } from '../protocol.ts';
import type { State } from '../state.ts';

export interface Around {
  /** Default: as many as there are letters, two at least. */
  readonly players?: number;
  readonly options?: Partial<Options>;
  /** By seat. Default: 1, 2, 3 each. */
  readonly hands?: readonly (readonly Card[])[];
  /** The whole draw pile, next card first; the other cards then lie on the discard pile. Default: all the others. */
  readonly draw?: readonly Card[];
  /** Whose turn it is; in phase `place`, who is to place. */
  readonly turn?: Seat;
  readonly phase?: 'place' | 'act';
  readonly turnsTaken?: readonly number[];
  /** Traps that removed hunters had not set. Default: all that do not lie on the board. */
  readonly trapsLeft?: readonly number[];
}

const tileOf = (sign: string): Tile => (Object.keys(tileSigns) as Tile[]).find((tile) => tileSigns[tile] === sign)!;

/** The drawing as protocol JSON. A hunter who is not drawn is removed, or still to be placed. */
export function positionJson(drawing: string, around: Around = {}): StateJson {
  const tokens = drawing.trim().split(/\s+/);
  expect(tokens).toHaveLength(cellNames.length);
  const cellWith = (sign: string): Cell | null => cellNames[tokens.findIndex((token) => token.includes(sign))] ?? null;
  const letters = Math.max(...Array.from(tokens.join(''), (sign) => 1 + ((hunterSigns + trapSigns).indexOf(sign) % 4)));
  const players = around.players ?? Math.max(2, letters);
  const phase = around.phase ?? 'act';
  const traps: Record<Cell, Seat> = {};
  tokens.forEach((token, cell) => {
    const owner = Array.from(trapSigns).findIndex((sign) => token.includes(sign));
    if (owner >= 0) traps[cellNames[cell]!] = owner;
  });
  const hunters = Array.from({ length: players }, (_, seat) => {
    const at = cellWith(hunterSigns[seat]!);
    const removed = at === null && phase !== 'place';
    const set = Object.values(traps).filter((owner) => owner === seat).length;
    const hand: readonly Card[] = around.hands?.[seat] ?? [1, 2, 3];
    return { at, hand: removed ? [] : hand, traps: around.trapsLeft?.[seat] ?? 4 - set, removed };
  });
  const others = deck();
  for (const card of [...hunters.flatMap(({ hand }) => hand), ...(around.draw ?? [])])
    others.splice(others.indexOf(card), 1);
  const turn = around.turn ?? 0;
  return {
    game: 'maamut',
    players,
    options: { first: 0, fallenTraps: 'stay', huntLimit: null, ...around.options },
    tiles: Object.fromEntries(cellNames.map((name, cell) => [name, tileOf(tokens[cell]![0]!)])),
    mammoth: cellWith('M')!,
    hunters,
    traps,
    draw: around.draw ?? others,
    discard: around.draw === undefined ? [] : others,
    turn,
    phase,
    toAct: turn,
    turnsTaken: around.turnsTaken ?? hunters.map(() => 0),
    flight: null,
    result: null,
  };
}

export function position(drawing: string, around: Around = {}): State {
  return maamut.read(positionJson(drawing, around));
}

export interface Played {
  readonly state: State;
  readonly json: StateJson;
  readonly events: readonly Event[];
}

/** Plays allowed actions of the seat to act, on a copy. */
export function play(state: State, ...actions: readonly Action[]): Played {
  return playWith(new FastChance('test'), state, ...actions);
}

export function playWith(chance: Chance, state: State, ...actions: readonly Action[]): Played {
  const next = maamut.clone(state);
  const events: Event[] = [];
  for (const action of actions) {
    expect(maamut.refusal(next, maamut.toAct(next)!, action)).toBe(null);
    maamut.apply(next, action, chance, (event) => events.push(event));
  }
  return { state: next, json: maamut.write(next) as StateJson, events };
}

/** The clause and reason by which the seat to act may not do this, as `MA-21 moveRock`; null if they may. */
export function refused(state: State, action: unknown, seat: Seat | null = maamut.toAct(state)): string | null {
  const why: Refusal | null = maamut.refusal(state, seat ?? 0, action);
  return why && `${why.rule} ${why.why}`;
}

export function isLegal(state: State, action: Action): boolean {
  return maamut.legal(state).actions.some((other) => JSON.stringify(other) === JSON.stringify(action));
}

/** The state's board is this drawing; white space apart. */
export function expectBoard(state: State, drawing: string): void {
  const rows = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/).join(' '));
  expect(rows(drawBoard(state))).toEqual(rows(drawing));
}

export const move = (card: Card, dir: number): Action => ({ type: 'move', card, dir });
export const pass = (card: Card): Action => ({ type: 'pass', card });
export const flee = (to: Cell): Action => ({ type: 'flee', to });
export const place = (at: Cell): Action => ({ type: 'place', at });
export const setTrap: Action = { type: 'setTrap' };
export const liftTrap: Action = { type: 'liftTrap' };
/** Directions by name. */
export const E = 0;
export const SE = 1;
export const SW = 2;
export const W = 3;
export const NW = 4;
export const NE = 5;
