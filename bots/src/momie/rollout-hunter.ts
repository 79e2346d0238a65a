/** Hunters by habit: each face's best cell by the way that is left and by how near the mummy is. For looking ahead, so nothing is allocated. */
import { ARROW, WHITE_DICE } from '@traque/engine/momie/state';
import { type Chase, NOBODY } from './rollout-state.ts';
import type { Nerve } from './hunter-policy.ts';
import type { Prowler } from './rollout-mummy.ts';

/** How likely the mummy comes to a cell within its reach, where it only guesses and where all know. */
const GUESSED = 0.35;
const KNOWN = 0.9;
/** The dice that each hunter who comes before the mummy will lock. */
const LOCKS = 0.5;
/** The brown die's highest value (MO-4). */
const BROWN = 3;
/** What a treasure found is worth in turns, where two pawns share the work. */
const FOUND = 2;
const WON = 1000;

/** `comes[n][i]`: with n dice and the faces sorted best last, the chance that the i-th is the best that comes up. */
const comes = Array.from({ length: WHITE_DICE + 1 }, (_, dice) =>
  Float64Array.from({ length: ARROW }, (_, i) => ((i + 2) / 6) ** dice - ((i + 1) / 6) ** dice),
);

export class Runner {
  readonly #chase: Chase;
  readonly #prowler: Prowler;
  readonly #nerve: Nerve;
  /** By face: the best it offers, and where. */
  readonly #best = new Float64Array(ARROW + 1);
  readonly #to = new Uint8Array(ARROW + 1);
  /** The same values, worst first; what cannot be used counts like a lost turn. */
  readonly #sorted = new Float64Array(ARROW);

  constructor(chase: Chase, prowler: Prowler, nerve: Nerve) {
    this.#chase = chase;
    this.#prowler = prowler;
    this.#nerve = nerve;
  }

  /** His whole turn. */
  turn(hunter: number): void {
    const chase = this.#chase;
    if (!this.#weigh(hunter)) return;
    if (chase.locked > 0 && this.#resets(hunter)) {
      this.reset();
      if (chase.winner === NOBODY && chase.lives[hunter]! > 0) this.roll(hunter);
      return;
    }
    this.#go(hunter);
  }

  /** MO-20, MO-55. */
  reset(): void {
    const steps = this.#chase.locked;
    this.#chase.locked = 0;
    this.#prowler.walk(steps);
  }

  /** Rolls until he likes what lies there, and moves. */
  roll(hunter: number): void {
    if (this.#weigh(hunter)) this.#go(hunter);
  }

  #go(hunter: number): void {
    const chase = this.#chase;
    for (;;) {
      const faces = chase.roll();
      if (chase.locked === WHITE_DICE) return;
      let best = 0;
      let most = -Infinity;
      for (let face = 1; face <= ARROW; face++) {
        if ((faces & (1 << face)) === 0 || this.#best[face]! <= most) continue;
        best = face;
        most = this.#best[face]!;
      }
      if (best > 0 && most >= this.#hope(WHITE_DICE - chase.locked)) return chase.move(hunter, best, this.#to[best]!);
    }
  }

  #resets(hunter: number): boolean {
    const chase = this.#chase;
    if (chase.locked === WHITE_DICE) return true; // MO-21
    const risk = chase.far(chase.at[hunter]!) <= chase.locked ? GUESSED * this.#token(hunter) : 0;
    return this.#hope(WHITE_DICE) - risk > this.#hope(WHITE_DICE - chase.locked);
  }

  /** What a life costs him, in turns. */
  #token(hunter: number): number {
    const { lives, goal, tokens } = this.#chase;
    return this.#nerve.fear * Math.min(lives[hunter]!, goal - tokens) ** -this.#nerve.ease;
  }

  /** What a roll of so many dice promises. */
  #hope(dice: number): number {
    const chances = comes[dice]!;
    const sorted = this.#sorted;
    let sum = (1 / 6) ** dice * (sorted[0]! - 1);
    for (let i = 0; i < ARROW; i++) sum += chances[i]! * sorted[i]!;
    return sum - (dice / 6) * this.#nerve.gift;
  }

  /** Finds the best cell of each face; whether there is any. */
  #weigh(hunter: number): boolean {
    const chase = this.#chase;
    const ends = chase.ways.from(chase.at[hunter]!, chase.mummy);
    let least = Infinity;
    for (let face = 1; face <= ARROW; face++) {
      const value = (this.#best[face] = this.#weighFace(hunter, face, ends[face]!));
      if (value > -Infinity && value < least) least = value;
    }
    if (least === Infinity) return false;
    for (let face = 1; face <= ARROW; face++) this.#sorted[face - 1] = Math.max(this.#best[face]!, least - 1);
    this.#sorted.sort();
    return true;
  }

  #weighFace(hunter: number, face: number, ends: Uint8Array): number {
    const chase = this.#chase;
    const hand = chase.hand(hunter);
    const errand = chase.errands[hand]!;
    const left = chase.left[hand]!;
    const works = chase.shared ? errand.nearest(this.#mine(hunter, left)) : errand.round(left);
    const home = works[chase.maze.dungeon]!;
    const token = this.#token(hunter);
    const reach = chase.locked + (chase.hunters - 1 - hunter) * LOCKS + BROWN + 1;
    let best = -Infinity;
    for (let i = 0; i < ends.length; i++) {
      const cell = ends[i]!;
      if (chase.isTaken(cell, hunter)) continue;
      const bit = errand.bits[cell]! & left;
      const work = bit === 0 ? works[cell]! : chase.shared ? -FOUND : errand.round(left & ~bit)[cell]!;
      const comesThere = Math.min(1, Math.max(0, (reach - chase.far(cell)) / BROWN)) * (bit === 0 ? GUESSED : KNOWN);
      const value = bit === left ? WON : -work - comesThere * (token + Math.max(0, home - work));
      if (value <= best) continue;
      best = value;
      this.#to[face] = cell;
    }
    return best;
  }

  /** Of two pawns, one leaves to the other what that one goes for and is nearer to. */
  #mine(hunter: number, left: number): number {
    const chase = this.#chase;
    const other = 1 - hunter;
    if (chase.lives[other] === 0 || (left & (left - 1)) === 0) return left;
    const errand = chase.errands[0]!;
    const target = errand.target(chase.at[other]!, left);
    const turns = errand.turns[31 - Math.clz32(target)]!;
    return turns[chase.at[other]!]! < turns[chase.at[hunter]!]! ? left & ~target : left;
  }
}
