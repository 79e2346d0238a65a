/**
 * How likely each hunter is in each of the cells in which he can be: the exact sets (`whereabouts.ts`), weighed by where
 * somebody with a hand he may hold, who shuns the mummy, would have gone (`hypotheses.ts`). It follows from what all have
 * heard alone, so hunters know it as well as the mummy does.
 */
import { FastChance } from '@traque/engine/core/chance';
import { COLOURS, mazeOf, type Maze } from '@traque/engine/momie/map';
import type { Heard, View } from '@traque/engine/momie/protocol';
import { ARROW } from '@traque/engine/momie/state';
import { dieOf, faceOf } from '@traque/engine/momie/tell';
import { beforeAll, hear, type Whereabouts, whereaboutsOf } from '@traque/engine/momie/whereabouts';
import { bestWalk } from './mummy-walks.ts';
import { type Guess, Hypotheses, possibleHands, spread } from './hand-belief.ts';

/** The last record that was read, so that a table's next decision need not read it from the beginning. */
let last: { readonly table: string; readonly heard: readonly string[]; readonly reader: Reader } | null = null;

/** Everything all have heard, as the mummy may read it. */
export function listen(view: View): Belief {
  const table = JSON.stringify([view.players, view.options, view.map]);
  const heard = view.heard.map((entry) => JSON.stringify(entry));
  const goesOn =
    last !== null && last.table === table && last.heard.every((entry, i) => entry === heard[i]) ? last : null;
  // Should reading fail half-way, nothing half-read is kept.
  last = null;
  const reader = goesOn?.reader ?? new Reader(view, mazeOf(view.map));
  for (let i = goesOn?.heard.length ?? 0; i < heard.length; i++) reader.hear(view.heard[i]!, view.heard[i + 1]);
  last = { table, heard, reader };
  return new Belief(reader.agrees(view) ? reader.known : whereaboutsOf(view), reader.hunters, reader.aimless);
}

/** The belief as it stands; the sets are those known for sure, whatever was replayed. */
export class Belief {
  /** By hunter, by cell; sums to 1 for each hunter in the game, to 0 for one who is out. */
  readonly masses: readonly Float64Array[];
  /** How likely the mummy walks without aim, to judge by its walks so far. */
  readonly aimless: number;
  readonly #known: Whereabouts;
  readonly #hunters: readonly Hypotheses[];

  constructor(known: Whereabouts, hunters: readonly Hypotheses[], aimless: number) {
    this.aimless = aimless;
    this.#known = known;
    this.#hunters = hunters;
    this.masses = known.sets.map((set, hunter) => hunters[hunter]!.marginal(set));
  }

  /** What a hunter may hold. */
  guesses(hunter: number): readonly Guess[] {
    return this.#hunters[hunter]!.guesses;
  }

  /** The cells where a hunter can be for sure. */
  set(hunter: number): Uint8Array {
    return this.#known.sets[hunter]!;
  }

  /** By face: what would be believed of a hunter had he announced it and played no card. */
  after(hunter: number, locked: number): Float64Array[] {
    const { maze, mummy, sets, lives } = this.#known;
    return this.#hunters[hunter]!.afterEach({ mummy, locked }).map((mass, face) => {
      if (face === 0) return this.masses[hunter]!;
      const known = { maze, mummy, sets: sets.map((set) => set.slice()), lives: [...lives] };
      hear(known, { type: 'move', hunter, die: dieOf(face) });
      return spread(mass, known.sets[hunter]!, DOUBT);
    });
  }

  /** By hunter: where he will be a turn later, whatever he rolls. */
  next(locked: number): Float64Array[] {
    const { mummy } = this.#known;
    return this.#hunters.map((hunter, i) => {
      const sum = new Float64Array(this.#known.maze.size);
      if (this.#known.lives[i] === 0) return sum;
      const each = hunter.afterEach({ mummy, locked });
      for (let face = 1; face <= ARROW; face++)
        for (let cell = 0; cell < sum.length; cell++) sum[cell]! += each[face]![cell]!;
      return sum;
    });
  }
}

const DOUBT = 0.1;

/** Before it has walked: one mummy in so many walks without aim, */
const AIMLESS = 1 / 6;
/** and by each walk that passed over much more, or over about as much as it could, that is so much likelier. */
const PASSED_BY = 5;
const TOOK = 0.3;
const FAR_LESS = 0.4;
const AS_MUCH = 0.8;
/** Where there was hardly anything to catch, a walk tells nothing; nor does it ever tell for sure. */
const FAINT = 0.05;
const SUREST = 30;
/** Longer walks are not thought out. */
const LONGEST = 6;

/** Reads the record entry by entry. */
class Reader {
  readonly hunters: readonly Hypotheses[];
  readonly known: Whereabouts;
  readonly #maze: Maze;
  readonly #seats: readonly number[];
  readonly #played = new Set<number>();
  /** Drawn by a chance of its own, the same for everybody who reads this record. */
  readonly #chance = new FastChance('hands');
  #locked = 0;
  /** That the mummy walks without aim, against that it does not. */
  #odds = AIMLESS / (1 - AIMLESS);

  constructor(view: View, maze: Maze) {
    this.#maze = maze;
    this.known = beforeAll(maze, view.hunters.length);
    this.#seats = view.hunters.map(({ seat }) => seat);
    const shared = view.players === 2;
    const each = COLOURS.map(() => (shared ? 2 : 1));
    this.hunters = this.known.sets.map(
      (set) => new Hypotheses(maze, possibleHands(maze, each, new Set(), this.#chance), set, shared),
    );
  }

  /** Whether the record leads to what lies open on the table: it may be cut short or wrong. */
  agrees({ mummy, hunters }: View): boolean {
    const { maze, sets, mummy: at } = this.known;
    return maze.names[at] === mummy.at && hunters.every(({ out }, i) => out === !sets[i]!.includes(1));
  }

  hear(entry: Heard, next: Heard | undefined): void {
    const { sets, mummy } = this.known;
    if (entry.type === 'roll') this.#locked = entry.locked;
    if (entry.type === 'reset') this.#locked = 0;
    if (entry.type === 'prowl') this.#watch(entry);
    hear(this.known, entry);
    if (entry.type === 'move') {
      const threat = { mummy, locked: this.#locked };
      this.hunters[entry.hunter]?.move(faceOf(entry.die), threat, sets[entry.hunter]!, next?.type !== 'collect');
    }
    if (entry.type === 'collect') {
      this.hunters[entry.hunter]?.pin(sets[entry.hunter]!);
      this.#note(entry.hunter, this.#maze.treasureIndex.get(entry.card));
    }
    if (entry.type === 'prowl' && entry.caught !== null) this.hunters[entry.caught]?.pin(sets[entry.caught]!);
    if (entry.type !== 'roll' && entry.type !== 'lost') this.hunters.forEach((hunter, i) => hunter.restrict(sets[i]!));
  }

  get aimless(): number {
    return this.#odds / (1 + this.#odds);
  }

  /** What a walk tells of the mummy: whether it went where hunters were to be expected. */
  #watch({ steps, path }: Extract<Heard, { type: 'prowl' }>): void {
    const { sets, mummy } = this.known;
    const prey = new Float64Array(this.#maze.size);
    this.hunters.forEach((hunter, i) => hunter.marginal(sets[i]!).forEach((mass, cell) => (prey[cell]! += mass)));
    const most = bestWalk(this.#maze, mummy, Math.min(LONGEST, steps), prey);
    if (most < FAINT) return;
    let met = 0;
    for (const cell of new Set(path)) met += prey[this.#maze.index.get(cell)!]!;
    if (met < FAR_LESS * most) this.#odds = Math.min(SUREST, this.#odds * PASSED_BY);
    if (met >= AS_MUCH * most) this.#odds = Math.max(1 / SUREST, this.#odds * TOOK);
  }

  /** A card was shown: whoever was thought to hold it does not, and the one who played it holds no other instead. */
  #note(finder: number, card: number | undefined): void {
    if (card === undefined) return;
    const { colours, treasures } = this.#maze;
    this.#played.add(card);
    this.hunters.forEach((hunter, i) =>
      hunter.revise((cards) => {
        if (this.#seats[i] === this.#seats[finder]) {
          const wrong = cards.includes(card) ? card : cards.find((other) => colours[other] === colours[card]);
          return cards.filter((other) => other !== wrong);
        }
        if (!cards.includes(card)) return cards;
        const left = [...treasures.keys()].filter(
          (other) => colours[other] === colours[card] && !this.#played.has(other) && !cards.includes(other),
        );
        const instead = left.length === 0 ? [] : [left[this.#chance.below(left.length)]!];
        return [...cards.filter((other) => other !== card), ...instead];
      }),
    );
  }
}
