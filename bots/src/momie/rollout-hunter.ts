/**
 * Hunters in a rollout: for each face the best cell, by the turns left, the distance to the mummy and, in thorough rollouts,
 * what it will believe. The moves of the seat that searches are planned as far as its tree goes. Beyond the tree nothing
 * is allocated.
 */
import { ARROW } from '@traque/engine/momie/dice';
import { LIVES, WHITE_DICE } from '@traque/engine/momie/state';
import type { HunterWeights } from './levels.ts';
import { type IsPossible, NONE_PLANNED, type PlanTree } from './plan-tree.ts';
import type { RolloutMummy } from './rollout-mummy.ts';
import { NOBODY, type RolloutState } from './rollout-state.ts';
import { turnWinChance } from './win-chances.ts';

/** The chance to be caught on a cell in the mummy's reach, if it has to guess, and if everybody knows. */
const RISK_WHEN_GUESSED = 0.35;
const RISK_WHEN_KNOWN = 0.9;
/** The fraction of its steps that the mummy uses well, and its usual roll. */
const PURPOSE = 0.75;
const BROWN_DIE_MEAN = 2;
/** Beliefs below this are not followed when a hunter asks what the mummy will believe. */
const MIN_BELIEF = 0.01;
/** The dice that each hunter before the mummy is expected to lock. */
const LOCKS_PER_HUNTER = 0.5;
/** The highest value of the brown die (MO-4). */
const BROWN_DIE_MAX = 3;
/** Within this many steps beyond the mummy's reach a cell is not quite safe; the second one is for thorough rollouts. */
const MARGIN = 1;
const THOROUGH_MARGIN = 2;
/** The value of a treasure in turns, if two pawns play from one hand. */
const TREASURE_VALUE = 2;
const WIN_VALUE = 1000;

/**
 * `bestFaceOdds[n][i]`: with n dice and the faces sorted worst first, the probability that the i-th is the best one
 * rolled.
 */
const bestFaceOdds = Array.from({ length: WHITE_DICE + 1 }, (_, dice) =>
  Float64Array.from({ length: ARROW }, (_, i) => ((i + 2) / 6) ** dice - ((i + 1) / 6) ** dice),
);

/** A cell as a part of a key in the tree. */
const CELL_BITS = 8;
/** The moves of each face that are planned with, and the lowest prior. */
const MOVES_PER_FACE = 4;
const MIN_PRIOR = -0.3;

/** The searching hunter, and the tree of their decisions. */
interface OwnPlan {
  readonly tree: PlanTree;
  readonly hunter: number;
}

export class RolloutHunter {
  readonly #sim: RolloutState;
  readonly #plan: OwnPlan | null;
  readonly #isThorough: boolean;
  readonly #mummy: RolloutMummy;
  readonly #weights: HunterWeights;
  /** By lives left: the cost of losing one. */
  readonly #lifeCosts: Float64Array;
  /** By face: the value of its best move, and the cell where that ends. */
  readonly #values = new Float64Array(ARROW + 1);
  readonly #targets = new Uint8Array(ARROW + 1);
  /** The values of all moves of the face that was evaluated last. */
  readonly #endValues: Float64Array;
  /** The same values, worst first; a face without a move counts as a lost turn. */
  readonly #sorted = new Float64Array(ARROW);

  /** The move that is to be planned: whose, and with which faces (bits). */
  #mover = 0;
  #faces = 0;
  readonly #isPossible: IsPossible = (face, cell) =>
    (this.#faces & (1 << face)) !== 0 && !this.#sim.isOccupied(cell, this.#mover);
  /** By cell: what the mummy will believe after the face that is looked at. */
  readonly #believed: Float64Array;

  /** `plan` is null if the mummy searches. */
  constructor(
    sim: RolloutState,
    mummy: RolloutMummy,
    weights: HunterWeights,
    isThorough: boolean,
    plan: OwnPlan | null = null,
  ) {
    this.#isThorough = isThorough;
    this.#plan = plan;
    this.#believed = new Float64Array(sim.maze.size);
    this.#endValues = new Float64Array(sim.maze.size);
    this.#sim = sim;
    this.#mummy = mummy;
    this.#weights = weights;
    const { lastLifeCost, spareLifeDiscount } = weights;
    this.#lifeCosts = Float64Array.from({ length: LIVES + 1 }, (_, left) => lastLifeCost * left ** -spareLifeDiscount);
  }

  /** Plays a whole turn. */
  playTurn(hunter: number): void {
    const sim = this.#sim;
    if (!this.#evaluateFaces(hunter)) return;
    if (sim.locked > 0 && this.#shouldReset(hunter)) {
      this.reset();
      if (sim.winner === NOBODY && sim.lives[hunter]! > 0) this.rollAndMove(hunter);
      return;
    }
    this.#rollUntilMove(hunter);
  }

  /** MO-20, MO-55. */
  reset(): void {
    const steps = this.#sim.locked;
    this.#sim.locked = 0;
    this.#mummy.walk(steps);
  }

  /** Rolls until a face is good enough, and moves. */
  rollAndMove(hunter: number): void {
    if (this.#evaluateFaces(hunter)) this.#rollUntilMove(hunter);
  }

  #rollUntilMove(hunter: number): void {
    const sim = this.#sim;
    for (;;) {
      const faces = sim.roll();
      if (sim.locked === WHITE_DICE) return;
      let best = 0;
      let most = -Infinity;
      for (let face = 1; face <= ARROW; face++) {
        if ((faces & (1 << face)) === 0 || this.#values[face]! <= most) continue;
        best = face;
        most = this.#values[face]!;
      }
      if (best > 0 && most >= this.#expectedRollValue(WHITE_DICE - sim.locked))
        return this.#move(hunter, best, this.#targets[best]!, faces);
    }
  }

  /** Moves as planned with these faces; beyond the tree by the given one. */
  #move(hunter: number, face: number, to: number, faces: number): void {
    const sim = this.#sim;
    if (this.#plan === null || sim.handOf(hunter) !== sim.handOf(this.#plan.hunter)) return sim.move(hunter, face, to);
    const { tree } = this.#plan;
    const other = sim.shared ? sim.at[1 - hunter]! : 0;
    if (!tree.enter((((sim.mummy << CELL_BITS) | sim.at[hunter]!) << CELL_BITS) | other))
      return sim.move(hunter, face, to);
    if (tree.isEmpty) this.#addChoices(hunter, tree);
    this.#mover = hunter;
    this.#faces = faces;
    if (tree.take(this.#isPossible) === NONE_PLANNED) return sim.move(hunter, face, to);
    sim.move(hunter, tree.face, tree.cell);
  }

  #addChoices(hunter: number, tree: PlanTree): void {
    const sim = this.#sim;
    const ends = sim.moves.endsFrom(sim.at[hunter]!, sim.mummy);
    const moves = [];
    for (let face = 1; face <= ARROW; face++) {
      this.#evaluateFace(hunter, face, ends[face]!);
      const all = Array.from(ends[face]!, (to, i) => ({ face, to, value: this.#endValues[i]! }));
      moves.push(...all.sort((a, b) => b.value - a.value).slice(0, MOVES_PER_FACE));
    }
    const best = moves.reduce((most, { value }) => Math.max(most, value), -Infinity);
    const perTurn = turnWinChance[sim.shared ? 2 : sim.hunters + 1]!;
    for (const { face, to, value } of moves)
      tree.add(face, to, value === -Infinity ? MIN_PRIOR : Math.max(MIN_PRIOR, (value - best) * perTurn));
  }

  #shouldReset(hunter: number): boolean {
    const sim = this.#sim;
    if (sim.locked === WHITE_DICE) return true; // MO-21
    const risk = sim.distanceToMummy(sim.at[hunter]!) <= sim.locked ? RISK_WHEN_GUESSED * this.#lifeCost(hunter) : 0;
    return this.#expectedRollValue(WHITE_DICE) - risk > this.#expectedRollValue(WHITE_DICE - sim.locked);
  }

  /** The cost of a life, in turns. */
  #lifeCost(hunter: number): number {
    const { lives, goal, tokens } = this.#sim;
    return this.#lifeCosts[Math.min(lives[hunter]!, goal - tokens)]!;
  }

  /** The expected value of a roll of this many dice. */
  #expectedRollValue(dice: number): number {
    const chances = bestFaceOdds[dice]!;
    const sorted = this.#sorted;
    let sum = (1 / 6) ** dice * (sorted[0]! - 1);
    for (let i = 0; i < ARROW; i++) sum += chances[i]! * sorted[i]!;
    return sum - (dice / 6) * this.#weights.lockedDieCost;
  }

  /** Finds the best cell of each face; answers whether there is one. */
  #evaluateFaces(hunter: number): boolean {
    const sim = this.#sim;
    const ends = sim.moves.endsFrom(sim.at[hunter]!, sim.mummy);
    let least = Infinity;
    for (let face = 1; face <= ARROW; face++) {
      const value = (this.#values[face] = this.#evaluateFace(hunter, face, ends[face]!));
      if (value > -Infinity && value < least) least = value;
    }
    if (least === Infinity) return false;
    for (let face = 1; face <= ARROW; face++) this.#sorted[face - 1] = Math.max(this.#values[face]!, least - 1);
    this.#sorted.sort();
    return true;
  }

  #evaluateFace(hunter: number, face: number, ends: Uint8Array): number {
    const sim = this.#sim;
    const hand = sim.handOf(hunter);
    const plan = sim.plans[hand]!;
    const remaining = sim.remaining[hand]!;
    const turnsByCell = sim.shared
      ? plan.turnsToNearest(this.#ownTreasures(hunter, remaining))
      : plan.turnsFor(remaining);
    const turnsFromDungeon = turnsByCell[sim.maze.dungeon]!;
    const lifeCost = this.#lifeCost(hunter);
    const locked = sim.locked + (sim.hunters - 1 - hunter) * LOCKS_PER_HUNTER;
    const reach = locked + BROWN_DIE_MAX + (this.#isThorough ? THOROUGH_MARGIN : MARGIN);
    const riskPerBelief = this.#isThorough ? this.#riskPerBelief(hunter, face, ends, locked, reach) : 0;
    let best = -Infinity;
    for (let i = 0; i < ends.length; i++) {
      const cell = ends[i]!;
      this.#endValues[i] = -Infinity;
      if (sim.isOccupied(cell, hunter)) continue;
      const bit = plan.bitAt[cell]! & remaining;
      const turnsLeft =
        bit === 0 ? turnsByCell[cell]! : sim.shared ? -TREASURE_VALUE : plan.turnsFor(remaining & ~bit)[cell]!;
      const risk =
        Math.min(1, Math.max(0, (reach - sim.distanceToMummy(cell)) / BROWN_DIE_MAX)) *
        (bit === 0 ? this.#riskWhenGuessed(cell, riskPerBelief) : RISK_WHEN_KNOWN);
      const value =
        bit === remaining ? WIN_VALUE : -turnsLeft - risk * (lifeCost + Math.max(0, turnsFromDungeon - turnsLeft));
      this.#endValues[i] = value;
      if (value <= best) continue;
      best = value;
      this.#targets[face] = cell;
    }
    return best;
  }

  #riskWhenGuessed(cell: number, riskPerBelief: number): number {
    return this.#isThorough ? Math.min(RISK_WHEN_KNOWN, riskPerBelief * this.#believed[cell]!) : RISK_WHEN_GUESSED;
  }

  /**
   * What the mummy will believe after this face goes into `#believed`. Answers the risk on a cell in reach for each part
   * of that belief: the steps it has, shared among all cells in reach.
   */
  #riskPerBelief(hunter: number, face: number, ends: Uint8Array, locked: number, reach: number): number {
    const sim = this.#sim;
    const believed = this.#believed;
    const row = sim.mummy * sim.maze.size;
    let nearest = Infinity;
    for (let i = 0; i < ends.length; i++) nearest = Math.min(nearest, sim.steps[row + ends[i]!]!);
    if (nearest >= reach) return 0;
    sim.predictBelief(hunter, face, believed, MIN_BELIEF);
    let inReach = 0;
    for (let cell = 0; cell < believed.length; cell++) if (sim.steps[row + cell]! < reach) inReach += believed[cell]!;
    return inReach === 0 ? 0 : (PURPOSE * (BROWN_DIE_MEAN + locked)) / inReach;
  }

  /** With two pawns: leaves out the treasure that the other pawn goes for and is nearer to. */
  #ownTreasures(hunter: number, remaining: number): number {
    const sim = this.#sim;
    const other = 1 - hunter;
    if (sim.lives[other] === 0 || (remaining & (remaining - 1)) === 0) return remaining;
    const plan = sim.plans[0]!;
    const target = plan.nearestTreasure(sim.at[other]!, remaining);
    const turns = plan.turns[31 - Math.clz32(target)]!;
    return turns[sim.at[other]!]! < turns[sim.at[hunter]!]! ? remaining & ~target : remaining;
  }
}
