/**
 * Two models of where a hunter with a given hand goes, for the belief. A simple hunter takes the shorter way and keeps
 * a distance to the mummy. A careful one, as ours, also weighs how likely the mummy catches them on each cell.
 */
import type { Maze } from '@traque/engine/momie/map';
import { ARROW } from '@traque/engine/momie/dice';
import { UNREACHABLE, distancesIn } from '@traque/engine/momie/distances';
import type { Danger } from './danger.ts';
import { MoveTable } from './move-table.ts';

// These constants minimise the log loss of predicting the cells of `hard` hunters. Of each pair the second one is for one of
// two pawns that one player leads: they share a hand, so there are more ways to be useful.
/** How strongly a shorter way attracts a simple hunter. */
const ATTRACTION = [4, 2] as const;
/** How strongly the mummy repels them, and up to which distance (plus locked dice). */
const REPULSION = 4;
const REPULSION_RANGE = 6;
/** How loosely a careful hunter follows their values, which are turns. */
const TEMPERATURE = [0.2, 0.8] as const;
/** Their search finds less risk than the heuristic does. */
const RISK_SHARE = 0.75;
/**
 * The choice of the face depends less on its cells, because the dice must show it: this root of the sum over a face's
 * cells.
 */
const SIMPLE_FACE_ROOT = 4;
const CAREFUL_FACE_TEMPERATURE = 1;

/** Where the mummy is, and how many dice lengthen its walk. */
export interface Threat {
  readonly mummy: number;
  readonly locked: number;
}

/** A hand, as far as it decides where a hunter goes. */
export interface Route {
  /** By cell: the turns that are left from there. */
  readonly turns: Float64Array;
  /** By cell: how much a simple hunter wants to be there, without the mummy. */
  readonly attraction: Float64Array;
}

export const attractionOf = (turns: Float64Array, isShared: boolean): Float64Array =>
  turns.map((left) => Math.exp(-ATTRACTION[isShared ? 1 : 0] * left));

/** The moves that a hunter may make: how likely each is, among all of the same face, and among the faces. */
export interface HunterModel {
  /** By cell: how attractive it is to end there with this face. */
  weights(route: Route, face: number): Float64Array;
  /** The power of the sum of a face's weights that says how likely the face is. */
  readonly facePower: number;
}

export class SimpleHunter implements HunterModel {
  readonly facePower = 1 / SIMPLE_FACE_ROOT;
  /** By cell: the factor by which the mummy makes it less attractive. */
  readonly #repulsion: Float64Array;
  #route: Route | null = null;
  readonly #weights: Float64Array;

  constructor(maze: Maze, { mummy, locked }: Threat) {
    const steps = distancesIn(maze);
    const range = REPULSION_RANGE + locked;
    this.#weights = new Float64Array(maze.size);
    this.#repulsion = Float64Array.from({ length: maze.size }, (_, cell) => {
      const distance = steps[mummy * maze.size + cell]!;
      return distance === UNREACHABLE ? 1 : Math.exp(-REPULSION * Math.max(0, 1 - distance / range));
    });
  }

  /** The same for every face. */
  weights(route: Route): Float64Array {
    if (route === this.#route) return this.#weights;
    this.#route = route;
    for (let cell = 0; cell < this.#weights.length; cell++)
      this.#weights[cell] = route.attraction[cell]! * this.#repulsion[cell]!;
    return this.#weights;
  }
}

export class CarefulHunter implements HunterModel {
  readonly facePower: number;
  readonly #maze: Maze;
  readonly #danger: Danger;
  readonly #locked: number;
  readonly #temperature: number;
  /** By face, by cell. */
  readonly #risks: (Float64Array | undefined)[] = [];
  readonly #weights: Float64Array;

  constructor(maze: Maze, danger: Danger, locked: number, isShared: boolean) {
    this.#maze = maze;
    this.#danger = danger;
    this.#locked = locked;
    this.#temperature = TEMPERATURE[isShared ? 1 : 0];
    this.facePower = Math.min(1, this.#temperature / CAREFUL_FACE_TEMPERATURE);
    this.#weights = new Float64Array(maze.size);
  }

  weights({ turns }: Route, face: number): Float64Array {
    const fromDungeon = turns[this.#maze.dungeon]!;
    const risks = (this.#risks[face] ??= turns.map((_, cell) => this.#danger.risk(cell, face, this.#locked)));
    for (let cell = 0; cell < turns.length; cell++) {
      const left = turns[cell]!;
      const cost = left + RISK_SHARE * risks[cell]! * this.#danger.catchCost(left, fromDungeon);
      // Compared with the way from the dungeon, so that the weights are neither too large nor too small for a number.
      this.#weights[cell] = Math.exp((fromDungeon - cost) / this.#temperature);
    }
    return this.#weights;
  }
}

/** Distributes where a hunter is (`mass`, by cell) over their next moves. */
export function forEachMove(
  model: HunterModel,
  { mass, ...route }: Route & { readonly mass: Float64Array },
  maze: Maze,
  mummy: number,
  into: (face: number, to: number, mass: number) => void,
): void {
  const moves = new MoveTable(maze);
  const weights = Array.from({ length: ARROW }, (_, i) => model.weights(route, i + 1).slice());
  const sums = new Float64Array(ARROW + 1);
  const shares = new Float64Array(ARROW + 1);
  for (let from = 0; from < mass.length; from++) {
    if (mass[from] === 0) continue;
    const ends = moves.endsFrom(from, mummy);
    let all = 0;
    for (let face = 1; face <= ARROW; face++) {
      const to = ends[face]!;
      const weight = weights[face - 1]!;
      let sum = 0;
      for (let i = 0; i < to.length; i++) sum += weight[to[i]!]!;
      sums[face] = sum;
      all += shares[face] = sum ** model.facePower;
    }
    if (all === 0) continue;
    for (let face = 1; face <= ARROW; face++) {
      if (sums[face] === 0) continue;
      const scale = (mass[from]! * shares[face]!) / (all * sums[face]!);
      const to = ends[face]!;
      const weight = weights[face - 1]!;
      for (let i = 0; i < to.length; i++) into(face, to[i]!, scale * weight[to[i]!]!);
    }
  }
}
