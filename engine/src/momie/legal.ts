/** What the seat to act may do: all of it, one after the other, or one by chance. */
import type { Chance } from '../core/chance.ts';
import type { Legal } from '../core/game.ts';
import { openBits, openFaces } from './dice.ts';
import { NONE } from './map.ts';
import { canEnd, targets } from './move.ts';
import type { Action } from './protocol.ts';
import { paths, randomPath } from './prowl.ts';
import { reach } from './reach.ts';
import * as slot from './state.ts';
import { cardSlot, type State } from './state.ts';
import { NO_WAY, stepsIn } from './steps.ts';
import { dieOf } from './tell.ts';

const RESET: Action = { type: 'reset' };
const ROLL: Action = { type: 'roll' };

/** In the mummy's phases every path that repeats no cell: walking in circles is legal too, so the list is not complete. */
export function legal(state: State): Legal<Action> {
  const { names } = state.table.maze;
  switch (state.data[slot.PHASE]) {
    case slot.START:
      return { actions: startActions(state), complete: true };
    case slot.ROLLED:
      return { actions: [ROLL, ...moves(state)], complete: true };
    case slot.INTERRUPT:
    case slot.PROWL:
      return {
        actions: paths(state).map((path) => ({ type: 'prowl', path: path.map((cell) => names[cell]!) })),
        complete: false,
      };
    default:
      return { actions: [], complete: true };
  }
}

function startActions({ data }: State): Action[] {
  const locked = data[slot.LOCKED]!;
  if (locked === slot.WHITE_DICE) return [RESET];
  return locked === 0 ? [ROLL] : [RESET, ROLL];
}

function moves(state: State): Action[] {
  const { table, data } = state;
  const hunter = data[slot.TURN]!;
  const out = new Uint8Array(table.maze.size);
  const actions: Action[] = [];
  for (const face of openFaces(state)) {
    const count = targets(state, hunter, face, out);
    for (const cell of out.subarray(0, count)) {
      const bare: Action = { type: 'move', die: dieOf(face), to: table.maze.names[cell]! };
      actions.push(bare);
      if (mayCollect(state, hunter, cell)) actions.push({ ...bare, collect: true });
    }
  }
  return actions;
}

function mayCollect(state: State, hunter: number, cell: number): boolean {
  const treasure = state.table.maze.treasureAt[cell]!;
  return treasure !== NONE && cardSlot(state, state.table.hands[hunter]!, treasure) !== NONE;
}

/** Of so many rolled hunters one rolls again; of so many who could collect one does not look for it. */
const SELDOM = 16;

/** Any legal action may come out. Hunters like to collect and the mummy to walk far, so that random games come to an end. */
export function sample(state: State, chance: Chance): Action {
  switch (state.data[slot.PHASE]) {
    case slot.START: {
      const actions = startActions(state);
      return actions[chance.below(actions.length)]!;
    }
    case slot.ROLLED:
      return sampleMove(state, chance);
    default: {
      const { names } = state.table.maze;
      return { type: 'prowl', path: randomPath(state, chance).map((cell) => names[cell]!) };
    }
  }
}

const scratch = new Uint8Array(256);

function sampleMove(state: State, chance: Chance): Action {
  const { table, data } = state;
  if (chance.below(SELDOM) === 0) return ROLL;
  const hunter = data[slot.TURN]!;
  const open = data[slot.OPEN]!;
  const first = chance.below(open);
  if (chance.below(SELDOM) !== 0) {
    const collecting = sampleCollect(state, hunter, first, chance);
    if (collecting !== null) return collecting;
  }
  for (let i = 0; i < open; i++) {
    const face = data[slot.FACES + ((first + i) % open)]!;
    const count = targets(state, hunter, face, scratch);
    if (count === 0) continue;
    const to = nearer(state, hunter, scratch[chance.below(count)]!, scratch[chance.below(count)]!);
    return { type: 'move', die: dieOf(face), to: table.maze.names[to]! };
  }
  return ROLL;
}

/** A move onto a treasure that he can collect, or null. The dice are tried from `first` on, the cards from any. */
function sampleCollect(state: State, hunter: number, first: number, chance: Chance): Action | null {
  const { table, data } = state;
  const hand = table.hands[hunter]!;
  const held = data[hand]!;
  const open = data[slot.OPEN]!;
  const any = chance.below(held);
  const { bits } = reach(table.maze, data[slot.MUMMY]!, data[slot.AT + hunter]!);
  const faces = openBits(state);
  for (let i = 0; i < held; i++) {
    const cell = table.maze.treasureCells[data[hand + 1 + ((any + i) % held)]!]!;
    if ((bits[cell]! & faces) === 0 && (faces & (1 << slot.ARROW)) === 0) continue;
    for (let die = 0; die < open; die++) {
      const face = data[slot.FACES + ((first + die) % open)]!;
      if (canEnd(state, hunter, face, cell))
        return { type: 'move', die: dieOf(face), to: table.maze.names[cell]!, collect: true };
    }
  }
  return null;
}

/** Which of two cells lies nearer to a treasure he still needs. */
function nearer({ table, data }: State, hunter: number, a: number, b: number): number {
  const { size, treasureCells } = table.maze;
  const steps = stepsIn(table.maze);
  const hand = table.hands[hunter]!;
  let nearest = NO_WAY;
  let best = a;
  for (let card = hand + 1; card <= hand + data[hand]!; card++) {
    const treasure = treasureCells[data[card]!]!;
    const fromA = steps[a * size + treasure]!;
    const fromB = steps[b * size + treasure]!;
    if (fromA >= nearest && fromB >= nearest) continue;
    best = fromA <= fromB ? a : b;
    nearest = Math.min(fromA, fromB);
  }
  return best;
}
