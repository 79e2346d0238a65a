import type { Chance } from '@traque/engine/core/chance';

/** Passes chance on and remembers whether any was drawn: an action without chance has only one outcome. */
export class CountingChance implements Chance {
  draws = 0;
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  below(n: number): number {
    this.draws++;
    return this.#chance.below(n);
  }
}
