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

  /** A new world: what comes of each action in it. */
  world(): (start: () => void) => number {
    this.#worlds.sample();
    const seed = this.#worldChance.below(2 ** 31);
    return (start) => {
      this.#sim.copyFrom(this.#worlds.base);
      this.#sim.begin(seed);
      start();
      const result = winChance(this.#sim, this.#seat);
      this.#tree.finish(result);
      return result;
    };
  }
}
