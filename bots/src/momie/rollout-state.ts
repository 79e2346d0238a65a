/**
 * A game in a rollout: where everybody is, what they still need and what the mummy believes. Nothing is allocated
 * during play. Arrows do not stop at other hunters; everything else follows the rules.
 */
import type { FastChance } from '@traque/engine/core/chance';
import { type Maze, NONE } from '@traque/engine/momie/map';
import { WHITE_DICE } from '@traque/engine/momie/state';
import { distancesIn } from '@traque/engine/momie/distances';
import { MoveTable } from './move-table.ts';
import type { RoutePlan } from './route-plan.ts';

export const NOBODY = -1;
/** The mummy as a winner. Hunters are 0 to 3. */
export const THE_MUMMY = 4;
const MAX_HUNTERS = 4;
const FACES = 6;
/** Beliefs below this are dropped. */
const MIN_BELIEF = 1e-3;

export class RolloutState {
  readonly maze: Maze;
  readonly steps: Int16Array;
  readonly moves: MoveTable;
  readonly hunters: number;
  /** Whether two pawns play from one hand (MO-65): it is then stored for the first one. */
  readonly shared: boolean;
  readonly goal: number;
  readonly chance: FastChance;
  readonly at = new Uint8Array(MAX_HUNTERS).fill(NONE);
  readonly lives = new Uint8Array(MAX_HUNTERS);
  /** By hand: the route plan, and the treasures that remain (bits). */
  readonly plans: RoutePlan[] = [];
  readonly remaining = new Uint16Array(MAX_HUNTERS);
  /** By hunter, by cell: the mummy's belief that they are there. */
  readonly masses: readonly Float64Array[];
  /** By hunter, by cell: how much they want to be there, as far as the mummy knows. */
  readonly attractions: Float64Array[] = [];
  mummy = 0;
  tokens = 0;
  locked = 0;
  winner = NOBODY;
  /** Whether the mummy walks aimlessly. */
  isAimless = false;
  #seed = 0;
  #turn = 0;
  readonly #uniform: Float64Array;
  readonly #nextMass: Float64Array;

  constructor(maze: Maze, hunters: number, shared: boolean, goal: number, chance: FastChance) {
    this.maze = maze;
    this.steps = distancesIn(maze);
    this.moves = new MoveTable(maze);
    this.hunters = hunters;
    this.shared = shared;
    this.goal = goal;
    this.chance = chance;
    this.masses = Array.from({ length: hunters }, () => new Float64Array(maze.size));
    this.#uniform = new Float64Array(maze.size).fill(1);
    this.#nextMass = new Float64Array(maze.size);
  }

  copyFrom(other: RolloutState): void {
    this.at.set(other.at);
    this.lives.set(other.lives);
    this.remaining.set(other.remaining);
    for (let hunter = 0; hunter < this.hunters; hunter++) {
      this.plans[hunter] = other.plans[hunter]!;
      this.attractions[hunter] = other.attractions[hunter]!;
      this.masses[hunter]!.set(other.masses[hunter]!);
    }
    this.mummy = other.mummy;
    this.tokens = other.tokens;
    this.locked = other.locked;
    this.winner = other.winner;
    this.isAimless = other.isAimless;
  }

  handOf(hunter: number): number {
    return this.shared ? 0 : hunter;
  }

  /** Begins a trial. Actions that are tried with the same seed have the same luck. */
  begin(seed: number): void {
    this.#seed = seed;
    this.beginTurn(0);
  }

  /** Every turn has luck of its own, so that what happens in one of them does not change the dice of the next. */
  beginTurn(turn: number): void {
    this.#turn = turn;
    this.chance.reseed(this.#seed + turn * 2 ** 32);
  }

  /** A random number of `bits` bits, the same for the same cell in the same turn of a trial. */
  randomAt(cell: number, bits: number): number {
    const mixed = Math.imul(this.#seed ^ Math.imul((this.#turn << 8) | cell, 0x9e3779b1), 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) >>> (32 - bits);
  }

  /** A random number below n from one random word; close enough to uniform. */
  below(n: number): number {
    return Math.floor(((this.chance.word() >>> 0) / 2 ** 32) * n);
  }

  /** Rolls the free dice (MO-22); answers bit f for each face that was rolled. */
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

  distanceToMummy(cell: number): number {
    return this.steps[this.mummy * this.maze.size + cell]!;
  }

  isOccupied(cell: number, hunter: number): boolean {
    for (let other = 0; other < this.hunters; other++) if (other !== hunter && this.at[other] === cell) return true;
    return false;
  }

  /** Moves a hunter, takes a treasure that they need (MO-40) and updates the mummy's belief. */
  move(hunter: number, face: number, to: number): void {
    const hand = this.handOf(hunter);
    const bit = this.plans[hand]!.bitAt[to]! & this.remaining[hand]!;
    this.at[hunter] = to;
    if (bit === 0) return this.#updateBelief(hunter, face);
    this.remaining[hand]! -= bit;
    this.#pin(hunter, to);
    // The treasure that attracted them most is found: where they go next is unknown.
    this.attractions[hunter] = this.#uniform;
    if (this.remaining[hand] === 0) this.winner = hunter;
  }

  #updateBelief(hunter: number, face: number): void {
    const mass = this.masses[hunter]!;
    const nextMass = this.#nextMass;
    this.predictBelief(hunter, face, nextMass, MIN_BELIEF);
    // A belief that was dropped may have been the truth.
    const at = this.at[hunter]!;
    nextMass[at] = Math.max(nextMass[at]!, MIN_BELIEF);
    mass.set(nextMass);
    this.#normalize(hunter);
  }

  /** The belief about a hunter if they announced this face, from cells with at least `minBelief`; not normalised. */
  predictBelief(hunter: number, face: number, nextMass: Float64Array, minBelief: number): void {
    const mass = this.masses[hunter]!;
    const attraction = this.attractions[hunter]!;
    nextMass.fill(0);
    for (let from = 0; from < mass.length; from++) {
      const here = mass[from]!;
      if (here < minBelief) continue;
      const ends = this.moves.endsFrom(from, this.mummy)[face]!;
      let sum = 0;
      for (let i = 0; i < ends.length; i++) sum += attraction[ends[i]!]!;
      if (sum === 0) continue;
      const scale = here / sum;
      for (let i = 0; i < ends.length; i++) nextMass[ends[i]!]! += scale * attraction[ends[i]!]!;
    }
  }

  #pin(hunter: number, cell: number): void {
    const mass = this.masses[hunter]!.fill(0);
    mass[cell] = 1;
  }

  /** Makes the belief about a hunter sum to 1. If nothing is left of it, the mummy learns where they are. */
  #normalize(hunter: number): void {
    const mass = this.masses[hunter]!;
    let sum = 0;
    for (let cell = 0; cell < mass.length; cell++) sum += mass[cell]!;
    if (sum < MIN_BELIEF) return this.#pin(hunter, this.at[hunter]!);
    for (let cell = 0; cell < mass.length; cell++) mass[cell]! /= sum;
  }

  /** The mummy walks until it catches somebody (MO-52), and learns from what it sees. */
  walk(path: ArrayLike<number>, length: number): void {
    let caught = false;
    for (let step = 0; step < length && !caught; step++) {
      const cell = path[step]!;
      this.mummy = cell;
      for (let hunter = 0; hunter < this.hunters; hunter++) {
        this.masses[hunter]![cell] = 0;
        if (this.at[hunter] !== cell || caught) continue;
        caught = true;
        this.#catchHunter(hunter);
      }
    }
    for (let hunter = 0; hunter < this.hunters; hunter++) if (this.lives[hunter]! > 0) this.#normalize(hunter);
  }

  /** MO-53, MO-61. */
  #catchHunter(hunter: number): void {
    this.tokens++;
    this.lives[hunter]!--;
    const isOut = this.lives[hunter] === 0;
    this.at[hunter] = isOut ? NONE : this.maze.dungeon;
    if (isOut) this.masses[hunter]!.fill(0);
    else this.#pin(hunter, this.maze.dungeon);
    if (this.tokens >= this.goal) this.winner = THE_MUMMY;
  }
}
