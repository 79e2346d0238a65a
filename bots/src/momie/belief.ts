/**
 * How likely each hunter is in each of the cells in which he can be: the exact sets (`whereabouts.ts`), weighed by where
 * somebody who looks for treasures of his colours and shuns the mummy would have gone. A part stays spread evenly, for
 * hunters are not as reasonable as that.
 */
import { NONE, type Maze } from '@traque/engine/momie/map';
import type { Heard, View } from '@traque/engine/momie/protocol';
import { reach } from '@traque/engine/momie/reach';
import { ARROW } from '@traque/engine/momie/state';
import { stepsIn } from '@traque/engine/momie/steps';
import { dieOf, faceOf } from '@traque/engine/momie/tell';
import { beforeAll, hear, type Whereabouts, whereaboutsOf } from '@traque/engine/momie/whereabouts';

/** How strongly a step nearer to a treasure draws, and how strongly the mummy's reach repels. */
const PULL = 0.6;
const SHUN = 4;
/** The part of each belief that stays spread evenly over the set. */
const DOUBT = 0.2;
const MEAN_DIE = 2;
/** By distance. */
const pulls = Float64Array.from({ length: 40 }, (_, steps) => Math.exp(-2 * PULL * steps));

/** The last record that was read, so that a table's next decision need not read it from the beginning. */
let last: { readonly table: string; readonly heard: readonly string[]; readonly belief: Belief } | null = null;

/** Everything all have heard, as the mummy may read it. */
export function listen(view: View): Belief {
  const exact = whereaboutsOf(view);
  const table = JSON.stringify([view.players, view.options, view.map]);
  const heard = view.heard.map((entry) => JSON.stringify(entry));
  const goesOn =
    last !== null && last.table === table && last.heard.every((entry, i) => entry === heard[i]) ? last : null;
  // Should reading fail half-way, nothing half-read is kept.
  last = null;
  const belief = goesOn?.belief ?? new Belief(view, beforeAll(exact.maze, view.hunters.length));
  for (let i = goesOn?.heard.length ?? 0; i < heard.length; i++) belief.hear(view.heard[i]!, view.heard[i + 1]);
  last = { table, heard, belief };
  return belief.settled(exact);
}

export class Belief {
  /** By hunter, by cell; sums to 1 for each hunter in the game, to 0 for one who is out. */
  readonly masses: Float64Array[];
  readonly #view: View;
  readonly #known: Whereabouts;
  readonly #maze: Maze;
  readonly #perColour: number;
  /** By treasure: who has it is known. */
  readonly #found: Uint8Array;
  /** By seat and colour: cards played. */
  readonly #played = new Map<number, Uint8Array>();
  #locked = 0;

  constructor(view: View, known: Whereabouts) {
    this.#view = view;
    this.#known = known;
    this.#maze = known.maze;
    this.#perColour = view.players === 2 ? 2 : 1;
    this.#found = new Uint8Array(known.maze.treasures.length);
    this.masses = known.sets.map((set) => Float64Array.from(set));
    for (const { seat } of view.hunters) this.#played.set(seat, new Uint8Array(5));
  }

  /** The same on the sets as they are known for sure, whatever was replayed. */
  settled(exact: Whereabouts): Belief {
    const belief = new Belief(this.#view, exact);
    belief.#found.set(this.#found);
    for (const [seat, played] of this.#played) belief.#played.set(seat, played.slice());
    belief.#locked = this.#locked;
    exact.sets.forEach((set, hunter) => (belief.masses[hunter] = spread(this.masses[hunter]!, set, 0)));
    return belief;
  }

  hear(entry: Heard, next: Heard | undefined): void {
    if (entry.type === 'roll') this.#locked = entry.locked;
    if (entry.type === 'reset') this.#locked = 0;
    if (entry.type === 'collect') this.#note(entry.hunter, entry.card);
    if (entry.type === 'move') {
      const { hunter, die } = entry;
      const mass = this.#moved(hunter, faceOf(die), this.#locked);
      hear(this.#known, entry);
      if (next?.type !== 'collect') this.#leaveLying(mass, hunter);
      this.masses[hunter] = spread(mass, this.#known.sets[hunter]!, DOUBT);
    } else hear(this.#known, entry);
    this.#restrict();
  }

  /** What would be believed of a hunter had he announced this face and played no card. */
  after(hunter: number, face: number, locked: number): Float64Array {
    const { maze, mummy, sets, lives } = this.#known;
    const known = { maze, mummy, sets: sets.map((set) => set.slice()), lives: [...lives] };
    const mass = this.#moved(hunter, face, locked);
    hear(known, { type: 'move', hunter, die: dieOf(face) });
    this.#leaveLying(mass, hunter);
    return spread(mass, known.sets[hunter]!, DOUBT);
  }

  #restrict(): void {
    this.#known.sets.forEach((set, hunter) => (this.masses[hunter] = spread(this.masses[hunter]!, set, 0)));
  }

  #note(hunter: number, card: string): void {
    const treasure = this.#maze.treasureIndex.get(card);
    if (treasure === undefined) return;
    this.#found[treasure] = 1;
    this.#played.get(this.#view.hunters[hunter]!.seat)![this.#maze.colours[treasure]!]!++;
  }

  /** The chance that a treasure is on one of the cards he still holds. */
  #wanted(hunter: number, treasure: number): number {
    if (this.#found[treasure] === 1) return 0;
    const { colours } = this.#maze;
    const colour = colours[treasure]!;
    const open = this.#perColour - this.#played.get(this.#view.hunters[hunter]!.seat)![colour]!;
    let left = 0;
    for (let other = 0; other < colours.length; other++)
      if (colours[other] === colour && this.#found[other] === 0) left++;
    return Math.max(0, open) / left;
  }

  /** By cell: how gladly he would go there. */
  #draw(hunter: number, locked: number): Float64Array {
    const { size, treasureCells } = this.#maze;
    const { mummy } = this.#known;
    const steps = stepsIn(this.#maze);
    const draw = new Float64Array(size);
    for (let treasure = 0; treasure < treasureCells.length; treasure++) {
      const chance = this.#wanted(hunter, treasure);
      if (chance === 0) continue;
      const to = treasureCells[treasure]!;
      for (let cell = 0; cell < size; cell++)
        draw[cell]! += chance * pulls[Math.min(pulls.length - 1, steps[cell * size + to]!)]!;
    }
    const span = MEAN_DIE + locked;
    for (let cell = 0; cell < size; cell++) {
      const near = Math.max(0, 1 - steps[mummy * size + cell]! / (span + 1));
      draw[cell] = Math.sqrt(draw[cell]!) * Math.exp(-SHUN * near);
    }
    return draw;
  }

  /** Where his mass goes with this die: of all that each cell offered he liked best what draws most. */
  #moved(hunter: number, face: number, locked: number): Float64Array {
    const { mummy } = this.#known;
    const mass = this.masses[hunter]!;
    const draw = this.#draw(hunter, locked);
    const after = new Float64Array(mass.length);
    for (let from = 0; from < mass.length; from++) {
      if (mass[from] === 0) continue;
      const { ends } = reach(this.#maze, mummy, from);
      const arrows = this.#arrows(from, mummy);
      let all = 0;
      for (let other = 1; other <= ARROW; other++) for (const to of ends[other] ?? arrows) all += draw[to]!;
      if (all === 0) continue;
      for (const to of ends[face] ?? arrows) after[to]! += (mass[from]! * draw[to]!) / all;
    }
    return after;
  }

  #arrows(from: number, mummy: number): number[] {
    const { next } = this.#maze;
    const ends: number[] = [];
    for (let direction = 0; direction < 4; direction++) {
      let cell = from;
      for (let to = next[4 * cell + direction]!; to !== NONE && to !== mummy; to = next[4 * cell + direction]!)
        cell = to;
      if (cell !== from) ends.push(cell);
    }
    return ends;
  }

  /** He took nothing: where something lies that he may want he hardly stands. */
  #leaveLying(mass: Float64Array, hunter: number): void {
    this.#maze.treasureCells.forEach((cell, treasure) => (mass[cell]! *= 1 - this.#wanted(hunter, treasure)));
  }
}

/** The mass on the set, with a part spread evenly. */
function spread(mass: Float64Array, set: Uint8Array, doubt: number): Float64Array {
  let cells = 0;
  let sum = 0;
  for (let cell = 0; cell < set.length; cell++) {
    cells += set[cell]!;
    sum += set[cell]! * mass[cell]!;
  }
  if (cells === 0) return new Float64Array(set.length);
  const even = (sum > 0 ? doubt : 1) / cells;
  const scale = sum > 0 ? (1 - doubt) / sum : 0;
  return mass.map((one, cell) => set[cell]! * (one * scale + even));
}
