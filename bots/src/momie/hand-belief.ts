/**
 * What one hunter may be after: a few dozen hands that his cards' backs allow, each with where somebody who holds it
 * would be by now. Hands that would have led him elsewhere, or that he would have played from, lose weight.
 */
import type { Chance } from '@traque/engine/core/chance';
import type { Maze } from '@traque/engine/momie/map';
import { ARROW } from '@traque/engine/momie/state';
import { NO_WAY, stepsIn } from '@traque/engine/momie/steps';
import { Tour } from './shortest-route.ts';
import { turnsTo } from './expected-turns.ts';
import { Ways } from './move-table.ts';

// All of this was found by log loss: how surely it names the cells where hunters of `hard` really are.
/** How strongly a turn gained draws: one who runs his round alone, and one of two pawns, who takes what lies nearest. */
const PULL = 4;
const PULL_OF_PAWNS = 2;
/** How strongly the mummy repels, and how far beyond the dice that are locked. */
const SHUN = 4;
const SPAN = 6;
/** The part of each belief that stays spread evenly over the set. */
const DOUBT = 0.1;
/** How likely he leaves lying what he holds the card of. */
const LEFT = 0.03;
const HANDS = 24;
/** No hand is ever given up for good: hunters are not as reasonable as that. */
const LEAST = 0.003;

/** A hand he may hold. */
export interface Guess {
  readonly cards: readonly number[];
  readonly weight: number;
  /** By cell: how gladly he would stand there, the mummy apart. */
  readonly draw: Float64Array;
  /** By cell; sums to 1. */
  readonly mass: Float64Array;
}

interface Hand extends Guess {
  weight: number;
  /** By cell: how likely he takes nothing there. */
  readonly lies: Float64Array;
  mass: Float64Array;
}

/** Where the mummy stands and how far it may come. */
export interface Threat {
  readonly mummy: number;
  readonly locked: number;
}

export class Hypotheses {
  readonly #maze: Maze;
  readonly #hands: Hand[];
  /** Whether another pawn plays from the same hand (MO-65). */
  readonly #shared: boolean;

  constructor(maze: Maze, hands: readonly (readonly number[])[], set: Uint8Array, shared: boolean) {
    this.#maze = maze;
    this.#shared = shared;
    this.#hands = hands.map((cards) => ({
      cards,
      weight: 1 / hands.length,
      draw: drawOf(maze, cards, shared),
      lies: liesOf(maze, cards),
      mass: spread(new Float64Array(maze.size), set, 0),
    }));
  }

  /** What he may hold and where he then would be, with how likely that is. */
  get guesses(): readonly Guess[] {
    return this.#hands;
  }

  /** By cell: how likely he is there, every cell of the set a little. */
  marginal(set: Uint8Array): Float64Array {
    return spread(this.#sum(this.#hands.map(({ mass }) => mass)), set, DOUBT / 4);
  }

  #sum(masses: readonly Float64Array[]): Float64Array {
    const sum = new Float64Array(this.#maze.size);
    this.#hands.forEach(({ weight }, i) => {
      const mass = masses[i]!;
      for (let cell = 0; cell < sum.length; cell++) sum[cell]! += weight * mass[cell]!;
    });
    return sum;
  }

  /** He announced this face and then is known to be in the set; `lay` if he played no card. */
  move(announced: number, threat: Threat, set: Uint8Array, lay: boolean): void {
    const shun = shunned(this.#maze, threat);
    const ways = new Ways(this.#maze);
    for (const hand of this.#hands) {
      const after = new Float64Array(set.length);
      flow(hand, shun, ways, threat.mummy, (face, to, mass) => {
        if (face === announced) after[to]! += lay ? mass * hand.lies[to]! : mass;
      });
      hand.weight *= sumOn(after, set) + LEAST;
      hand.mass = spread(after, set, DOUBT);
    }
    this.#normalise();
  }

  /** By face: what would be believed had he announced it and played no card, before the sets are asked. */
  afterEach(threat: Threat): Float64Array[] {
    const shun = shunned(this.#maze, threat);
    const ways = new Ways(this.#maze);
    const sums = Array.from({ length: ARROW + 1 }, () => new Float64Array(this.#maze.size));
    for (const hand of this.#hands)
      flow(hand, shun, ways, threat.mummy, (face, to, mass) => {
        sums[face]![to]! += hand.weight * mass * hand.lies[to]!;
      });
    return sums;
  }

  /** Something became known of where he is. */
  restrict(set: Uint8Array): void {
    for (const hand of this.#hands) {
      hand.weight *= sumOn(hand.mass, set) + LEAST;
      hand.mass = spread(hand.mass, set, 0);
    }
    this.#normalise();
  }

  /** Everybody knows where he is: that says nothing of his hand. */
  pin(set: Uint8Array): void {
    for (const hand of this.#hands) hand.mass = spread(new Float64Array(this.#maze.size), set, 0);
  }

  /** A card became known; `other` gives a hand that card instead of a card it cannot hold any more. */
  revise(other: (cards: readonly number[]) => readonly number[]): void {
    this.#hands.forEach((hand, i) => {
      const cards = other(hand.cards);
      if (cards !== hand.cards)
        this.#hands[i] = {
          ...hand,
          cards,
          draw: drawOf(this.#maze, cards, this.#shared),
          lies: liesOf(this.#maze, cards),
        };
    });
  }

  #normalise(): void {
    const total = this.#hands.reduce((sum, { weight }) => sum + weight, 0);
    for (const hand of this.#hands) hand.weight = (hand.weight / total) * 0.98 + 0.02 / this.#hands.length;
  }
}

function drawOf(maze: Maze, cards: readonly number[], shared: boolean): Float64Array {
  const cells = cards.map((card) => maze.treasureCells[card]!);
  if (!shared) {
    const tour = new Tour(maze, cells);
    return Float64Array.from({ length: maze.size }, (_, cell) => Math.exp(-PULL * tour.from(cell)));
  }
  const turns = cells.map((cell) => turnsTo(maze, cell));
  return Float64Array.from({ length: maze.size }, (_, cell) =>
    turns.length === 0 ? 1 : Math.exp(-PULL_OF_PAWNS * Math.min(...turns.map((to) => to[cell]!))),
  );
}

function liesOf(maze: Maze, cards: readonly number[]): Float64Array {
  const lies = new Float64Array(maze.size).fill(1);
  for (const card of cards) lies[maze.treasureCells[card]!] = LEFT;
  return lies;
}

/** By cell: how much less one goes there for the mummy. */
function shunned(maze: Maze, { mummy, locked }: Threat): Float64Array {
  const steps = stepsIn(maze);
  const span = SPAN + locked;
  return Float64Array.from({ length: maze.size }, (_, cell) => {
    const far = steps[mummy * maze.size + cell]!;
    return far === NO_WAY ? 1 : Math.exp(-SHUN * Math.max(0, 1 - far / span));
  });
}

/**
 * Where the mass of a hand goes with each face. Of what a face offers he likes best what draws most; which face he uses
 * depends on that less, for the dice must show it.
 */
function flow(
  { mass, draw }: Hand,
  shun: Float64Array,
  ways: Ways,
  mummy: number,
  into: (face: number, to: number, mass: number) => void,
): void {
  const draws = new Float64Array(ARROW + 1);
  const shares = new Float64Array(ARROW + 1);
  for (let from = 0; from < mass.length; from++) {
    if (mass[from] === 0) continue;
    const ends = ways.from(from, mummy);
    let all = 0;
    for (let face = 1; face <= ARROW; face++) {
      const to = ends[face]!;
      let sum = 0;
      for (let i = 0; i < to.length; i++) sum += draw[to[i]!]! * shun[to[i]!]!;
      draws[face] = sum;
      // The fourth root.
      all += shares[face] = Math.sqrt(Math.sqrt(sum));
    }
    if (all === 0) continue;
    for (let face = 1; face <= ARROW; face++) {
      if (draws[face] === 0) continue;
      const scale = (mass[from]! * shares[face]!) / (all * draws[face]!);
      const to = ends[face]!;
      for (let i = 0; i < to.length; i++) into(face, to[i]!, scale * draw[to[i]!]! * shun[to[i]!]!);
    }
  }
}

function sumOn(mass: Float64Array, set: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < set.length; cell++) sum += set[cell]! * mass[cell]!;
  return sum;
}

/** The mass on the set, with a part spread evenly. */
export function spread(mass: Float64Array, set: Uint8Array, doubt: number): Float64Array {
  let cells = 0;
  for (let cell = 0; cell < set.length; cell++) cells += set[cell]!;
  if (cells === 0) return new Float64Array(set.length);
  const sum = sumOn(mass, set);
  const even = (sum > 0 ? doubt : 1) / cells;
  const scale = sum > 0 ? (1 - doubt) / sum : 0;
  const after = new Float64Array(set.length);
  for (let cell = 0; cell < set.length; cell++) if (set[cell] === 1) after[cell] = mass[cell]! * scale + even;
  return after;
}

/** Hands that the backs allow, drawn by chance: of each colour as many as he still holds, none that was played. */
export function possibleHands(
  maze: Maze,
  perColour: readonly number[],
  gone: ReadonlySet<number>,
  chance: Chance,
): number[][] {
  return Array.from({ length: HANDS }, () =>
    perColour.flatMap((count, colour) => {
      const left = [...maze.treasures.keys()].filter((card) => maze.colours[card] === colour && !gone.has(card));
      return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0]!);
    }),
  );
}
