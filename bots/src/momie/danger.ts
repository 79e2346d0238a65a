/** What the mummy's next turn may cost a hunter: how likely it catches them, and the price of that in turns. */
import { WHITE_DICE } from '@traque/engine/momie/state';
import type { HunterWeights } from './levels.ts';

/** How likely a hunter is caught. */
export interface RiskModel {
  /** In the mummy's next turn. `face`: what the hunter announced; `NONE`: everybody knows that they are there. */
  risk(cell: number, face: number, locked: number): number;
  /** In an interruption of this many steps (MO-55). */
  riskOfInterruption(cell: number, steps: number): number;
}

export interface Stakes {
  /** The hunter's lives, or the tokens that the mummy still needs if these are fewer. */
  readonly livesLeft: number;
  /** The number of hunters who have a turn before the mummy. */
  readonly laterHunters: number;
  /** The turns that the mummy has had. */
  readonly mummyTurns: number;
}

export class Danger {
  readonly #model: RiskModel;
  readonly #stakes: Stakes;
  readonly #expectedRolls: number;
  /** The cost of a lost life, without the way back from the dungeon. */
  readonly #lifeCost: number;
  /** A factor from 1 downwards on the costs of risk and of locked dice. */
  readonly caution: number;

  constructor(model: RiskModel, weights: HunterWeights, stakes: Stakes) {
    this.#model = model;
    this.#stakes = stakes;
    this.#expectedRolls = weights.expectedRolls;
    this.#lifeCost = weights.lastLifeCost * Math.max(1, stakes.livesLeft) ** -weights.spareLifeDiscount;
    this.caution = cautionAfter(stakes.mummyTurns);
  }

  /** A caught hunter gives a token and starts again from the dungeon. */
  catchCost(turnsLeft: number, turnsFromDungeon: number): number {
    return this.caution * (this.#lifeCost + Math.max(0, turnsFromDungeon - turnsLeft));
  }

  /** The chance to be caught. Hunters before the mummy will lock more dice; the expected number is interpolated. */
  risk(cell: number, face: number, locked: number): number {
    let then = locked;
    for (let i = 0; i < this.#stakes.laterHunters; i++) then += ((WHITE_DICE - then) / 6) * this.#expectedRolls;
    const whole = Math.floor(then);
    const part = then - whole;
    const risk = this.#model.risk(cell, face, whole);
    return part === 0 ? risk : (1 - part) * risk + part * this.#model.risk(cell, face, whole + 1);
  }

  riskOfInterruption(cell: number, steps: number): number {
    return this.#model.riskOfInterruption(cell, steps);
  }
}

/** A hunter who waits for ever never wins: after this many turns of the mummy, caution decreases. */
const PATIENT_TURNS = 30;

function cautionAfter(mummyTurns: number): number {
  return mummyTurns <= PATIENT_TURNS ? 1 : (PATIENT_TURNS / mummyTurns) ** 2;
}
