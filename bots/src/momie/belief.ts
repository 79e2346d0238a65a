/**
 * The belief state: how likely each hunter is in each cell. The exact sets of possible cells (`whereabouts.ts`) are
 * weighted by where a hunter with a possible hand would have gone (`hand-belief.ts`). It follows from public information
 * alone, so hunters know it as well as the mummy does, and careful ones keep away from where it will lead the mummy.
 */
import { FastChance } from '@traque/engine/core/chance';
import { COLOURS, mazeOf, NONE, type Maze } from '@traque/engine/momie/map';
import type { Heard, View } from '@traque/engine/momie/protocol';
import { dieOf, faceOf } from '@traque/engine/momie/dice';
import { LIVES } from '@traque/engine/momie/state';
import { beforeAll, hear, type Whereabouts, whereaboutsOf } from '@traque/engine/momie/whereabouts';
import { CatchRisk } from './catch-risk.ts';
import { Danger, type Stakes } from './danger.ts';
import { conditionOn, HandBelief, type HandHypothesis, type Inference, sampleHands } from './hand-belief.ts';
import { hunterWeights } from './levels.ts';
import { bestWalkValue } from './mummy-walks.ts';

/** The record that was read last, so that the next decision at a table only reads the new entries. */
let last: { readonly table: string; readonly heard: readonly string[]; readonly reader: RecordReader } | null = null;

/** The belief after everything that has been heard. */
export function beliefOf(view: View): Belief {
  const table = JSON.stringify([view.players, view.options, view.map]);
  const heard = view.heard.map((entry) => JSON.stringify(entry));
  const continued =
    last !== null && last.table === table && last.heard.every((entry, i) => entry === heard[i]) ? last : null;
  // If reading fails half-way, nothing may stay in the cache.
  last = null;
  const reader = continued?.reader ?? new RecordReader(view, mazeOf(view.map));
  for (let i = continued?.heard.length ?? 0; i < heard.length; i++) reader.read(view.heard[i]!, view.heard[i + 1]);
  last = { table, heard, reader };
  return reader.beliefIn(reader.agreesWith(view) ? reader.known : whereaboutsOf(view));
}

/** What a careful hunter's danger depends on, as all can know it. */
interface PublicStakes {
  readonly players: number;
  /** By hunter: what catching them is worth to the mummy. */
  readonly catchValues: readonly number[];
  stakesOf(hunter: number): Stakes;
}

/** The present belief. The sets of possible cells are exact, whatever was replayed. */
export class Belief {
  /** By hunter, by cell: probabilities. The sum is 1 for a hunter in the game, and 0 for one who is out. */
  readonly masses: readonly Float64Array[];
  /** The probability that the mummy walks aimlessly, judged by its walks so far. */
  readonly aimlessChance: number;
  readonly #known: Whereabouts;
  readonly #hunters: readonly HandBelief[];
  readonly #stakes: PublicStakes;

  constructor(known: Whereabouts, hunters: readonly HandBelief[], stakes: PublicStakes, aimlessChance: number) {
    this.aimlessChance = aimlessChance;
    this.#stakes = stakes;
    this.#known = known;
    this.#hunters = hunters;
    this.masses = known.sets.map((possibleCells, hunter) => hunters[hunter]!.marginal(possibleCells));
  }

  /** The hands that a hunter may hold. */
  hypotheses(hunter: number): readonly HandHypothesis[] {
    return this.#hunters[hunter]!.hypotheses;
  }

  /** The cells in which a hunter can be. */
  possibleCells(hunter: number): Uint8Array {
    return this.#known.sets[hunter]!;
  }

  /** `masses` as a mummy sees them that thinks this far. */
  massesBy(inference: Inference): readonly Float64Array[] {
    if (inference === 'full') return this.masses;
    return this.#known.sets.map((possibleCells, hunter) => this.#hunters[hunter]!.marginal(possibleCells, inference));
  }

  /** By face: what a mummy that thinks this far believes about a hunter if they announced it and played no card. */
  afterMove(hunter: number, locked: number, inference: Inference): Float64Array[] {
    const naive = this.#afterMove(hunter, locked, false);
    if (inference === 'naive') return naive;
    const careful = this.#afterMove(hunter, locked, true);
    return naive.map((mass, face) => mass.map((one, cell) => (one + careful[face]![cell]!) / 2));
  }

  #afterMove(hunter: number, locked: number, isCareful: boolean): Float64Array[] {
    const { maze, mummy, sets, lives } = this.#known;
    const threat = { mummy, locked };
    const about = this.#hunters[hunter]!;
    const moves = isCareful
      ? about.predictCarefulMoves(threat, this.dangerTo(hunter, locked))
      : about.predictSimpleMoves(threat);
    return moves.map((mass, face) => {
      if (face === 0) return this.massesBy(isCareful ? 'full' : 'naive')[hunter]!;
      const known = { maze, mummy, sets: sets.map((possibleCells) => possibleCells.slice()), lives: [...lives] };
      hear(known, { type: 'move', hunter, die: dieOf(face) });
      return conditionOn(mass, known.sets[hunter]!, about.uniformShare);
    });
  }

  /** What a careful hunter reckons with before they move. */
  dangerTo(hunter: number, locked: number): Danger {
    const { players, catchValues } = this.#stakes;
    const { maze, mummy } = this.#known;
    const risk = new CatchRisk(maze, { mummy, locked }, hunter, this, catchValues);
    return new Danger(risk, hunterWeights('hard', players), this.#stakes.stakesOf(hunter));
  }

  /** By hunter: the belief one turn later, over all rolls. */
  afterNextTurns(locked: number): Float64Array[] {
    const { mummy } = this.#known;
    return this.#hunters.map((hunter, i) =>
      this.#known.lives[i] === 0 ? new Float64Array(this.#known.maze.size) : hunter.predictNextCell({ mummy, locked }),
    );
  }
}

/** The prior probability that the mummy walks aimlessly. */
const AIMLESS_PRIOR = 1 / 6;
/**
 * A walk that missed most of the possible catch multiplies the odds of an aimless mummy by the first factor, a walk
 * that took most of it by the second one. The fractions say what "most" is.
 */
const MISSED_FACTOR = 5;
const TAKEN_FACTOR = 0.3;
const MISSED_FRACTION = 0.4;
const TAKEN_FRACTION = 0.8;
/** A walk says nothing if there was hardly anything to catch, and no number of walks is proof. */
const MIN_EVIDENCE = 0.05;
const MAX_ODDS = 30;
/** Walks are only compared up to this length. */
const MAX_WALK = 6;

/** Reads the record entry by entry. */
class RecordReader implements PublicStakes {
  readonly hunters: readonly HandBelief[];
  readonly known: Whereabouts;
  readonly #maze: Maze;
  readonly #seats: readonly number[];
  /** Whether both pawns are one player's (MO-65). */
  readonly #isShared: boolean;
  readonly players: number;
  readonly #goal: number;
  /** By seat: the cards that were played. */
  readonly #found = new Map<number, number>();
  #mummyTurns = 0;
  readonly #played = new Set<number>();
  /** A fixed seed: everybody who reads this record must sample the same hands. */
  readonly #chance = new FastChance('hands');
  #locked = 0;
  /** The odds that the mummy walks aimlessly. */
  #odds = AIMLESS_PRIOR / (1 - AIMLESS_PRIOR);

  constructor(view: View, maze: Maze) {
    this.#maze = maze;
    this.known = beforeAll(maze, view.hunters.length);
    this.#seats = view.hunters.map(({ seat }) => seat);
    this.players = view.players;
    this.#goal = view.mummy.goal;
    this.#isShared = view.players === 2;
    const each = COLOURS.map(() => (this.#isShared ? 2 : 1));
    this.hunters = this.known.sets.map(
      (possibleCells) =>
        new HandBelief(
          maze,
          sampleHands(maze, each, new Set(), this.#isShared, this.#chance),
          possibleCells,
          this.#isShared,
        ),
    );
  }

  /** Whether the record fits the public position: it may be cut short or wrong. */
  agreesWith({ mummy, hunters }: View): boolean {
    const { maze, sets, mummy: at } = this.known;
    return maze.names[at] === mummy.at && hunters.every(({ out }, i) => out === !sets[i]!.includes(1));
  }

  beliefIn(known: Whereabouts): Belief {
    return new Belief(known, this.hunters, this, this.aimlessChance);
  }

  get catchValues(): number[] {
    const cards = COLOURS.length * (this.#isShared ? 2 : 1);
    return this.known.lives.map((lives, hunter) =>
      lives === 0 ? 0 : 1 + (this.#found.get(this.#seats[hunter]!) ?? 0) / cards,
    );
  }

  stakesOf(hunter: number): Stakes {
    const { lives } = this.known;
    const tokens = lives.reduce((sum, left) => sum + LIVES - left, 0);
    return {
      livesLeft: Math.min(lives[hunter]!, this.#goal - tokens),
      laterHunters: lives.filter((left, other) => other > hunter && left > 0).length,
      mummyTurns: this.#mummyTurns,
    };
  }

  read(entry: Heard, next: Heard | undefined): void {
    const { sets, mummy } = this.known;
    const danger = entry.type === 'move' ? this.#dangerTo(entry.hunter) : null;
    if (entry.type === 'prowl') this.#mummyTurns++;
    if (entry.type === 'roll') this.#locked = entry.locked;
    if (entry.type === 'reset') this.#locked = 0;
    if (entry.type === 'prowl') this.#judgeWalk(entry);
    hear(this.known, entry);
    if (entry.type === 'move' && danger !== null) {
      const threat = { mummy, locked: this.#locked };
      const playedNoCard = next?.type !== 'collect';
      this.hunters[entry.hunter]!.observeMove(faceOf(entry.die), threat, danger, sets[entry.hunter]!, playedNoCard);
    }
    if (entry.type === 'collect') {
      const seat = this.#seats[entry.hunter]!;
      this.#found.set(seat, (this.#found.get(seat) ?? 0) + 1);
      this.hunters[entry.hunter]?.pinTo(sets[entry.hunter]!);
      this.#noteShownCard(entry.hunter, this.#maze.treasureIndex.get(entry.card));
    }
    if (entry.type === 'prowl' && entry.caught !== null) this.hunters[entry.caught]?.pinTo(sets[entry.caught]!);
    if (entry.type === 'roll' || entry.type === 'lost') return;
    this.hunters.forEach((hunter, i) => hunter.restrictTo(sets[i]!));
    if (this.#isShared) this.hunters.forEach((hunter, i) => hunter.expectPartner(this.#likeliestCell(1 - i)));
  }

  /** Null if the record speaks of a hunter who is out, or of nobody. */
  #dangerTo(hunter: number): Danger | null {
    const isThere = (this.known.lives[hunter] ?? 0) > 0;
    return isThere ? this.beliefIn(this.known).dangerTo(hunter, this.#locked) : null;
  }

  /** `NONE` for a hunter who is out. */
  #likeliestCell(hunter: number): number {
    const mass = this.hunters[hunter]!.marginal(this.known.sets[hunter]!);
    let best = 0;
    for (let cell = 1; cell < mass.length; cell++) if (mass[cell]! > mass[best]!) best = cell;
    return mass[best] === 0 ? NONE : best;
  }

  get aimlessChance(): number {
    return this.#odds / (1 + this.#odds);
  }

  /** Updates the odds of an aimless mummy: did it go where hunters were to be expected? */
  #judgeWalk({ steps, path }: Extract<Heard, { type: 'prowl' }>): void {
    const { sets, mummy } = this.known;
    const prey = new Float64Array(this.#maze.size);
    this.hunters.forEach((hunter, i) => hunter.marginal(sets[i]!).forEach((mass, cell) => (prey[cell]! += mass)));
    const most = bestWalkValue(this.#maze, mummy, Math.min(MAX_WALK, steps), prey);
    if (most < MIN_EVIDENCE) return;
    let met = 0;
    for (const cell of new Set(path)) met += prey[this.#maze.index.get(cell)!]!;
    if (met < MISSED_FRACTION * most) this.#odds = Math.min(MAX_ODDS, this.#odds * MISSED_FACTOR);
    if (met >= TAKEN_FRACTION * most) this.#odds = Math.max(1 / MAX_ODDS, this.#odds * TAKEN_FACTOR);
  }

  /**
   * A card was shown: nobody else holds it, and the finder no longer holds it or a card that was assumed in its place.
   */
  #noteShownCard(finder: number, card: number | undefined): void {
    if (card === undefined) return;
    const { colours, treasures } = this.#maze;
    this.#played.add(card);
    this.hunters.forEach((hunter, i) =>
      hunter.reviseHands((cards) => {
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
