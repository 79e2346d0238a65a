/** Worlds that a seat could be in: hands, and for the mummy places too, drawn as likely as the record makes them. */
import type { FastChance } from '@traque/engine/core/chance';
import { AT, LIFE, LOCKED, MUMMY, type State, TOKENS, TURN } from '@traque/engine/momie/state';
import type { Belief } from './belief.ts';
import type { Chase } from './rollout-state.ts';
import { Errand } from './route-plan.ts';
import { spread } from './hand-belief.ts';

/** The part of each guess that stays spread over all the cells where he can be. */
const DOUBT = 0.1;
/** How surely the mummy of a playout thinks that hunters follow what draws them, next to the true one. */
const PULL = 0.35;
const HARDLY = 1e-30;

/** A hand that a hunter may hold: its errand, and where he then is, as running sums over the cells. */
interface Guessed {
  readonly errand: Errand;
  readonly sums: Float64Array;
}

export class Worlds {
  /** What all know, and the hidden facts as last drawn. */
  readonly base: Chase;
  readonly #state: State;
  readonly #belief: Belief;
  readonly #chance: FastChance;
  /** The hand that the seat sees; the mummy sees none. */
  readonly #own: number | null;
  /** By hunter: the guesses' weights as running sums, and the guesses as far as they were used. */
  readonly #weights: readonly Float64Array[];
  readonly #guesses: readonly (Guessed | undefined)[][];

  constructor(state: State, belief: Belief, base: Chase, isMummy: boolean, chance: FastChance) {
    const { data, table } = state;
    this.base = base;
    this.#state = state;
    this.#belief = belief;
    this.#chance = chance;
    this.#own = isMummy ? null : table.hands[data[TURN]!]!;
    this.#weights = table.seats.map((_, hunter) =>
      runningSums(Float64Array.from(belief.guesses(hunter), ({ weight }) => weight)),
    );
    this.#guesses = table.seats.map(() => []);
    this.#lay();
  }

  /** Everything as the seat's state has it: where that is only imagined, `draw` replaces it. */
  #lay(): void {
    const { base } = this;
    const { data, table } = this.#state;
    base.mummy = data[MUMMY]!;
    base.tokens = data[TOKENS]!;
    base.locked = data[LOCKED]!;
    table.hands.forEach((hand, hunter) => {
      base.at[hunter] = data[AT + hunter]!;
      base.lives[hunter] = data[LIFE + hunter]!;
      base.masses[hunter]!.set(this.#belief.masses[hunter]!);
      base.draws[hunter] = this.#drawOf(hunter);
      base.errands[hunter] = this.#errand(data.subarray(hand + 1, hand + 1 + data[hand]!));
      base.left[hunter] = base.errands[hunter].all;
    });
  }

  #errand(cards: ArrayLike<number>): Errand {
    const { maze } = this.base;
    return new Errand(
      maze,
      Array.from(cards, (card) => maze.treasureCells[card]!),
    );
  }

  /** By cell: how gladly he goes there, whatever he holds. */
  #drawOf(hunter: number): Float64Array {
    const logs = new Float64Array(this.base.maze.size);
    for (const { weight, draw } of this.#belief.guesses(hunter))
      for (let cell = 0; cell < logs.length; cell++) logs[cell]! += weight * Math.log(draw[cell]! + HARDLY);
    return logs.map((log) => Math.exp(PULL * log));
  }

  /** Draws what is hidden from the seat into the base. */
  draw(): void {
    const { base } = this;
    const { data, table } = this.#state;
    base.aimless = this.#own !== null && this.#fraction() < this.#belief.aimless;
    table.hands.forEach((hand, hunter) => {
      if (base.lives[hunter] === 0) return;
      const which = this.#pick(this.#weights[hunter]!);
      const { errand, sums } = this.#guess(hunter, which);
      if (this.#own === null) base.at[hunter] = this.#pick(sums);
      if (hand === this.#own || errand.cells.length !== data[hand]) return;
      base.errands[hunter] = errand;
      base.left[hunter] = errand.all;
    });
  }

  #guess(hunter: number, which: number): Guessed {
    const known = this.#guesses[hunter]![which];
    if (known !== undefined) return known;
    const { cards, mass } = this.#belief.guesses(hunter)[which]!;
    const sums = runningSums(spread(mass, this.#belief.set(hunter), DOUBT));
    return (this.#guesses[hunter]![which] = { errand: this.#errand(cards), sums });
  }

  /** From 0 to 1. */
  #fraction(): number {
    return (this.#chance.word() >>> 0) / 2 ** 32;
  }

  /** An index, as likely as its part of the sum. */
  #pick(sums: Float64Array): number {
    const point = this.#fraction() * sums.at(-1)!;
    const index = sums.findIndex((sum) => sum > point);
    return Math.max(0, index);
  }
}

function runningSums(parts: Float64Array): Float64Array {
  let sum = 0;
  return parts.map((part) => (sum += part));
}
