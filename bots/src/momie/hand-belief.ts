/**
 * The belief about one hunter's hand: a few dozen hands that the backs of their cards allow, each with the cells where
 * a hunter with that hand would be by now. A hand loses weight if it would have led elsewhere, or if the hunter would
 * have played a card of it. In half of these hypotheses the hunter foresees where the mummy will walk and keeps away
 * from there, in the others they only keep their distance: those that fit what is heard gain weight.
 */
import type { Chance } from '@traque/engine/core/chance';
import { NONE, type Maze } from '@traque/engine/momie/map';
import { ARROW } from '@traque/engine/momie/dice';
import { UNREACHABLE, distancesIn } from '@traque/engine/momie/distances';
import { MoveTable } from './move-table.ts';
import { SharedRoute, ShortestRoute } from './shortest-route.ts';

// These constants minimise the log loss of predicting the cells of `hard` hunters.
/** How strongly a shorter way attracts: a single hunter, and one of two pawns that one player leads by one plan. */
const ATTRACTION = 4;
const ATTRACTION_TWO_PAWNS = 2;
/** How strongly the mummy repels, and up to which distance (plus locked dice). */
const REPULSION = 4;
const REPULSION_RANGE = 6;
/** The fraction of the belief that is spread evenly over the possible cells: of a single hunter, and of one of two pawns. */
const UNIFORM_SHARE = 0.1;
const UNIFORM_SHARE_TWO_PAWNS = 0.03;
/** How strongly a hunter who foresees the mummy's walk avoids the cells that it will probably visit. */
const FORESIGHT = 4;
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

/**
 * How far a mummy thinks. Naive: hunters only keep their distance. Full, as ours does: some hunters also foresee its
 * walk.
 */
export type Inference = 'naive' | 'full';

interface Hand extends HandHypothesis {
  weight: number;
  attraction: Float64Array;
  /** Whether the hunter foresees the mummy's walk. */
  readonly foresees: boolean;
  /** By cell: the probability that they take nothing there. */
  readonly leaveChance: Float64Array;
  mass: Float64Array;
}

/** Where the mummy is, and how many dice lengthen its walk. */
export interface Threat {
  readonly mummy: number;
  readonly locked: number;
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
      foresees: i % 2 === 1,
      weight: 1 / hands.length,
      attraction: this.#attractionOf(cards),
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
    for (const hand of this.#hands) hand.attraction = this.#attractionOf(hand.cards);
    this.#isPlanned = true;
  }

  #attractionOf(cards: readonly number[]): Float64Array {
    const cells = cards.map((card) => this.#maze.treasureCells[card]!);
    const attraction = new Float64Array(this.#maze.size);
    if (this.#shared) {
      const route = new SharedRoute(this.#maze, cells);
      for (let cell = 0; cell < attraction.length; cell++)
        attraction[cell] = Math.exp(-ATTRACTION_TWO_PAWNS * route.from(cell, this.#partner));
    } else {
      const route = new ShortestRoute(this.#maze, cells);
      for (let cell = 0; cell < attraction.length; cell++) attraction[cell] = Math.exp(-ATTRACTION * route.from(cell));
    }
    return attraction;
  }

  /** By cell: the probability over the hands, with a little for every cell of the set. */
  marginal(set: Uint8Array, inference: Inference = 'full'): Float64Array {
    const sum = new Float64Array(this.#maze.size);
    for (const { weight, mass, foresees } of this.#hands) {
      if (foresees && inference === 'naive') continue;
      for (let cell = 0; cell < sum.length; cell++) sum[cell]! += weight * mass[cell]!;
    }
    return conditionOn(sum, set, this.uniformShare / 4);
  }

  /** The hunter announced this face and is now known to be in the set. */
  observeMove(announced: number, threat: Threat, set: Uint8Array, playedNoCard: boolean): void {
    this.#plan();
    const repulsion = repulsionOf(this.#maze, threat);
    const moves = new MoveTable(this.#maze);
    for (const hand of this.#hands) {
      const after = new Float64Array(set.length);
      forEachMove(hand, repulsion, moves, threat.mummy, (face, to, mass) => {
        if (face === announced) after[to]! += playedNoCard ? mass * hand.leaveChance[to]! : mass;
      });
      hand.weight *= massOn(after, set) + MIN_LIKELIHOOD;
      hand.mass = conditionOn(after, set, this.uniformShare);
    }
    this.#normalise();
  }

  /** After the hunter's move: hunters with foresight are not where the mummy will probably walk (`visits`, by cell). */
  avoidVisits(visits: Float64Array): void {
    for (const { foresees, mass } of this.#hands) if (foresees) avoidVisits(mass, visits);
  }

  /**
   * By face: the belief if they announced it and played no card, not yet restricted to possible cells. `foresees` selects
   * the hypotheses; without it they all count.
   */
  predictMoves(threat: Threat, foresees?: boolean): Float64Array[] {
    this.#plan();
    const repulsion = repulsionOf(this.#maze, threat);
    const moves = new MoveTable(this.#maze);
    const sums = Array.from({ length: ARROW + 1 }, () => new Float64Array(this.#maze.size));
    for (const hand of this.#hands) {
      if (foresees !== undefined && hand.foresees !== foresees) continue;
      forEachMove(hand, repulsion, moves, threat.mummy, (face, to, mass) => {
        sums[face]![to]! += hand.weight * mass * hand.leaveChance[to]!;
      });
    }
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
          attraction: this.#attractionOf(cards),
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

/** By cell: the factor by which the mummy makes it less attractive. */
function repulsionOf(maze: Maze, { mummy, locked }: Threat): Float64Array {
  const steps = distancesIn(maze);
  const range = REPULSION_RANGE + locked;
  return Float64Array.from({ length: maze.size }, (_, cell) => {
    const distance = steps[mummy * maze.size + cell]!;
    return distance === UNREACHABLE ? 1 : Math.exp(-REPULSION * Math.max(0, 1 - distance / range));
  });
}

/**
 * Distributes the mass of a hand over its next moves. Among the cells of a face the most attractive is the likeliest.
 * The choice of the face depends less on attraction, because the dice must show it.
 */
function forEachMove(
  { mass, attraction }: Hand,
  repulsion: Float64Array,
  moves: MoveTable,
  mummy: number,
  into: (face: number, to: number, mass: number) => void,
): void {
  const faceAttraction = new Float64Array(ARROW + 1);
  const shares = new Float64Array(ARROW + 1);
  for (let from = 0; from < mass.length; from++) {
    if (mass[from] === 0) continue;
    const ends = moves.endsFrom(from, mummy);
    let all = 0;
    for (let face = 1; face <= ARROW; face++) {
      const to = ends[face]!;
      let sum = 0;
      for (let i = 0; i < to.length; i++) sum += attraction[to[i]!]! * repulsion[to[i]!]!;
      faceAttraction[face] = sum;
      // The fourth root.
      all += shares[face] = Math.sqrt(Math.sqrt(sum));
    }
    if (all === 0) continue;
    for (let face = 1; face <= ARROW; face++) {
      if (faceAttraction[face] === 0) continue;
      const scale = (mass[from]! * shares[face]!) / (all * faceAttraction[face]!);
      const to = ends[face]!;
      for (let i = 0; i < to.length; i++) into(face, to[i]!, scale * attraction[to[i]!]! * repulsion[to[i]!]!);
    }
  }
}

/** Shifts a belief away from cells that the mummy will probably visit; its sum stays the same. */
export function avoidVisits(mass: Float64Array, visits: Float64Array): void {
  let before = 0;
  let after = 0;
  for (let cell = 0; cell < mass.length; cell++) {
    before += mass[cell]!;
    after += mass[cell]! *= Math.exp(-FORESIGHT * visits[cell]!);
  }
  if (after > 0) for (let cell = 0; cell < mass.length; cell++) mass[cell]! *= before / after;
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
