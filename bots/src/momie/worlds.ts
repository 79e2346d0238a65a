/** Determinization: samples the hands, and for the mummy also the hunters' cells, according to the belief. */
import type { FastChance } from '@traque/engine/core/chance';
import { hunterAt, lives, type State } from '@traque/engine/momie/state';
import { unplayedCards, unplayedCount } from '@traque/engine/momie/cards';
import type { Belief } from './belief.ts';
import { conditionOn, type Inference } from './hand-belief.ts';
import type { RolloutState } from './rollout-state.ts';
import { RoutePlan } from './route-plan.ts';

/** The fraction of the belief that is spread evenly over the possible cells. */
const UNIFORM_SHARE = 0.1;
/** How strongly the mummy of a rollout believes in attraction, compared with the real belief. */
const MUMMY_ATTRACTION = 0.35;
const EPSILON = 1e-30;
/** To a hunter: how likely the mummy does not reckon with careful hunters. */
const NAIVE_SHARE = 0.3;

/** A possible hand: its route plan, and the cumulative probabilities of the hunter's cell. */
interface SampledHand {
  readonly plan: RoutePlan;
  readonly cumulative: Float64Array;
}

export class WorldSampler {
  /** The public facts, and the hidden facts as sampled last. */
  readonly base: RolloutState;
  readonly #state: State;
  readonly #belief: Belief;
  readonly #chance: FastChance;
  /** The hand that the seat sees; null for the mummy, who sees none. */
  readonly #own: number | null;
  /** By hunter: the cumulative weights of the hypotheses, and those hypotheses that have been used. */
  readonly #weights: readonly Float64Array[];
  readonly #sampledHands: readonly (SampledHand | undefined)[][];
  /** How far the mummy of the world sampled last thinks. Who searches as the mummy knows. */
  inference: Inference = 'full';
  readonly #masses: Readonly<Record<Inference, readonly Float64Array[]>>;

  constructor(state: State, belief: Belief, base: RolloutState, isMummy: boolean, chance: FastChance) {
    const { setup, turn } = state;
    this.base = base;
    this.#state = state;
    this.#belief = belief;
    this.#chance = chance;
    this.#own = isMummy ? null : setup.hands[turn]!;
    this.#weights = setup.seats.map((_, hunter) =>
      cumulativeSums(Float64Array.from(belief.hypotheses(hunter), ({ weight }) => weight)),
    );
    this.#sampledHands = setup.seats.map(() => []);
    this.#masses = { naive: belief.massesBy('naive'), full: belief.masses };
    this.#initBase();
  }

  /** Copies the seat's state; what is only imagined there is replaced by `sample`. */
  #initBase(): void {
    const { base } = this;
    const state = this.#state;
    base.mummy = state.mummy;
    base.tokens = state.tokens;
    base.locked = state.locked;
    state.setup.hands.forEach((hand, hunter) => {
      base.at[hunter] = hunterAt(state, hunter);
      base.lives[hunter] = lives(state, hunter);
      base.masses[hunter]!.set(this.#belief.masses[hunter]!);
      base.attractions[hunter] = this.#attractionOf(hunter);
      base.plans[hunter] = this.#planFor(unplayedCards(state, hand));
      base.remaining[hunter] = base.plans[hunter].all;
    });
  }

  #planFor(cards: ArrayLike<number>): RoutePlan {
    const { maze } = this.base;
    return new RoutePlan(
      maze,
      Array.from(cards, (card) => maze.treasureCells[card]!),
    );
  }

  /** By cell: how much a hunter wants to be there, on average over their possible hands. */
  #attractionOf(hunter: number): Float64Array {
    const logs = new Float64Array(this.base.maze.size);
    for (const { weight, attraction } of this.#belief.hypotheses(hunter))
      for (let cell = 0; cell < logs.length; cell++) logs[cell]! += weight * Math.log(attraction[cell]! + EPSILON);
    return logs.map((log) => Math.exp(MUMMY_ATTRACTION * log));
  }

  /** Samples the hidden facts into `base`. */
  sample(): void {
    const { base } = this;
    const state = this.#state;
    base.isAimless = this.#own !== null && this.#uniform() < this.#belief.aimlessChance;
    if (this.#own !== null) {
      this.inference = this.#uniform() < NAIVE_SHARE ? 'naive' : 'full';
      this.#masses[this.inference].forEach((mass, hunter) => base.masses[hunter]!.set(mass));
    }
    state.setup.hands.forEach((hand, hunter) => {
      if (base.lives[hunter] === 0) return;
      const which = this.#sampleIndex(this.#weights[hunter]!);
      const { plan, cumulative } = this.#handAt(hunter, which);
      if (this.#own === null) base.at[hunter] = this.#sampleIndex(cumulative);
      if (hand === this.#own || plan.cells.length !== unplayedCount(state, hand)) return;
      base.plans[hunter] = plan;
      base.remaining[hunter] = plan.all;
    });
  }

  #handAt(hunter: number, which: number): SampledHand {
    const known = this.#sampledHands[hunter]![which];
    if (known !== undefined) return known;
    const { cards, mass } = this.#belief.hypotheses(hunter)[which]!;
    const cumulative = cumulativeSums(conditionOn(mass, this.#belief.possibleCells(hunter), UNIFORM_SHARE));
    return (this.#sampledHands[hunter]![which] = { plan: this.#planFor(cards), cumulative });
  }

  /** A random number from 0 to 1. */
  #uniform(): number {
    return (this.#chance.word() >>> 0) / 2 ** 32;
  }

  /** A random index by cumulative weights. */
  #sampleIndex(cumulative: Float64Array): number {
    const point = this.#uniform() * cumulative.at(-1)!;
    const index = cumulative.findIndex((sum) => sum > point);
    return Math.max(0, index);
  }
}

function cumulativeSums(parts: Float64Array): Float64Array {
  let sum = 0;
  return parts.map((part) => (sum += part));
}
