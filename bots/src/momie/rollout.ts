/** Rollouts of an action in an imagined world: the action itself, then a few turns by the rollout policies. */
import type { Action } from '@traque/engine/momie/protocol';
import { type State, WHITE_DICE } from '@traque/engine/momie/state';
import { faceOf } from '@traque/engine/momie/dice';
import type { Belief } from './belief.ts';
import type { Inference } from './hand-belief.ts';
import type { HunterPolicy } from './hunter-policy.ts';
import type { HunterWeights } from './levels.ts';
import type { PlanTree } from './plan-tree.ts';
import { AGAIN, RollPlan } from './roll-plan.ts';
import { RolloutHunter } from './rollout-hunter.ts';
import { RolloutMummy } from './rollout-mummy.ts';
import { NOBODY, type RolloutState } from './rollout-state.ts';

/** Numbers the turns of a rollout: hunters first, then the mummy; 0 is the action that is tried. */
const TURNS_PER_ROUND = 5;
/** The number of the mummy's turns in a rollout. */
const MUMMY_TURNS = 3;
/**
 * How loosely the mummy of a hunter's rollouts follows its best walk: a hunter who relies on one exact walk is caught by
 * any other. Its own rollouts need no such noise.
 */
const MUMMY_TEMPERATURE = 0.06;

/** Runs one rollout. */
type Start = () => void;

export class Rollout {
  readonly #sim: RolloutState;
  readonly #state: State;
  readonly #belief: Belief;
  readonly #mummy: RolloutMummy;
  readonly #hunters: RolloutHunter;
  /** The policy of the hunter who is to act; null for the mummy. */
  readonly #policy: HunterPolicy | null;
  readonly #rollPlan: RollPlan | null;
  /** The world that is played in. */
  readonly #world: { readonly inference: Inference };
  readonly #after: Partial<Record<Inference, readonly Float64Array[]>> = {};

  constructor(
    sim: RolloutState,
    state: State,
    belief: Belief,
    world: { readonly inference: Inference },
    policy: HunterPolicy | null,
    weights: HunterWeights,
    tree: PlanTree,
    isThorough: boolean,
  ) {
    this.#sim = sim;
    this.#state = state;
    this.#belief = belief;
    this.#world = world;
    this.#policy = policy;
    this.#mummy = new RolloutMummy(sim, policy === null ? 0 : MUMMY_TEMPERATURE, isThorough);
    const players = sim.shared ? 2 : sim.hunters + 1;
    this.#rollPlan = policy === null ? null : new RollPlan(policy, tree, players);
    this.#hunters = new RolloutHunter(
      sim,
      this.#mummy,
      weights,
      isThorough,
      policy === null ? null : { tree, hunter: state.turn },
    );
  }

  startWith(action: Action): Start {
    const { index } = this.#state.setup.maze;
    switch (action.type) {
      case 'prowl':
        return this.#prowl(Uint8Array.from(action.path, (cell) => index.get(cell)!));
      case 'move': {
        const face = faceOf(action.die);
        const to = index.get(action.to)!;
        return () => this.#move(face, to, action.collect === true);
      }
      case 'roll':
        return () => this.#roll();
      case 'reset':
        return () => this.#reset();
    }
  }

  get #hunter(): number {
    return this.#state.turn;
  }

  #prowl(path: Uint8Array): Start {
    const sim = this.#sim;
    const interrupted = this.#state.phase === 'interrupt' ? this.#hunter : null;
    return () => {
      sim.walk(path, path.length);
      if (interrupted === null) return this.#playOn(0);
      if (sim.winner === NOBODY && sim.lives[interrupted]! > 0) this.#hunters.rollAndMove(interrupted);
      this.#playOn(interrupted + 1);
    };
  }

  #move(face: number, to: number, collect: boolean): void {
    this.#sim.move(this.#hunter, face, to);
    // For this move the belief is known exactly; the rollout's update is only an approximation.
    if (!collect) this.#sim.masses[this.#hunter]!.set(this.#believed(face));
    this.#playOn(this.#hunter + 1);
  }

  #believed(face: number): Float64Array {
    const { inference } = this.#world;
    this.#after[inference] ??= this.#belief.afterMove(this.#hunter, this.#state.locked, inference);
    return this.#after[inference][face]!;
  }

  /**
   * Rolls as the plan says, or beyond it as the hunter's own policy would: the simpler policy of rollouts would
   * undervalue rolling.
   */
  #roll(): void {
    const sim = this.#sim;
    for (;;) {
      const faces = sim.roll();
      if (sim.locked === WHITE_DICE) return this.#playOn(this.#hunter + 1);
      const planned = this.#rollPlan?.choose(faces, sim.locked);
      if (planned === AGAIN) continue;
      const option = planned ?? this.#policy?.chooseMove(faces, sim.locked);
      if (option) return this.#move(option.face, option.to, option.collect);
    }
  }

  #reset(): void {
    const sim = this.#sim;
    const before = sim.mummy;
    this.#hunters.reset();
    if (sim.winner === NOBODY && sim.mummy === before) return this.#roll();
    if (sim.winner === NOBODY && sim.lives[this.#hunter]! > 0) this.#hunters.rollAndMove(this.#hunter);
    this.#playOn(this.#hunter + 1);
  }

  /** Plays from this hunter's turn on until the mummy has had its turns or somebody wins. */
  #playOn(hunter: number): void {
    const sim = this.#sim;
    for (let round = 0, first = hunter; round < MUMMY_TURNS; round++, first = 0) {
      for (let who = first; who < sim.hunters && sim.winner === NOBODY; who++)
        if (sim.lives[who]! > 0) this.#playTurn(round, who);
      if (sim.winner !== NOBODY) return;
      sim.beginTurn((round + 1) * TURNS_PER_ROUND);
      this.#mummy.walk(1 + sim.below(3) + sim.locked);
    }
  }

  #playTurn(round: number, hunter: number): void {
    this.#sim.beginTurn(round * TURNS_PER_ROUND + hunter + 1);
    this.#hunters.playTurn(hunter);
  }
}
