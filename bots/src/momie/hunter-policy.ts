/**
 * A hunter's turn: what each face could bring, how likely the mummy comes there for what it will have heard, and whether
 * to roll on. Everything is measured in turns still to play; fewer are better, so values are negative.
 */
import { isOpen } from '@traque/engine/momie/dice';
import { NONE, type Maze } from '@traque/engine/momie/map';
import { targets } from '@traque/engine/momie/move';
import type { Action, View } from '@traque/engine/momie/protocol';
import {
  ARROW,
  AT,
  isOut,
  LIFE,
  LOCKED,
  MUMMY,
  PHASE,
  START,
  type State,
  TOKENS,
  TURN,
  WHITE_DICE,
} from '@traque/engine/momie/state';
import { stepsIn } from '@traque/engine/momie/steps';
import { dieOf } from '@traque/engine/momie/tell';
import { Danger } from './catch-risk.ts';
import { rolls } from './roll-odds.ts';
import { sharedWork, Tour } from './shortest-route.ts';

/** How a hunter weighs things. */
export interface Nerve {
  /** What the loss of his last life costs, in turns. */
  readonly fear: number;
  /** How much less the first ones cost: 0 not at all. */
  readonly ease: number;
  /** What each die that stays locked costs him: it lengthens the mummy's walk, to whomever. */
  readonly gift: number;
  /** How many rolls he expects of each hunter who comes before the mummy. */
  readonly foresight: number;
  /** Whether he thinks of what the mummy can know, or only of how near it is. */
  readonly subtle: boolean;
  /** What it is worth to him that another hunter wins and not the mummy, where his own win is 1. */
  readonly fellowship: number;
}

interface Option {
  readonly face: number;
  readonly to: number;
  readonly collect: boolean;
  readonly work: number;
}

interface Weighed {
  readonly action: Action;
  readonly value: number;
}

/** The value of an action that wins at once. */
export const WON = 1000;
/** The longest hand whose best order is worked out. */
const LONGEST = 5;

export class Turn {
  readonly #state: State;
  readonly #nerve: Nerve;
  readonly #maze: Maze;
  readonly #hunter: number;
  readonly #danger: Danger | null;
  readonly #work: (at: number, without: number) => number;
  readonly #needed: readonly number[];
  /** What being caught costs, the way back from the dungeon apart. */
  readonly #token: number;
  readonly #fromDungeon: number;
  /** What is left of fear and of regard for others, from 1 down. */
  readonly #caution: number;
  /** Hunters who have their turn before the mummy's. */
  readonly #later: number;
  /** By face: what he could do with it, whatever the dice. */
  readonly #options: readonly (readonly Option[])[];
  /** By locked dice, by face: the best of its options, -Infinity where there is none. */
  readonly #best: number[][] = [];
  readonly #chosen: Option[][] = [];
  readonly #rolled: number[] = [];

  constructor(view: View, state: State, nerve: Nerve) {
    const { data, table } = state;
    this.#state = state;
    this.#nerve = nerve;
    this.#maze = table.maze;
    this.#hunter = data[TURN]!;
    const hand = table.hands[this.#hunter]!;
    this.#needed = Array.from(
      data.subarray(hand + 1, hand + 1 + data[hand]!),
      (card) => this.#maze.treasureCells[card]!,
    );
    this.#work = this.#measure();
    this.#danger = nerve.subtle ? new Danger(view, state, this.#hunter) : null;
    this.#later = table.seats.filter((_, other) => other > this.#hunter && !isOut(state, other)).length;
    const lives = Math.min(data[LIFE + this.#hunter]!, table.goal - data[TOKENS]!);
    this.#token = nerve.fear * Math.max(1, lives) ** -nerve.ease;
    this.#caution = patience(view);
    this.#fromDungeon = this.#work(this.#maze.dungeon, NONE);
    this.#options = [[], ...[1, 2, 3, 4, ARROW].map((face) => this.#optionsOf(face))];
  }

  /** All that the hunter may do now, with what it is worth to him; not sorted. */
  all(): Weighed[] {
    return this.#state.data[PHASE] === START ? this.#beginnings() : this.#moves();
  }

  /** MO-20: to reset or to roll what is free. */
  #beginnings(): Weighed[] {
    const locked = this.#state.data[LOCKED]!;
    const found: Weighed[] = [];
    if (locked < WHITE_DICE) found.push({ action: { type: 'roll' }, value: this.#rollValue(locked) });
    if (locked > 0) found.push({ action: { type: 'reset' }, value: this.#resetValue(locked) });
    return found;
  }

  #moves(): Weighed[] {
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

  /** What he would do with these faces (bits) and so many dice locked; null: roll again. */
  choice(faces: number, locked: number): Option | null {
    let best: Option | null = null;
    let most = this.#rollValue(locked);
    for (let face = 1; face <= ARROW; face++) {
      if ((faces & (1 << face)) === 0 || this.#options[face]!.length === 0) continue;
      const value = this.#bestOf(face, locked);
      if (best === null ? value < most : value <= most) continue;
      most = value;
      best = this.#bestOption(face, locked);
    }
    return best;
  }

  #bestOption(face: number, locked: number): Option {
    const known = (this.#chosen[locked] ??= []);
    return (known[face] ??= this.#options[face]!.reduce((best, option) =>
      this.#valueOf(option, locked) > this.#valueOf(best, locked) ? option : best,
    ));
  }

  /** Turns left from a cell, a treasure there already taken. */
  #measure(): (at: number, without: number) => number {
    const { data, table } = this.#state;
    const hand = table.hands[this.#hunter]!;
    const pawns = table.hands.flatMap((other, pawn) =>
      other === hand && pawn !== this.#hunter && data[AT + pawn] !== NONE ? [data[AT + pawn]!] : [],
    );
    if (pawns.length > 0 || this.#needed.length > LONGEST)
      return (at, without) =>
        sharedWork(
          this.#maze,
          [at, ...pawns],
          this.#needed.filter((cell) => cell !== without),
        );
    const tour = new Tour(this.#maze, this.#needed);
    return (at, without) => {
      const taken = this.#needed.indexOf(without);
      return tour.from(at, taken < 0 ? tour.all : tour.all & ~(1 << taken));
    };
  }

  #optionsOf(face: number): Option[] {
    const out = new Uint8Array(this.#maze.size);
    const count = targets(this.#state, this.#hunter, face, out);
    return Array.from(out.subarray(0, count), (to) => {
      const collect = this.#needed.includes(to);
      return { face, to, collect, work: this.#work(to, collect ? to : NONE) };
    });
  }

  #valueOf({ face, to, collect, work }: Option, locked: number): number {
    if (collect && this.#needed.length === 1) return WON;
    return -work - this.#gift(locked) - this.#loss(to, work, collect ? NONE : face, locked);
  }

  #gift(locked: number): number {
    return this.#caution * this.#nerve.gift * locked;
  }

  /** What the mummy's next turn costs on a cell. */
  #loss(cell: number, work: number, face: number, locked: number): number {
    return this.#caught(work) * this.#risk(cell, face, locked);
  }

  /** Whoever is caught gives a token and begins again from the dungeon. */
  #caught(work: number): number {
    return this.#caution * (this.#token + Math.max(0, this.#fromDungeon - work));
  }

  /** The chance to be caught. Those who come before the mummy lock dice too: between so many and one more. */
  #risk(cell: number, face: number, locked: number): number {
    if (this.#danger === null) return Math.max(0, 1 - this.#far(cell) / (locked + 5)) / 2;
    let then = locked;
    for (let i = 0; i < this.#later; i++) then += ((WHITE_DICE - then) / 6) * this.#nerve.foresight;
    const whole = Math.floor(then);
    const part = then - whole;
    const risk = this.#danger.risk(cell, face, whole);
    return part === 0 ? risk : (1 - part) * risk + part * this.#danger.risk(cell, face, whole + 1);
  }

  #far(cell: number): number {
    return stepsIn(this.#maze)[this.#state.data[MUMMY]! * this.#maze.size + cell]!;
  }

  /** MO-55: the mummy walks as many cells as dice were locked, before he rolls. */
  #resetValue(locked: number): number {
    const at = this.#state.data[AT + this.#hunter]!;
    const risk = this.#danger?.interrupted(at, locked) ?? (this.#far(at) > locked ? 0 : 0.5);
    return this.#rollValue(0) - risk * this.#caught(this.#work(at, NONE));
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
    const at = this.#state.data[AT + this.#hunter]!;
    const work = this.#work(at, NONE);
    return -work - this.#gift(WHITE_DICE) - this.#loss(at, work, 0, WHITE_DICE);
  }
}

/** Whoever waits for ever never wins: after so many of the mummy's turns courage grows. */
const PATIENT = 30;

function patience({ heard }: View): number {
  let turns = 0;
  for (const entry of heard) if (entry.type === 'prowl') turns++;
  return turns <= PATIENT ? 1 : (PATIENT / turns) ** 2;
}
