/** The mummy by habit: the walk over what it believes, and near to the rest of it. For looking ahead, so nothing is allocated. */
import { NONE } from '@traque/engine/momie/map';
import type { Chase } from './rollout-state.ts';
import { REACH } from './mummy-policy.ts';

const NEARNESS = 0.2;
/** Longer walks are not thought out. */
const LONGEST = 6;
const TRACE = 0.003;

export class Prowler {
  readonly #chase: Chase;
  /** By cell: all hunters together; and the cells where that is anything. */
  readonly #prey: Float64Array;
  readonly #cells: Uint8Array;
  #count = 0;
  /** By cell: how well it stands there; less than 0 where nobody asked yet. */
  readonly #standing: Float64Array;
  readonly #onWay: Uint8Array;
  readonly #way = new Uint8Array(LONGEST);
  readonly #best = new Uint8Array(LONGEST);
  #length = 0;
  #worth = 0;

  constructor(chase: Chase) {
    const { size } = chase.maze;
    this.#chase = chase;
    this.#prey = new Float64Array(size);
    this.#cells = new Uint8Array(size);
    this.#standing = new Float64Array(size);
    this.#onWay = new Uint8Array(size);
  }

  /** A walk of at most so many steps. */
  walk(steps: number): void {
    if (this.#chase.aimless) return this.#stray(steps);
    this.#gather();
    this.#standing.fill(-1);
    this.#length = 0;
    this.#worth = -1;
    this.#explore(this.#chase.mummy, 0, Math.min(LONGEST, steps), 0);
    this.#chase.walk(this.#best, this.#length);
  }

  /** Anywhere, as far as it goes, back only from a dead end. */
  #stray(most: number): void {
    const chase = this.#chase;
    const { next } = chase.maze;
    const steps = Math.min(LONGEST, most);
    let before = NONE;
    let at = chase.mummy;
    for (let step = 0; step < steps; step++) {
      let to = NONE;
      let ways = 0;
      for (let way = 4 * at; way < 4 * at + 4; way++) {
        const there = next[way]!;
        if (there !== NONE && there !== before && chase.below(++ways) === 0) to = there;
      }
      [before, at] = [at, to === NONE ? before : to];
      this.#way[step] = at;
    }
    chase.walk(this.#way, steps);
  }

  #gather(): void {
    const { hunters, lives, masses } = this.#chase;
    const prey = this.#prey.fill(0);
    for (let hunter = 0; hunter < hunters; hunter++) {
      if (lives[hunter] === 0) continue;
      const mass = masses[hunter]!;
      for (let cell = 0; cell < prey.length; cell++) prey[cell]! += mass[cell]!;
    }
    this.#count = 0;
    for (let cell = 0; cell < prey.length; cell++) if (prey[cell]! > TRACE) this.#cells[this.#count++] = cell;
  }

  #explore(cell: number, depth: number, longest: number, caught: number): void {
    const worth = caught + Math.max(0, 1 - caught) * this.#stand(cell);
    if (worth > this.#worth) {
      this.#worth = worth;
      this.#length = depth;
      for (let i = 0; i < depth; i++) this.#best[i] = this.#way[i]!;
    }
    if (depth === longest) return;
    const { next } = this.#chase.maze;
    this.#onWay[cell] = 1;
    for (let way = 4 * cell; way < 4 * cell + 4; way++) {
      const to = next[way]!;
      if (to === NONE || this.#onWay[to] === 1) continue;
      this.#way[depth] = to;
      this.#explore(to, depth + 1, longest, caught + this.#prey[to]!);
    }
    this.#onWay[cell] = 0;
  }

  #stand(at: number): number {
    const known = this.#standing[at]!;
    if (known >= 0) return known;
    const { steps, maze } = this.#chase;
    let near = 0;
    for (let i = 0; i < this.#count; i++) {
      const cell = this.#cells[i]!;
      const far = steps[at * maze.size + cell]!;
      if (far < REACH) near += this.#prey[cell]! * (1 - far / REACH);
    }
    return (this.#standing[at] = NEARNESS * near);
  }
}
