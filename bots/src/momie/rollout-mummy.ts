/**
 * The mummy in a rollout: takes the walk with the likeliest catch that ends near the hunters and their goals. Nothing is
 * allocated.
 */
import { NONE } from '@traque/engine/momie/map';
import { NEAR_RANGE } from './nearness.ts';
import type { RolloutState } from './rollout-state.ts';

/** The weight of ending near hunters. */
const NEARNESS = 0.2;
/** In thorough rollouts: the same, and how much the hunters' goals count compared with themselves. */
const THOROUGH_NEARNESS = 0.4;
const GOAL_SHARE = 0.3;
/** Walks are only considered up to this length. */
const MAX_WALK = 6;
const MIN_BELIEF = 0.005;
const UNKNOWN = -9;

/** Random numbers with a Gumbel distribution: added to values, the best one is a softmax choice. */
const NOISE_BITS = 10;
const NOISES = 1 << NOISE_BITS;
const gumbelNoise = Float64Array.from({ length: NOISES }, (_, i) => -Math.log(-Math.log((i + 0.5) / NOISES)));

export class RolloutMummy {
  readonly #sim: RolloutState;
  readonly #isThorough: boolean;
  /** How loosely it follows the best walk: an end better by this is e times as likely. */
  readonly #temperature: number;
  /** By cell: the belief summed over all hunters. */
  readonly #prey: Float64Array;
  /** By cell: what the mummy wants to be near; and the cells where that is not negligible. */
  readonly #wanted: Float64Array;
  readonly #cells: Uint8Array;
  #count = 0;
  /** By cell: the value of ending there, or `UNKNOWN`. */
  readonly #standingValues: Float64Array;
  readonly #visited: Uint8Array;
  readonly #path = new Uint8Array(MAX_WALK);
  readonly #bestPath = new Uint8Array(MAX_WALK);
  #bestLength = 0;
  #bestValue = 0;

  constructor(sim: RolloutState, temperature: number, isThorough: boolean) {
    this.#isThorough = isThorough;
    const { size } = sim.maze;
    this.#sim = sim;
    this.#temperature = temperature;
    this.#prey = new Float64Array(size);
    this.#wanted = new Float64Array(size);
    this.#cells = new Uint8Array(size);
    this.#standingValues = new Float64Array(size);
    this.#visited = new Uint8Array(size);
  }

  /** Walks at most this many steps. */
  walk(steps: number): void {
    if (this.#sim.isAimless) return this.#walkRandomly(steps);
    this.#sumBeliefs();
    this.#standingValues.fill(UNKNOWN);
    this.#bestLength = 0;
    this.#bestValue = UNKNOWN;
    this.#explore(this.#sim.mummy, 0, Math.min(MAX_WALK, steps), 0);
    this.#sim.walk(this.#bestPath, this.#bestLength);
  }

  /** A random walk that turns back only at a dead end. */
  #walkRandomly(maxSteps: number): void {
    const sim = this.#sim;
    const { next } = sim.maze;
    const steps = Math.min(MAX_WALK, maxSteps);
    let before = NONE;
    let at = sim.mummy;
    for (let step = 0; step < steps; step++) {
      let to = NONE;
      let ways = 0;
      for (let way = 4 * at; way < 4 * at + 4; way++) {
        const there = next[way]!;
        if (there !== NONE && there !== before && sim.below(++ways) === 0) to = there;
      }
      [before, at] = [at, to === NONE ? before : to];
      this.#path[step] = at;
    }
    sim.walk(this.#path, steps);
  }

  #sumBeliefs(): void {
    const { hunters, lives, masses, attractions } = this.#sim;
    const prey = this.#prey.fill(0);
    const wanted = this.#wanted.fill(0);
    for (let hunter = 0; hunter < hunters; hunter++) {
      if (lives[hunter] === 0) continue;
      const mass = masses[hunter]!;
      for (let cell = 0; cell < prey.length; cell++) {
        prey[cell]! += mass[cell]!;
        wanted[cell]! += mass[cell]!;
      }
      if (this.#isThorough) this.#addGoals(attractions[hunter]!);
    }
    this.#count = 0;
    for (let cell = 0; cell < prey.length; cell++) if (wanted[cell]! > MIN_BELIEF) this.#cells[this.#count++] = cell;
  }

  /** Where a hunter wants to be, as far as the mummy knows. */
  #addGoals(attraction: Float64Array): void {
    let sum = 0;
    for (let cell = 0; cell < attraction.length; cell++) sum += attraction[cell]!;
    for (let cell = 0; cell < attraction.length; cell++) this.#wanted[cell]! += (GOAL_SHARE / sum) * attraction[cell]!;
  }

  #explore(cell: number, depth: number, maxDepth: number, caught: number): void {
    const value = caught + Math.max(0, 1 - caught) * this.#standingValue(cell);
    if (value > this.#bestValue) {
      this.#bestValue = value;
      this.#bestLength = depth;
      for (let i = 0; i < depth; i++) this.#bestPath[i] = this.#path[i]!;
    }
    if (depth === maxDepth) return;
    const { next } = this.#sim.maze;
    this.#visited[cell] = 1;
    for (let way = 4 * cell; way < 4 * cell + 4; way++) {
      const to = next[way]!;
      if (to === NONE || this.#visited[to] === 1) continue;
      this.#path[depth] = to;
      this.#explore(to, depth + 1, maxDepth, caught + this.#prey[to]!);
    }
    this.#visited[cell] = 0;
  }

  #standingValue(at: number): number {
    const known = this.#standingValues[at]!;
    if (known > UNKNOWN) return known;
    const { steps, maze } = this.#sim;
    let near = 0;
    for (let i = 0; i < this.#count; i++) {
      const cell = this.#cells[i]!;
      const distance = steps[at * maze.size + cell]!;
      if (distance < NEAR_RANGE) near += this.#wanted[cell]! * (1 - distance / NEAR_RANGE);
    }
    const noise = this.#temperature === 0 ? 0 : this.#temperature * gumbelNoise[this.#sim.randomAt(at, NOISE_BITS)]!;
    return (this.#standingValues[at] = (this.#isThorough ? THOROUGH_NEARNESS : NEARNESS) * near + noise);
  }
}
