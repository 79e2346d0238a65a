/**
 * How likely a hunter is caught on a cell. It models the mummy's walks from what the mummy has heard and will have
 * heard, as a naive mummy understands it: most do, and the search tries the others too.
 */
import { NONE, type Maze } from '@traque/engine/momie/map';
import { UNREACHABLE, distancesIn } from '@traque/engine/momie/distances';
import type { Belief } from './belief.ts';
import type { RiskModel } from './danger.ts';
import type { Threat } from './hunter-model.ts';
import { modelledVisits, walkValues, type WalkValues, weightedSum } from './mummy-walks.ts';

/** The weight of this model; the rest is for a mummy that plays differently. */
const MODEL_WEIGHT = 0.7;
/** The fraction of its steps that such a mummy uses well. */
const PURPOSE = 0.75;

export class CatchRisk implements RiskModel {
  readonly #maze: Maze;
  readonly #mummy: number;
  readonly #hunter: number;
  readonly #catchValues: readonly number[];
  /** By face: the mummy's belief after the announcement; 0: before it. */
  readonly #masses: readonly Float64Array[];
  readonly #others: Float64Array;
  readonly #walkValues = new Map<Float64Array, WalkValues>();
  readonly #pins = new Map<number, Float64Array>();
  readonly #known = new Map<number, Float64Array>();

  /** `catchValues`: by hunter, what catching them is worth to the mummy. */
  constructor(maze: Maze, { mummy, locked }: Threat, hunter: number, belief: Belief, catchValues: readonly number[]) {
    this.#maze = maze;
    this.#mummy = mummy;
    this.#hunter = hunter;
    this.#catchValues = catchValues;
    this.#masses = belief.afterMove(hunter, locked, 'naive');
    this.#others = weightedSum(
      belief.massesBy('naive'),
      catchValues.map((weight, other) => (other === hunter ? 0 : weight)),
    );
  }

  risk(cell: number, face: number, locked: number): number {
    if (this.#isSafe(cell, 3 + locked)) return 0;
    const mass = face === NONE ? this.#pinned(cell) : this.#masses[face]!;
    let sum = 0;
    for (let die = 1; die <= 3; die++) sum += this.#riskOfWalk(cell, face, mass, die + locked);
    return sum / 3;
  }

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

/** For hunters without a belief: the nearer to the mummy, the riskier. */
export class DistanceRisk implements RiskModel {
  readonly #maze: Maze;
  readonly #mummy: number;

  constructor(maze: Maze, mummy: number) {
    this.#maze = maze;
    this.#mummy = mummy;
  }

  risk(cell: number, _face: number, locked: number): number {
    return Math.max(0, 1 - this.#distance(cell) / (locked + 5)) / 2;
  }

  riskOfInterruption(cell: number, steps: number): number {
    return this.#distance(cell) > steps ? 0 : 0.5;
  }

  #distance(cell: number): number {
    return distancesIn(this.#maze)[this.#mummy * this.#maze.size + cell]!;
  }
}
