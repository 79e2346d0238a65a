/**
 * A game imagined in small: where everybody is, what they are after and what the mummy believes. Nothing is allocated
 * while it is played. Arrows do not stop at other hunters; all else follows the rules.
 */
import type { FastChance } from '@traque/engine/core/chance';
import { type Maze, NONE } from '@traque/engine/momie/map';
import { WHITE_DICE } from '@traque/engine/momie/state';
import { stepsIn } from '@traque/engine/momie/steps';
import type { Errand } from './route-plan.ts';
import { Ways } from './move-table.ts';

export const NOBODY = -1;
/** As a winner: the mummy. Hunters are 0 … 3. */
export const THE_MUMMY = 4;
const MOST = 4;
const FACES = 6;
/** Less than this is no belief at all. */
const TRACE = 1e-4;

export class Chase {
  readonly maze: Maze;
  readonly steps: Int16Array;
  readonly ways: Ways;
  readonly hunters: number;
  /** Whether two pawns play from one hand (MO-65): then it is the first one's. */
  readonly shared: boolean;
  readonly goal: number;
  readonly chance: FastChance;
  readonly at = new Uint8Array(MOST).fill(NONE);
  readonly lives = new Uint8Array(MOST);
  /** By hand: what is to be fetched, and what of it is left. */
  readonly errands: Errand[] = [];
  readonly left = new Uint16Array(MOST);
  /** By hunter, by cell: how likely the mummy thinks he is there. */
  readonly masses: readonly Float64Array[];
  /** By hunter, by cell: how gladly the mummy thinks he goes there. */
  readonly draws: Float64Array[] = [];
  mummy = 0;
  tokens = 0;
  locked = 0;
  winner = NOBODY;
  /** Whether the mummy walks without aim. */
  aimless = false;
  readonly #anywhere: Float64Array;
  readonly #flow: Float64Array;

  constructor(maze: Maze, hunters: number, shared: boolean, goal: number, chance: FastChance) {
    this.maze = maze;
    this.steps = stepsIn(maze);
    this.ways = new Ways(maze);
    this.hunters = hunters;
    this.shared = shared;
    this.goal = goal;
    this.chance = chance;
    this.masses = Array.from({ length: hunters }, () => new Float64Array(maze.size));
    this.#anywhere = new Float64Array(maze.size).fill(1);
    this.#flow = new Float64Array(maze.size);
  }

  copy(other: Chase): void {
    this.at.set(other.at);
    this.lives.set(other.lives);
    this.left.set(other.left);
    for (let hunter = 0; hunter < this.hunters; hunter++) {
      this.errands[hunter] = other.errands[hunter]!;
      this.draws[hunter] = other.draws[hunter]!;
      this.masses[hunter]!.set(other.masses[hunter]!);
    }
    this.mummy = other.mummy;
    this.tokens = other.tokens;
    this.locked = other.locked;
    this.winner = other.winner;
    this.aimless = other.aimless;
  }

  hand(hunter: number): number {
    return this.shared ? 0 : hunter;
  }

  /** A whole number below n, for one word of chance; near enough to even. */
  below(n: number): number {
    return Math.floor(((this.chance.word() >>> 0) / 2 ** 32) * n);
  }

  /** Rolls the free dice (MO-22): bit f for each face that lies open. */
  roll(): number {
    const dice = WHITE_DICE - this.locked;
    let digits = this.below(FACES ** dice);
    let faces = 0;
    for (let die = 0; die < dice; die++) {
      const face = (digits % FACES) + 1;
      digits = Math.floor(digits / FACES);
      if (face === FACES) this.locked++;
      else faces |= 1 << face;
    }
    return faces;
  }

  far(cell: number): number {
    return this.steps[this.mummy * this.maze.size + cell]!;
  }

  isTaken(cell: number, hunter: number): boolean {
    for (let other = 0; other < this.hunters; other++) if (other !== hunter && this.at[other] === cell) return true;
    return false;
  }

  /** He moves, takes what is his there (MO-40), and the mummy hears of it. */
  move(hunter: number, face: number, to: number): void {
    const hand = this.hand(hunter);
    const bit = this.errands[hand]!.bits[to]! & this.left[hand]!;
    this.at[hunter] = to;
    if (bit === 0) return this.#hear(hunter, face);
    this.left[hand]! -= bit;
    this.#pin(hunter, to);
    // What drew him most is found: where he goes next is anybody's guess.
    this.draws[hunter] = this.#anywhere;
    if (this.left[hand] === 0) this.winner = hunter;
  }

  #hear(hunter: number, face: number): void {
    const mass = this.masses[hunter]!;
    const draw = this.draws[hunter]!;
    const flow = this.#flow.fill(0);
    for (let from = 0; from < mass.length; from++) {
      const here = mass[from]!;
      if (here < TRACE) continue;
      const ends = this.ways.from(from, this.mummy)[face]!;
      let sum = 0;
      for (let i = 0; i < ends.length; i++) sum += draw[ends[i]!]!;
      if (sum === 0) continue;
      const scale = here / sum;
      for (let i = 0; i < ends.length; i++) flow[ends[i]!]! += scale * draw[ends[i]!]!;
    }
    mass.set(flow);
    this.#settle(hunter);
  }

  #pin(hunter: number, cell: number): void {
    const mass = this.masses[hunter]!.fill(0);
    mass[cell] = 1;
  }

  /** Makes what is believed of a hunter sum to 1; who was thought nowhere is found. */
  #settle(hunter: number): void {
    const mass = this.masses[hunter]!;
    let sum = 0;
    for (let cell = 0; cell < mass.length; cell++) sum += mass[cell]!;
    if (sum < TRACE) return this.#pin(hunter, this.at[hunter]!);
    for (let cell = 0; cell < mass.length; cell++) mass[cell]! /= sum;
  }

  /** The mummy walks up to a catch (MO-52) and knows what it saw. */
  walk(path: ArrayLike<number>, length: number): void {
    let caught = false;
    for (let step = 0; step < length && !caught; step++) {
      const cell = path[step]!;
      this.mummy = cell;
      for (let hunter = 0; hunter < this.hunters; hunter++) {
        this.masses[hunter]![cell] = 0;
        if (this.at[hunter] !== cell || caught) continue;
        caught = true;
        this.#seize(hunter);
      }
    }
    for (let hunter = 0; hunter < this.hunters; hunter++) if (this.lives[hunter]! > 0) this.#settle(hunter);
  }

  /** MO-53, MO-61. */
  #seize(hunter: number): void {
    this.tokens++;
    this.lives[hunter]!--;
    const isOut = this.lives[hunter] === 0;
    this.at[hunter] = isOut ? NONE : this.maze.dungeon;
    if (isOut) this.masses[hunter]!.fill(0);
    else this.#pin(hunter, this.maze.dungeon);
    if (this.tokens >= this.goal) this.winner = THE_MUMMY;
  }
}
