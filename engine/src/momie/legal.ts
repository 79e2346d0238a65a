/** What the seat to act may do: all of it, one after the other, or one by chance. */
import type { Chance } from '../core/chance.ts';
import type { Legal } from '../core/game.ts';
import { holds, unplayedCard, unplayedCount } from './cards.ts';
import { ARROW, dieOf, freeBits, freeFace, freeFaces } from './dice.ts';
import { NONE } from './map.ts';
import { canEnd, targets } from './move.ts';
import type { Action } from './protocol.ts';
import { paths, randomPath } from './prowl.ts';
import { reach } from './reach.ts';
import { hunterAt, type State, WHITE_DICE } from './state.ts';
import { UNREACHABLE, distancesIn } from './distances.ts';

const RESET: Action = { type: 'reset' };
const ROLL: Action = { type: 'roll' };

/** In the mummy's phases: every path that repeats no cell. Walking in circles is legal too, so the list is not complete. */
export function legal(state: State): Legal<Action> {
  const { names } = state.setup.maze;
  switch (state.phase) {
    case 'start':
      return { actions: startActions(state), complete: true };
    case 'rolled':
      return { actions: [ROLL, ...moves(state)], complete: true };
    case 'interrupt':
    case 'prowl':
      return {
        actions: paths(state).map((path) => ({ type: 'prowl', path: path.map((cell) => names[cell]!) })),
        complete: false,
      };
    default:
      return { actions: [], complete: true };
  }
}

function startActions({ locked }: State): Action[] {
  if (locked === WHITE_DICE) return [RESET];
  return locked === 0 ? [ROLL] : [RESET, ROLL];
}

function moves(state: State): Action[] {
  const { setup, turn: hunter } = state;
  const out = new Uint8Array(setup.maze.size);
  const actions: Action[] = [];
  for (const face of new Set(freeFaces(state))) {
    const count = targets(state, hunter, face, out);
    for (const cell of out.subarray(0, count)) {
      const bare: Action = { type: 'move', die: dieOf(face), to: setup.maze.names[cell]! };
      actions.push(bare);
      if (mayCollect(state, hunter, cell)) actions.push({ ...bare, collect: true });
    }
  }
  return actions;
}

function mayCollect(state: State, hunter: number, cell: number): boolean {
  const treasure = state.setup.maze.treasureAt[cell]!;
  return treasure !== NONE && holds(state, state.setup.hands[hunter]!, treasure);
}

/** One in this many hunters who have rolled rolls again; one in this many who could collect does not. */
const RARELY = 16;

/** Every legal action is possible. Hunters prefer to collect and the mummy to walk far, so that random games end. */
export function sample(state: State, chance: Chance): Action {
  switch (state.phase) {
    case 'start': {
      const actions = startActions(state);
      return actions[chance.below(actions.length)]!;
    }
    case 'rolled':
      return sampleMove(state, chance);
    default: {
      const { names } = state.setup.maze;
      return { type: 'prowl', path: randomPath(state, chance).map((cell) => names[cell]!) };
    }
  }
}

const scratch = new Uint8Array(256);

function sampleMove(state: State, chance: Chance): Action {
  const { setup, turn: hunter, free } = state;
  if (chance.below(RARELY) === 0) return ROLL;
  const first = chance.below(free);
  if (chance.below(RARELY) !== 0) {
    const collecting = sampleCollect(state, hunter, first, chance);
    if (collecting !== null) return collecting;
  }
  for (let i = 0; i < free; i++) {
    const face = freeFace(state, (first + i) % free);
    const count = targets(state, hunter, face, scratch);
    if (count === 0) continue;
    const to = nearer(state, hunter, scratch[chance.below(count)]!, scratch[chance.below(count)]!);
    return { type: 'move', die: dieOf(face), to: setup.maze.names[to]! };
  }
  return ROLL;
}

/** A move onto a treasure that the hunter can collect, or null. The dice are tried from `first` on, the cards from any. */
function sampleCollect(state: State, hunter: number, first: number, chance: Chance): Action | null {
  const { setup, free } = state;
  const hand = setup.hands[hunter]!;
  const held = unplayedCount(state, hand);
  const any = chance.below(held);
  const { bits } = reach(setup.maze, state.mummy, hunterAt(state, hunter));
  const faces = freeBits(state);
  for (let i = 0; i < held; i++) {
    const cell = setup.maze.treasureCells[unplayedCard(state, hand, (any + i) % held)]!;
    if ((bits[cell]! & faces) === 0 && (faces & (1 << ARROW)) === 0) continue;
    for (let die = 0; die < free; die++) {
      const face = freeFace(state, (first + die) % free);
      if (canEnd(state, hunter, face, cell))
        return { type: 'move', die: dieOf(face), to: setup.maze.names[cell]!, collect: true };
    }
  }
  return null;
}

/** Which of two cells lies nearer to a treasure that the hunter still needs. */
function nearer(state: State, hunter: number, a: number, b: number): number {
  const { setup } = state;
  const { size, treasureCells } = setup.maze;
  const distances = distancesIn(setup.maze);
  const hand = setup.hands[hunter]!;
  let nearest = UNREACHABLE;
  let best = a;
  const held = unplayedCount(state, hand);
  for (let i = 0; i < held; i++) {
    const treasure = treasureCells[unplayedCard(state, hand, i)]!;
    const fromA = distances[a * size + treasure]!;
    const fromB = distances[b * size + treasure]!;
    if (fromA >= nearest && fromB >= nearest) continue;
    best = fromA <= fromB ? a : b;
    nearest = Math.min(fromA, fromB);
  }
  return best;
}
