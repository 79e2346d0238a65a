/**
 * The belief about one hunter's hand: a few dozen hands that the backs of their cards allow, each with the cells where
 * a hunter with that hand would be by now. A hand loses weight if it would have led elsewhere, or if the hunter would
 * have played a card of it. In half of these hypotheses the hunter weighs where the mummy will walk, in the others they
 * only keep their distance (`hunter-model.ts`): those that fit what is heard gain weight.
 */
import type { Chance } from '@traque/engine/core/chance';
import { NONE, type Maze } from '@traque/engine/momie/map';
import { ARROW } from '@traque/engine/momie/dice';
import type { Danger } from './danger.ts';
import {
  attractionOf,
  CarefulHunter,
  forEachMove,
  type HunterModel,
  type Route,
  SimpleHunter,
  type Threat,
} from './hunter-model.ts';
import { SharedRoute, ShortestRoute } from './shortest-route.ts';

// These constants minimise the log loss of predicting the cells of `hard` hunters.
/** The fraction of the belief that is spread evenly over the possible cells: of a single hunter, and of one of two pawns. */
const UNIFORM_SHARE = 0.1;
const UNIFORM_SHARE_TWO_PAWNS = 0.03;
/** The probability that a hunter stands on a treasure of theirs and does not take it. */
const LEAVE_CHANCE = 0.03;
const HAND_COUNT = 24;
/** Ten cards can be dealt in many more ways than five. */
const HAND_COUNT_TWO_PAWNS = 48;
/** No hand is ruled out for good: hunters do not always play well. */
const MIN_LIKELIHOOD = 0.003;

/** A hand that the hunter may hold. */
export interface HandHypothesis {
  readonly cards: readonly number[];
  readonly weight: number;
  /** By cell: how much they want to be there, without the mummy. */
  readonly attraction: Float64Array;
  /** By cell: probabilities that sum to 1. */
  readonly mass: Float64Array;
}

/** How far a mummy thinks. Naive: hunters only keep their distance. Full, as ours does: some hunters are careful. */
export type Inference = 'naive' | 'full';

interface Hand extends HandHypothesis {
  weight: number;
  turns: Float64Array;
  attraction: Float64Array;
  /** Whether the hunter weighs where the mummy will walk. */
  readonly isCareful: boolean;
  /** By cell: the probability that they take nothing there. */
  readonly leaveChance: Float64Array;
  mass: Float64Array;
}

export class HandBelief {
  readonly #maze: Maze;
  readonly #hands: Hand[];
  /** Whether another pawn plays from the same hand (MO-65). */
  readonly #shared: boolean;
  /** Where that pawn is thought to be; `NONE` if it is out, or if there is none. */
  #partner = NONE;
  /** Whether the attractions follow from that. */
  #isPlanned = true;

  /** The fraction that is spread evenly over the possible cells. */
  readonly uniformShare: number;

  constructor(maze: Maze, hands: readonly (readonly number[])[], set: Uint8Array, shared: boolean) {
    this.#maze = maze;
    this.#shared = shared;
    this.uniformShare = shared ? UNIFORM_SHARE_TWO_PAWNS : UNIFORM_SHARE;
    this.#hands = hands.map((cards, i) => ({
      cards,
      isCareful: i % 2 === 1,
      weight: 1 / hands.length,
      ...this.#routeOf(cards),
      leaveChance: leaveChanceOf(maze, cards),
      mass: conditionOn(new Float64Array(maze.size), set, 0),
    }));
  }

  /** The possible hands, each with its probability and the cells where the hunter then would be. */
  get hypotheses(): readonly HandHypothesis[] {
    this.#plan();
    return this.#hands;
  }

  /** The other pawn of the same player is thought to be in this cell; `NONE` if it is out. */
  expectPartner(cell: number): void {
    if (cell === this.#partner) return;
    this.#partner = cell;
    this.#isPlanned = false;
  }

  /** Only when it is needed: of two pawns one waits while the other one moves. */
  #plan(): void {
    if (this.#isPlanned) return;
    for (const hand of this.#hands) Object.assign(hand, this.#routeOf(hand.cards));
    this.#isPlanned = true;
  }

  #routeOf(cards: readonly number[]): Route {
    const cells = cards.map((card) => this.#maze.treasureCells[card]!);
    const turns = new Float64Array(this.#maze.size);
    if (this.#shared) {
      const route = new SharedRoute(this.#maze, cells);
      for (let cell = 0; cell < turns.length; cell++) turns[cell] = route.from(cell, this.#partner);
    } else {
      const route = new ShortestRoute(this.#maze, cells);
      for (let cell = 0; cell < turns.length; cell++) turns[cell] = route.from(cell);
    }
    return { turns, attraction: attractionOf(turns, this.#shared) };
  }

  /** By cell: the probability over the hands, with a little for every cell of the set. */
  marginal(set: Uint8Array, inference: Inference = 'full'): Float64Array {
    const sum = new Float64Array(this.#maze.size);
    for (const { weight, mass, isCareful } of this.#hands) {
      if (isCareful && inference === 'naive') continue;
      for (let cell = 0; cell < sum.length; cell++) sum[cell]! += weight * mass[cell]!;
    }
    return conditionOn(sum, set, this.uniformShare / 4);
  }

  /**
   * The hunter announced this face and is now known to be in the set. `danger` is what a careful hunter reckoned with.
   */
  observeMove(announced: number, threat: Threat, danger: Danger, set: Uint8Array, playedNoCard: boolean): void {
    this.#plan();
    const simple = new SimpleHunter(this.#maze, threat);
    const careful = new CarefulHunter(this.#maze, danger, threat.locked, this.#shared);
    for (const hand of this.#hands) {
      const after = new Float64Array(set.length);
      forEachMove(hand.isCareful ? careful : simple, hand, this.#maze, threat.mummy, (face, to, mass) => {
        if (face === announced) after[to]! += playedNoCard ? mass * hand.leaveChance[to]! : mass;
      });
      hand.weight *= massOn(after, set) + MIN_LIKELIHOOD;
      hand.mass = conditionOn(after, set, this.uniformShare);
    }
    this.#normalise();
  }

  /** By face: the belief about a simple hunter if they announced it, not yet restricted to possible cells. */
  predictSimpleMoves(threat: Threat): Float64Array[] {
    return this.#predictMoves(new SimpleHunter(this.#maze, threat), threat, ({ isCareful }) => !isCareful);
  }

  /** The same about a careful hunter. */
  predictCarefulMoves(threat: Threat, danger: Danger): Float64Array[] {
    const careful = new CarefulHunter(this.#maze, danger, threat.locked, this.#shared);
    return this.#predictMoves(careful, threat, ({ isCareful }) => isCareful);
  }

  /** By cell: where a hunter with any of the hands will be after their next move, whatever they announce. */
  predictNextCell(threat: Threat): Float64Array {
    const sum = new Float64Array(this.#maze.size);
    for (const moves of this.#predictMoves(new SimpleHunter(this.#maze, threat), threat, () => true))
      for (let cell = 0; cell < sum.length; cell++) sum[cell]! += moves[cell]!;
    return sum;
  }

  #predictMoves(model: HunterModel, { mummy }: Threat, isMeant: (hand: Hand) => boolean): Float64Array[] {
    this.#plan();
    const sums = Array.from({ length: ARROW + 1 }, () => new Float64Array(this.#maze.size));
    for (const hand of this.#hands)
      if (isMeant(hand))
        forEachMove(model, hand, this.#maze, mummy, (face, to, mass) => {
          sums[face]![to]! += hand.weight * mass * hand.leaveChance[to]!;
        });
    return sums;
  }

  /** The hunter is now known to be in the set. */
  restrictTo(set: Uint8Array): void {
    for (const hand of this.#hands) {
      hand.weight *= massOn(hand.mass, set) + MIN_LIKELIHOOD;
      hand.mass = conditionOn(hand.mass, set, 0);
    }
    this.#normalise();
  }

  /** Everybody knows where they are; this says nothing about their hand. */
  pinTo(set: Uint8Array): void {
    for (const hand of this.#hands) hand.mass = conditionOn(new Float64Array(this.#maze.size), set, 0);
  }

  /** A card became known; `other` maps a hand to one that is still possible. */
  reviseHands(other: (cards: readonly number[]) => readonly number[]): void {
    this.#hands.forEach((hand, i) => {
      const cards = other(hand.cards);
      if (cards !== hand.cards)
        this.#hands[i] = {
          ...hand,
          cards,
          ...this.#routeOf(cards),
          leaveChance: leaveChanceOf(this.#maze, cards),
        };
    });
  }

  #normalise(): void {
    const total = this.#hands.reduce((sum, { weight }) => sum + weight, 0);
    for (const hand of this.#hands) hand.weight = (hand.weight / total) * 0.98 + 0.02 / this.#hands.length;
  }
}

function leaveChanceOf(maze: Maze, cards: readonly number[]): Float64Array {
  const leaveChance = new Float64Array(maze.size).fill(1);
  for (const card of cards) leaveChance[maze.treasureCells[card]!] = LEAVE_CHANCE;
  return leaveChance;
}

function massOn(mass: Float64Array, set: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < set.length; cell++) sum += set[cell]! * mass[cell]!;
  return sum;
}

/** The mass restricted to the set and normalised, with a fraction spread evenly. */
export function conditionOn(mass: Float64Array, set: Uint8Array, uniformShare: number): Float64Array {
  let cells = 0;
  for (let cell = 0; cell < set.length; cell++) cells += set[cell]!;
  if (cells === 0) return new Float64Array(set.length);
  const sum = massOn(mass, set);
  const even = (sum > 0 ? uniformShare : 1) / cells;
  const scale = sum > 0 ? (1 - uniformShare) / sum : 0;
  const after = new Float64Array(set.length);
  for (let cell = 0; cell < set.length; cell++) if (set[cell] === 1) after[cell] = mass[cell]! * scale + even;
  return after;
}

/**
 * Random hands that the backs allow: as many cards of each colour as the hunter holds, none of those already played.
 */
export function sampleHands(
  maze: Maze,
  perColour: readonly number[],
  gone: ReadonlySet<number>,
  shared: boolean,
  chance: Chance,
): number[][] {
  return Array.from({ length: shared ? HAND_COUNT_TWO_PAWNS : HAND_COUNT }, () =>
    perColour.flatMap((count, colour) => {
      const left = [...maze.treasures.keys()].filter((card) => maze.colours[card] === colour && !gone.has(card));
      return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0]!);
    }),
  );
}
