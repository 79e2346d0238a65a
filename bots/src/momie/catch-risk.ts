/** How likely the mummy comes: its walks as a hunter foresees them, who knows what it has heard and will have heard. */
import { NONE, type Maze } from '@traque/engine/momie/map';
import type { View } from '@traque/engine/momie/protocol';
import { LOCKED, MUMMY, type State } from '@traque/engine/momie/state';
import { NO_WAY, stepsIn } from '@traque/engine/momie/steps';
import { type Belief, listen } from './belief.ts';
import { type Lure, visits } from './mummy-walks.ts';
import { nearness, together, weightsOf } from './mummy-policy.ts';

/** How surely it takes the best walk, and how it weighs where it will stand. */
const TEMPERATURE = 0.06;
const NEARNESS = 0.4;
/** How far the foreseen walks go. */
const LONGEST = 7;
/** The part of the danger that is foreseen so; the rest is for mummies of another mind. */
const FORESEEN = 0.7;
/** Of the cells within reach, a walk of so many steps enters about this part of its length with purpose. */
const PURPOSE = 0.75;

export class Danger {
  readonly #maze: Maze;
  readonly #mummy: number;
  readonly #hunter: number;
  readonly #belief: Belief;
  readonly #weights: readonly number[];
  /** By face: where the mummy can believe him after the announcement; 0: before. */
  readonly #masses: readonly Float64Array[];
  readonly #others: Float64Array;
  readonly #lures = new Map<Float64Array, Lure>();
  readonly #pins = new Map<number, Float64Array>();
  readonly #known = new Map<number, Float64Array>();

  constructor(view: View, state: State, hunter: number) {
    const { data, table } = state;
    this.#maze = table.maze;
    this.#mummy = data[MUMMY]!;
    this.#hunter = hunter;
    this.#belief = listen(view);
    this.#weights = weightsOf(view, 1);
    this.#masses = this.#belief.after(hunter, data[LOCKED]!);
    this.#others = together(
      this.#belief.masses,
      this.#weights.map((weight, other) => (other === hunter ? 0 : weight)),
    );
  }

  /** The chance to be caught on a cell in the mummy's next turn; `face` NONE: all know that he is there. */
  risk(cell: number, face: number, locked: number): number {
    if (this.#isOut(cell, 3 + locked)) return 0;
    const mass = face === NONE ? this.#pinned(cell) : this.#masses[face]!;
    let sum = 0;
    for (let die = 1; die <= 3; die++) sum += this.#caught(cell, face, mass, die + locked);
    return sum / 3;
  }

  /** The same in an interruption of so many steps (MO-55). */
  interrupted(cell: number, steps: number): number {
    return this.#isOut(cell, steps) ? 0 : this.#caught(cell, 0, this.#masses[0]!, steps);
  }

  #isOut(cell: number, steps: number): boolean {
    const far = stepsIn(this.#maze)[this.#mummy * this.#maze.size + cell]!;
    return far === NO_WAY || far > steps || cell === this.#maze.start || cell === this.#maze.dungeon;
  }

  #pinned(cell: number): Float64Array {
    let mass = this.#pins.get(cell);
    if (mass !== undefined) return mass;
    this.#pins.set(cell, (mass = new Float64Array(this.#maze.size)));
    mass[cell] = 1;
    return mass;
  }

  /** A mummy that does as we would, and one that only takes what lies near: nobody knows which it is. */
  #caught(cell: number, face: number, mass: Float64Array, steps: number): number {
    if (this.#isOut(cell, steps)) return 0;
    const key = ((face === NONE ? 6 + cell : face) << 4) | steps;
    let foreseen = this.#known.get(key);
    if (foreseen === undefined) this.#known.set(key, (foreseen = this.#foresee(mass, steps)));
    return FORESEEN * foreseen[cell]! + (1 - FORESEEN) * this.#shared(cell, mass, steps);
  }

  #foresee(mass: Float64Array, steps: number): Float64Array {
    const lure = this.#lureOf(mass);
    return visits(this.#maze, this.#mummy, Math.min(LONGEST, steps), lure, TEMPERATURE);
  }

  #lureOf(mine: Float64Array): Lure {
    let lure = this.#lures.get(mine);
    if (lure !== undefined) return lure;
    const weight = this.#weights[this.#hunter]!;
    const mass = this.#others.map((other, cell) => other + weight * mine[cell]!);
    this.#lures.set(mine, (lure = { mass, standing: nearness(this.#maze, mass, NEARNESS) }));
    return lure;
  }

  /** What it can reach, shared among all the cells where it may think the hunter is. */
  #shared(cell: number, mass: Float64Array, steps: number): number {
    const table = stepsIn(this.#maze);
    const row = this.#mummy * this.#maze.size;
    let near = 0;
    for (let other = 0; other < mass.length; other++) if (table[row + other]! <= steps) near += mass[other]!;
    return near === 0 ? 0 : Math.min(1, (PURPOSE * steps * mass[cell]!) / near);
  }
}
