/**
 * How likely a hunter is caught on a cell. It models the mummy's walks from what the mummy has heard and will have
 * heard, as a naive mummy understands it: most do, and the search tries the others too.
 */
import { NONE, type Maze } from '@traque/engine/momie/map';
import type { View } from '@traque/engine/momie/protocol';
import type { State } from '@traque/engine/momie/state';
import { UNREACHABLE, distancesIn } from '@traque/engine/momie/distances';
import { type Belief, beliefOf } from './belief.ts';
import { catchValues, weightedSum } from './mummy-policy.ts';
import { modelledVisits, walkValues, type WalkValues } from './mummy-walks.ts';

/** The weight of this model; the rest is for a mummy that plays differently. */
const MODEL_WEIGHT = 0.7;
/** The fraction of its steps that such a mummy uses well. */
const PURPOSE = 0.75;

export class CatchRisk {
  readonly #maze: Maze;
  readonly #mummy: number;
  readonly #hunter: number;
  readonly #belief: Belief;
  readonly #catchValues: readonly number[];
  /** By face: the mummy's belief after the announcement; 0: before it. */
  readonly #masses: readonly Float64Array[];
  readonly #others: Float64Array;
  readonly #walkValues = new Map<Float64Array, WalkValues>();
  readonly #pins = new Map<number, Float64Array>();
  readonly #known = new Map<number, Float64Array>();

  constructor(view: View, state: State, hunter: number) {
    this.#maze = state.setup.maze;
    this.#mummy = state.mummy;
    this.#hunter = hunter;
    this.#belief = beliefOf(view);
    this.#catchValues = catchValues(view, 1);
    this.#masses = this.#belief.afterMove(hunter, state.locked, 'naive');
    this.#others = weightedSum(
      this.#belief.massesBy('naive'),
      this.#catchValues.map((weight, other) => (other === hunter ? 0 : weight)),
    );
  }

  /**
   * The chance to be caught on a cell in the mummy's next turn. `face` NONE: everybody knows that the hunter is there.
   */
  risk(cell: number, face: number, locked: number): number {
    if (this.#isSafe(cell, 3 + locked)) return 0;
    const mass = face === NONE ? this.#pinned(cell) : this.#masses[face]!;
    let sum = 0;
    for (let die = 1; die <= 3; die++) sum += this.#riskOfWalk(cell, face, mass, die + locked);
    return sum / 3;
  }

  /** The same for an interruption of this many steps (MO-55). */
  riskOfInterruption(cell: number, steps: number): number {
    return this.#isSafe(cell, steps) ? 0 : this.#riskOfWalk(cell, 0, this.#masses[0]!, steps);
  }

  #isSafe(cell: number, steps: number): boolean {
    const distance = distancesIn(this.#maze)[this.#mummy * this.#maze.size + cell]!;
    return distance === UNREACHABLE || distance > steps || cell === this.#maze.start || cell === this.#maze.dungeon;
  }

  #pinned(cell: number): Float64Array {
    let mass = this.#pins.get(cell);
    if (mass !== undefined) return mass;
    this.#pins.set(cell, (mass = new Float64Array(this.#maze.size)));
    mass[cell] = 1;
    return mass;
  }

  /** A mixture of two models: a mummy that plays like ours, and one that just takes what is near. */
  #riskOfWalk(cell: number, face: number, mass: Float64Array, steps: number): number {
    if (this.#isSafe(cell, steps)) return 0;
    const key = ((face === NONE ? 6 + cell : face) << 4) | steps;
    let foreseen = this.#known.get(key);
    if (foreseen === undefined) this.#known.set(key, (foreseen = this.#visitChances(mass, steps)));
    return MODEL_WEIGHT * foreseen[cell]! + (1 - MODEL_WEIGHT) * this.#naiveRisk(cell, mass, steps);
  }

  #visitChances(mass: Float64Array, steps: number): Float64Array {
    return modelledVisits(this.#maze, this.#mummy, steps, this.#walkValuesOf(mass));
  }

  #walkValuesOf(mine: Float64Array): WalkValues {
    let values = this.#walkValues.get(mine);
    if (values !== undefined) return values;
    const weight = this.#catchValues[this.#hunter]!;
    const mass = this.#others.map((other, cell) => other + weight * mine[cell]!);
    this.#walkValues.set(mine, (values = walkValues(this.#maze, mass)));
    return values;
  }

  /** The steps it has, shared among all cells in reach where it may expect the hunter. */
  #naiveRisk(cell: number, mass: Float64Array, steps: number): number {
    const table = distancesIn(this.#maze);
    const row = this.#mummy * this.#maze.size;
    let reachable = 0;
    for (let other = 0; other < mass.length; other++) if (table[row + other]! <= steps) reachable += mass[other]!;
    return reachable === 0 ? 0 : Math.min(1, (PURPOSE * steps * mass[cell]!) / reachable);
  }
}
