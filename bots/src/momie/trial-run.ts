/** Trials of actions: in each imagined world all of them have the same random choices. */
import { FastChance } from '@traque/engine/core/chance';
import type { Action, View } from '@traque/engine/momie/protocol';
import type { State } from '@traque/engine/momie/state';
import { beliefOf } from './belief.ts';
import type { HunterPolicy } from './hunter-policy.ts';
import type { HunterWeights } from './levels.ts';
import { PlanTree } from './plan-tree.ts';
import { RolloutState, THE_MUMMY } from './rollout-state.ts';
import { Rollout } from './rollout.ts';
import { winChance } from './value.ts';
import { WorldSampler } from './worlds.ts';

export class TrialRun {
  readonly #seat: number;
  readonly #worldChance: FastChance;
  readonly #rolloutChance = new FastChance(1);
  readonly #worlds: WorldSampler;
  readonly #sim: RolloutState;
  readonly #tree: PlanTree;
  readonly #rollout: Rollout;
  /** What the win of another hunter is worth. */
  readonly #fellowship: number;
  #trials = 0;
  #excess = 0;

  /** `policy` is null for the mummy. Thorough trials plan the seat's later decisions too. */
  constructor(
    view: View,
    state: State,
    policy: HunterPolicy | null,
    weights: HunterWeights,
    seed: string,
    isThorough: boolean,
  ) {
    const { setup, turn } = state;
    this.#fellowship = policy === null || view.players === 2 ? 0 : weights.fellowship;
    this.#tree = isThorough ? new PlanTree() : new PlanTree(0);
    this.#seat = policy === null ? THE_MUMMY : turn;
    this.#worldChance = new FastChance(`${seed} worlds`);
    const belief = beliefOf(view);
    const newSim = (): RolloutState =>
      new RolloutState(setup.maze, setup.seats.length, view.players === 2, setup.goal, this.#rolloutChance);
    this.#worlds = new WorldSampler(state, belief, newSim(), policy === null, this.#worldChance);
    this.#sim = newSim();
    this.#rollout = new Rollout(this.#sim, state, belief, this.#worlds, policy, weights, this.#tree, isThorough);
  }

  /** Prepares the trials of an action. */
  start(action: Action): () => void {
    const start = this.#rollout.startWith(action);
    const root = this.#tree.addRoot();
    return () => {
      this.#tree.begin(root);
      start();
    };
  }

  /** By how much outcomes are larger, on average, than the seat's own chance to win. */
  get meanExcess(): number {
    return this.#trials === 0 ? 0 : this.#excess / this.#trials;
  }

  /** A new world: what comes of each action in it, for the seat, and at the rate of its fellowship for other hunters. */
  world(): (start: () => void) => number {
    this.#worlds.sample();
    const seed = this.#worldChance.below(2 ** 31);
    return (start) => {
      this.#sim.copyFrom(this.#worlds.base);
      this.#sim.begin(seed);
      start();
      const own = winChance(this.#sim, this.#seat);
      const others = this.#fellowship === 0 ? 0 : 1 - own - winChance(this.#sim, THE_MUMMY);
      const worth = own + this.#fellowship * others;
      this.#trials++;
      this.#excess += worth - own;
      this.#tree.finish(worth);
      return worth;
    };
  }
}
