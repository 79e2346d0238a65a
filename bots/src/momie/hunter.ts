/**
 * A hunter's turn: what each face could bring, how likely the mummy comes there for what it will have heard, and whether
 * to roll on. Everything is measured in steps still to walk; less is better, so values are negative.
 */
import { isOpen } from '@traque/engine/momie/dice';
import { NONE, type Maze } from '@traque/engine/momie/map';
import { targets } from '@traque/engine/momie/move';
import type { Action, View } from '@traque/engine/momie/protocol';
import { ARROW, AT, LOCKED, MUMMY, PHASE, START, type State, TURN, WHITE_DICE } from '@traque/engine/momie/state';
import { dieOf } from '@traque/engine/momie/tell';
import { type Belief, listen } from './belief.ts';
import { caughtBy, caughtByProwl, farFrom } from './danger.ts';
import { rolls } from './rolls.ts';
import { workLeft } from './work.ts';

/** How a hunter weighs things. */
export interface Nerve {
  /** What being caught costs, in steps. */
  readonly fear: number;
  /** What each die that stays locked costs him: it lengthens the mummy's walk, to whomever. */
  readonly gift: number;
  /** Whether he thinks of what the mummy can know, or only of how near it is. */
  readonly subtle: boolean;
}

interface Option {
  readonly face: number;
  readonly to: number;
  readonly collect: boolean;
  readonly work: number;
}

export interface Weighed {
  readonly action: Action;
  readonly value: number;
}

/** All that the hunter may do now, with what it is worth to him; not sorted. */
export function weigh(view: View, state: State, nerve: Nerve): Weighed[] {
  const turn = new Turn(view, state, nerve);
  return state.data[PHASE] === START ? turn.beginnings() : turn.moves();
}

class Turn {
  readonly #state: State;
  readonly #nerve: Nerve;
  readonly #maze: Maze;
  readonly #hunter: number;
  readonly #belief: Belief;
  /** By face: what he could do with it, whatever the dice. */
  readonly #options: readonly (readonly Option[])[];
  /** By face: where the mummy can believe him after the announcement. */
  readonly #masses: readonly Float64Array[];
  /** By locked dice, by face: the best of its options, -Infinity where there is none. */
  readonly #best: number[][] = [];
  readonly #rolled: number[] = [];

  constructor(view: View, state: State, nerve: Nerve) {
    this.#state = state;
    this.#nerve = nerve;
    this.#maze = state.table.maze;
    this.#hunter = state.data[TURN]!;
    this.#belief = listen(view);
    const faces = [1, 2, 3, 4, ARROW];
    const locked = state.data[LOCKED]!;
    this.#masses = [
      this.#belief.masses[this.#hunter]!,
      ...faces.map((face) => this.#belief.after(this.#hunter, face, locked)),
    ];
    this.#options = [[], ...faces.map((face) => this.#optionsOf(face))];
  }

  /** MO-20: to reset or to roll what is free. */
  beginnings(): Weighed[] {
    const locked = this.#state.data[LOCKED]!;
    const found: Weighed[] = [];
    if (locked < WHITE_DICE) found.push({ action: { type: 'roll' }, value: this.#rollValue(locked) });
    if (locked > 0)
      found.push({
        action: { type: 'reset' },
        value: this.#rollValue(0) - this.#nerve.fear * this.#interrupted(locked),
      });
    return found;
  }

  moves(): Weighed[] {
    const locked = this.#state.data[LOCKED]!;
    const found: Weighed[] = [{ action: { type: 'roll' }, value: this.#rollValue(locked) }];
    const { names } = this.#maze;
    for (let face = 1; face <= ARROW; face++) {
      if (!isOpen(this.#state, face)) continue;
      for (const option of this.#options[face]!) {
        const move: Action = { type: 'move', die: dieOf(face), to: names[option.to]! };
        found.push({
          action: option.collect ? { ...move, collect: true } : move,
          value: this.#valueOf(option, locked),
        });
      }
    }
    return found;
  }

  #optionsOf(face: number): Option[] {
    const { data, table } = this.#state;
    const out = new Uint8Array(this.#maze.size);
    const count = targets(this.#state, this.#hunter, face, out);
    const hand = table.hands[this.#hunter]!;
    const needed = Array.from(
      data.subarray(hand + 1, hand + 1 + data[hand]!),
      (card) => this.#maze.treasureCells[card]!,
    );
    const pawns = table.hands.flatMap((other, pawn) =>
      other === hand && pawn !== this.#hunter ? [data[AT + pawn]!] : [],
    );
    return Array.from(out.subarray(0, count), (to) => {
      const collect = needed.includes(to);
      const left = collect ? needed.filter((cell) => cell !== to) : needed;
      return { face, to, collect, work: workLeft(this.#maze, [to, ...pawns.filter((at) => at !== NONE)], left) };
    });
  }

  #valueOf({ face, to, collect, work }: Option, locked: number): number {
    if (collect && work === 0) return 1000;
    return (
      -work -
      this.#nerve.gift * locked -
      this.#nerve.fear * this.#risk(to, collect ? null : this.#masses[face]!, locked)
    );
  }

  /** The chance to be caught in the mummy's next turn; `mass` null: all know where he is. */
  #risk(cell: number, mass: Float64Array | null, locked: number): number {
    const mummy = this.#state.data[MUMMY]!;
    if (!this.#nerve.subtle) return Math.max(0, 1 - farFrom(this.#maze, mummy, cell) / (2 + locked + 3)) * 0.5;
    if (mass !== null) return caughtByProwl(this.#maze, mummy, cell, mass, locked);
    const pinned = new Float64Array(this.#maze.size);
    pinned[cell] = 1;
    return caughtByProwl(this.#maze, mummy, cell, pinned, locked);
  }

  /** MO-55: the mummy walks as many cells as dice were locked, before he rolls. */
  #interrupted(locked: number): number {
    const { data } = this.#state;
    return caughtBy(this.#maze, data[MUMMY]!, data[AT + this.#hunter]!, this.#masses[0]!, locked);
  }

  #bestOf(face: number, locked: number): number {
    const known = (this.#best[locked] ??= []);
    return (known[face] ??= this.#options[face]!.reduce(
      (best, option) => Math.max(best, this.#valueOf(option, locked)),
      -Infinity,
    ));
  }

  /** What rolling is worth with so many dice locked, going on as long as it pays (MO-22 to MO-24). */
  #rollValue(locked: number): number {
    return (this.#rolled[locked] ??= this.#solveRoll(locked));
  }

  #solveRoll(locked: number): number {
    if (locked === WHITE_DICE) return this.#lostTurn();
    // Rolling again without a new mummy leads back here: a few rounds of the equation settle it.
    let value = this.#lostTurn();
    for (let round = 0; round < 6; round++) {
      let sum = 0;
      for (const { probability, mummies, faces } of rolls[WHITE_DICE - locked]!) {
        const now = locked + mummies;
        const again = mummies === 0 ? value : this.#rollValue(now);
        sum += probability * Math.max(again, this.#bestAmong(faces, now));
      }
      value = sum;
    }
    return value;
  }

  #bestAmong(faces: number, locked: number): number {
    let best = -Infinity;
    for (let face = 1; face <= ARROW; face++)
      if ((faces & (1 << face)) !== 0) best = Math.max(best, this.#bestOf(face, locked));
    return best;
  }

  #lostTurn(): number {
    const { data, table } = this.#state;
    const at = data[AT + this.#hunter]!;
    const hand = table.hands[this.#hunter]!;
    const needed = Array.from(
      data.subarray(hand + 1, hand + 1 + data[hand]!),
      (card) => this.#maze.treasureCells[card]!,
    );
    return (
      -workLeft(this.#maze, [at], needed) -
      this.#nerve.gift * WHITE_DICE -
      this.#nerve.fear * this.#risk(at, this.#masses[0]!, WHITE_DICE)
    );
  }
}
