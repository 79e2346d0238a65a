/** Positions drawn for tests: a small maze with its pawns, and what lies on the setup. */
import type { Chance } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import { MUMMY_MARK } from '../draw.ts';
import { apply } from '../apply.ts';
import { handOf, setHand } from '../cards.ts';
import { faceOf, setFreeFaces } from '../dice.ts';
import { heardChain } from '../heard.ts';
import { momie } from '../index.ts';
import { mazeOf, NONE } from '../map.ts';
import { parseDrawing } from '../map-text.ts';
import type { Action, Cell, Die, Event, Heard, Phase, StateJson, Treasure } from '../protocol.ts';
import { emptyState, LIVES, setHunterAt, setLives, setupFor, type State, WHITE_DICE } from '../state.ts';

export interface Facts {
  /** 3 unless said: seat 0 is the mummy, hunters 0 and 1 are seats 1 and 2. */
  readonly players?: number;
  readonly mummy?: Seat;
  readonly phase?: Phase;
  readonly turn?: number;
  readonly steps?: number;
  readonly locked?: number;
  /** The dice that lie open: the hunter has rolled. */
  readonly open?: readonly Die[];
  readonly lives?: readonly number[];
  /** All hands of a position have as many cards, played ones counted. Who is not mentioned holds others. */
  readonly cards?: Readonly<Record<Seat, readonly Treasure[]>>;
  readonly collected?: Readonly<Record<Seat, readonly Treasure[]>>;
  readonly heard?: readonly Heard[];
}

/**
 * Draws as `map-text.ts` explains, with M for the mummy (else it is in the dungeon) and 0 to 3 for the hunters (else
 * they are on the stairs). Small mazes need not hold all 23 treasures.
 */
export function position(drawing: string, facts: Facts = {}): State {
  const { map, marks } = parseDrawing(drawing);
  const maze = mazeOf(map);
  const options = { mummy: facts.mummy ?? 0, map };
  const mentioned = Object.keys(facts.cards ?? {}).map(Number);
  const sizes = mentioned.map((seat) => facts.cards![seat]!.length + (facts.collected?.[seat]?.length ?? 0));
  const handSize = sizes[0] ?? 1;
  const state = emptyState({ ...setupFor(facts.players ?? 3, options, maze, []), handSize });
  const { setup } = state;
  for (const [cell, written] of marks) {
    if (written.includes(MUMMY_MARK)) state.mummy = maze.index.get(cell)!;
    setup.seats.forEach((_, i) => {
      if (written.includes(String(i))) setHunterAt(state, i, maze.index.get(cell)!);
    });
  }
  layTable(state, facts);
  for (const seat of setup.leaders) {
    const cards = facts.cards?.[seat]?.map((card) => maze.treasureIndex.get(card)!);
    const played = facts.collected?.[seat]?.map((card) => maze.treasureIndex.get(card)!);
    setHand(state, handOf(setup, seat), cards ?? Array.from({ length: handSize }, (_, i) => i), played ?? []);
  }
  return state;
}

function layTable(state: State, facts: Facts): void {
  const phase = facts.phase ?? (facts.open === undefined ? 'start' : 'rolled');
  state.phase = phase;
  state.turn = phase === 'prowl' ? NONE : (facts.turn ?? 0);
  state.steps = facts.steps ?? NONE;
  state.locked = facts.locked ?? (facts.open === undefined ? 0 : WHITE_DICE - facts.open.length);
  setFreeFaces(state, (facts.open ?? []).map(faceOf));
  facts.lives?.forEach((lives, hunter) => {
    setLives(state, hunter, lives);
    state.tokens += LIVES - lives;
    if (lives === 0) setHunterAt(state, hunter, NONE);
  });
  state.heard = heardChain(facts.heard ?? []);
}

type Throw = Die | 'mummy' | { readonly brown: 1 | 2 | 3 };

/** Dice that fall as written; one throw too many or too few fails the test. */
export function dice(...throws: readonly Throw[]): Chance & { readonly left: number } {
  const queue = [...throws];
  return {
    below(n) {
      const next = queue.shift();
      if (next === undefined) throw new Error('one throw too many');
      if (typeof next === 'object') {
        if (n !== 3) throw new Error('a white die is rolled, not the brown one');
        return next.brown - 1;
      }
      if (n !== 6) throw new Error('the brown die is rolled, not a white one');
      return next === 'mummy' ? 5 : faceOf(next) - 1;
    },
    get left() {
      return queue.length;
    },
  };
}

/** Carries an action out after asking whether it is allowed, with exactly these throws, and gives the events. */
export function play(state: State, action: Action, ...throws: readonly Throw[]): Event[] {
  const refusal = momie.refusal(state, momie.toAct(state)!, action);
  if (refusal !== null) throw new Error(`refused by ${refusal.rule}: ${refusal.why}`);
  const chance = dice(...throws);
  const events: Event[] = [];
  apply(state, action, chance, (event) => events.push(event));
  if (chance.left > 0) throw new Error(`${chance.left} dice were not rolled`);
  return events;
}

/** The clause that forbids it to the seat to act, or null. */
export function forbids(state: State, action: unknown): string | null {
  return momie.refusal(state, momie.toAct(state) ?? 0, action)?.rule ?? null;
}

export const json = (state: State): StateJson => momie.write(state) as StateJson;

/** The cells to which the seat to act may move by a die, sorted. */
export function reachable(state: State, die: Die): Cell[] {
  const cells = momie
    .legal(state)
    .actions.flatMap((action) => (action.type === 'move' && action.die === die ? [action.to] : []));
  return [...new Set(cells)].sort();
}

export const heardIn = (state: State): readonly Heard[] => json(state).heard;
