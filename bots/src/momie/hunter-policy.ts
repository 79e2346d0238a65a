/**
 * The heuristic value of a hunter's actions: what each face offers, how likely the mummy catches them there after what
 * it will have heard, and whether to roll again. Values are minus the turns still to play.
 */
import { ARROW, dieOf, isFree } from '@traque/engine/momie/dice';
import { NONE, type Maze } from '@traque/engine/momie/map';
import { targets } from '@traque/engine/momie/move';
import type { Action, View } from '@traque/engine/momie/protocol';
import { hunterAt, isOut, lives, type State, WHITE_DICE } from '@traque/engine/momie/state';
import { unplayedCards } from '@traque/engine/momie/cards';
import { beliefOf } from './belief.ts';
import { CatchRisk, DistanceRisk } from './catch-risk.ts';
import { Danger } from './danger.ts';
import type { HunterWeights } from './levels.ts';
import { catchValues } from './mummy-policy.ts';
import { rollOutcomes } from './roll-odds.ts';
import { SharedRoute, ShortestRoute } from './shortest-route.ts';

export interface MoveOption {
  readonly face: number;
  readonly to: number;
  readonly collect: boolean;
  readonly turnsLeft: number;
}

export interface ValuedAction {
  readonly action: Action;
  readonly value: number;
}

/** The value of an action that wins at once. */
export const WIN_VALUE = 1000;
/** The longest hand for which the best route is computed exactly. */
const MAX_EXACT = 5;

export class HunterPolicy {
  readonly #state: State;
  readonly #weights: HunterWeights;
  readonly #maze: Maze;
  readonly #hunter: number;
  readonly #danger: Danger;
  readonly #turnsLeft: (at: number, without: number) => number;
  readonly #treasureCells: readonly number[];
  readonly #turnsFromDungeon: number;
  /** By face: the moves it allows. */
  readonly #options: readonly (readonly MoveOption[])[];
  /** By locked dice, by face: the value of its best move, -Infinity if there is none. */
  readonly #bestValues: number[][] = [];
  readonly #bestOptions: MoveOption[][] = [];
  readonly #rollValues: number[] = [];

  constructor(view: View, state: State, weights: HunterWeights) {
    const { setup } = state;
    this.#state = state;
    this.#weights = weights;
    this.#maze = setup.maze;
    this.#hunter = state.turn;
    const hand = setup.hands[this.#hunter]!;
    this.#treasureCells = Array.from(unplayedCards(state, hand), (card) => this.#maze.treasureCells[card]!);
    this.#turnsLeft = this.#turnsLeftFunction();
    this.#danger = dangerIn(view, state, weights);
    this.#turnsFromDungeon = this.#turnsLeft(this.#maze.dungeon, NONE);
    this.#options = [[], ...[1, 2, 3, 4, ARROW].map((face) => this.#optionsOf(face))];
  }

  /** All legal actions with their values, not sorted. */
  evaluateActions(): ValuedAction[] {
    return this.#state.phase === 'start' ? this.#evaluateStart() : this.#evaluateMoves();
  }

  /** MO-20: reset the dice or roll the free ones. */
  #evaluateStart(): ValuedAction[] {
    const locked = this.#state.locked;
    const found: ValuedAction[] = [];
    if (locked < WHITE_DICE) found.push({ action: { type: 'roll' }, value: this.rollValue(locked) });
    if (locked > 0) found.push({ action: { type: 'reset' }, value: this.#resetValue(locked) });
    return found;
  }

  #evaluateMoves(): ValuedAction[] {
    const locked = this.#state.locked;
    const found: ValuedAction[] = [{ action: { type: 'roll' }, value: this.rollValue(locked) }];
    const { names } = this.#maze;
    for (let face = 1; face <= ARROW; face++) {
      if (!isFree(this.#state, face)) continue;
      for (const option of this.#options[face]!) {
        const move: Action = { type: 'move', die: dieOf(face), to: names[option.to]! };
        found.push({
          action: option.collect ? { ...move, collect: true } : move,
          value: this.#optionValue(option, locked),
        });
      }
    }
    return found;
  }

  /** The best move with these faces (bits) and this many locked dice; null: roll again. */
  chooseMove(faces: number, locked: number): MoveOption | null {
    let best: MoveOption | null = null;
    let bestValue = this.rollValue(locked);
    for (let face = 1; face <= ARROW; face++) {
      if ((faces & (1 << face)) === 0 || this.#options[face]!.length === 0) continue;
      const value = this.#bestValue(face, locked);
      if (best === null ? value < bestValue : value <= bestValue) continue;
      bestValue = value;
      best = this.#bestOption(face, locked);
    }
    return best;
  }

  moveTo(face: number, to: number): MoveOption {
    return this.#options[face]!.find((option) => option.to === to)!;
  }

  /** The best few moves of a face with this many locked dice, best first. */
  bestMoves(face: number, locked: number, count: number): { readonly option: MoveOption; readonly value: number }[] {
    const moves = this.#options[face]!;
    return moves
      .map((option) => ({ option, value: this.#optionValue(option, locked) }))
      .sort((one, other) => other.value - one.value)
      .slice(0, count);
  }

  #bestOption(face: number, locked: number): MoveOption {
    const known = (this.#bestOptions[locked] ??= []);
    return (known[face] ??= this.#options[face]!.reduce((best, option) =>
      this.#optionValue(option, locked) > this.#optionValue(best, locked) ? option : best,
    ));
  }

  /** The turns left from a cell, given that the treasure there has been taken. */
  #turnsLeftFunction(): (at: number, without: number) => number {
    const state = this.#state;
    const { setup } = state;
    const hand = setup.hands[this.#hunter]!;
    const partner = setup.hands.findIndex((other, pawn) => other === hand && pawn !== this.#hunter);
    const partnerAt = partner === -1 ? NONE : hunterAt(state, partner);
    const { turnsFrom, all } = this.#planWith(partnerAt);
    return (at, without) => {
      const taken = this.#treasureCells.indexOf(without);
      return turnsFrom(at, taken < 0 ? all : all & ~(1 << taken));
    };
  }

  /** `partner`: where the other pawn of the same player is, or `NONE`. */
  #planWith(partner: number): { turnsFrom: (at: number, set: number) => number; all: number } {
    if (partner !== NONE || this.#treasureCells.length > MAX_EXACT) {
      const shared = new SharedRoute(this.#maze, this.#treasureCells);
      return { turnsFrom: (at, set) => shared.from(at, partner, set), all: shared.all };
    }
    const route = new ShortestRoute(this.#maze, this.#treasureCells);
    return { turnsFrom: (at, set) => route.from(at, set), all: route.all };
  }

  #optionsOf(face: number): MoveOption[] {
    const out = new Uint8Array(this.#maze.size);
    const count = targets(this.#state, this.#hunter, face, out);
    return Array.from(out.subarray(0, count), (to) => {
      const collect = this.#treasureCells.includes(to);
      return { face, to, collect, turnsLeft: this.#turnsLeft(to, collect ? to : NONE) };
    });
  }

  #optionValue({ face, to, collect, turnsLeft }: MoveOption, locked: number): number {
    if (collect && this.#treasureCells.length === 1) return WIN_VALUE;
    return -turnsLeft - this.#lockedDieCost(locked) - this.#expectedLoss(to, turnsLeft, collect ? NONE : face, locked);
  }

  #lockedDieCost(locked: number): number {
    return this.#danger.caution * this.#weights.lockedDieCost * locked;
  }

  /** The expected cost of the mummy's next turn. */
  #expectedLoss(cell: number, turnsLeft: number, face: number, locked: number): number {
    return this.#danger.catchCost(turnsLeft, this.#turnsFromDungeon) * this.#danger.risk(cell, face, locked);
  }

  /** MO-55: before the hunter rolls, the mummy walks as many cells as dice were locked. */
  #resetValue(locked: number): number {
    const at = hunterAt(this.#state, this.#hunter);
    const cost = this.#danger.catchCost(this.#turnsLeft(at, NONE), this.#turnsFromDungeon);
    return this.rollValue(0) - this.#danger.riskOfInterruption(at, locked) * cost;
  }

  #bestValue(face: number, locked: number): number {
    const known = (this.#bestValues[locked] ??= []);
    return (known[face] ??= this.#options[face]!.reduce(
      (best, option) => Math.max(best, this.#optionValue(option, locked)),
      -Infinity,
    ));
  }

  /** The value of rolling with this many locked dice, as often as it pays (MO-22 to MO-24). */
  rollValue(locked: number): number {
    return (this.#rollValues[locked] ??= this.#solveRoll(locked));
  }

  #solveRoll(locked: number): number {
    if (locked === WHITE_DICE) return this.#lostTurnValue();
    // Rolling again without a new mummy leads back to this value: iterate a few times.
    let value = this.#lostTurnValue();
    for (let round = 0; round < 6; round++) {
      let sum = 0;
      for (const { probability, mummies, faces } of rollOutcomes[WHITE_DICE - locked]!) {
        const now = locked + mummies;
        const again = mummies === 0 ? value : this.rollValue(now);
        sum += probability * Math.max(again, this.#bestAmong(faces, now));
      }
      value = sum;
    }
    return value;
  }

  #bestAmong(faces: number, locked: number): number {
    let best = -Infinity;
    for (let face = 1; face <= ARROW; face++)
      if ((faces & (1 << face)) !== 0) best = Math.max(best, this.#bestValue(face, locked));
    return best;
  }

  #lostTurnValue(): number {
    const at = hunterAt(this.#state, this.#hunter);
    const turnsLeft = this.#turnsLeft(at, NONE);
    return -turnsLeft - this.#lockedDieCost(WHITE_DICE) - this.#expectedLoss(at, turnsLeft, 0, WHITE_DICE);
  }
}

function dangerIn(view: View, state: State, weights: HunterWeights): Danger {
  const { setup, turn: hunter, mummy } = state;
  const { maze } = setup;
  const model = weights.usesBelief
    ? new CatchRisk(maze, state, hunter, beliefOf(view), catchValues(view, 1))
    : new DistanceRisk(maze, mummy);
  return new Danger(model, weights, {
    livesLeft: Math.min(lives(state, hunter), setup.goal - state.tokens),
    laterHunters: setup.seats.filter((_, other) => other > hunter && !isOut(state, other)).length,
    mummyTurns: view.heard.filter(({ type }) => type === 'prowl').length,
  });
}
