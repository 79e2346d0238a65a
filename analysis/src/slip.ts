/**
 * What an action gave away, judged on the mover's view alone. The bots' best ideas are tried in the same imagined worlds
 * with the same draws. The one that is then best is compared with the one that was played in fresh worlds, so that
 * chance, which helped it to be chosen, does not also make it look better.
 *
 * An action is worth what the bots' search finds behind it. The reference value alone would not do: it looks no further
 * than the state after the action, and players who look further would seem to slip. Where the bots cannot search, it
 * decides.
 */
import { think, tryActions } from '@traque/bots';
import { FastChance, shuffle } from '@traque/engine/core/chance';
import type { AnyGame, AnyView, OpaqueState, Seat } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import type { Action } from '@traque/engine/core/match';
import { countingClock } from './counting-clock.ts';
import { type Reason, reasonsAgainst } from './reason.ts';
import type { ReferenceValue } from './value.ts';

export interface Slip {
  /** Of the played and the best action: the mean chance after it. */
  readonly played: number;
  readonly best: number;
  readonly action: Action;
  /** `best - played`; 0 if nothing better was found. */
  readonly loss: number;
  /** Standard error of the loss, from the paired differences. */
  readonly error: number;
  /** The mover's chance before the action, as far as they could know. */
  readonly known: number;
  /** Why the better action is better, where it is proved; the strongest first. */
  readonly reasons?: readonly Reason[];
}

/** How much is tried. */
export interface SlipEffort {
  /** Readings of the clock that the search for better ideas takes. */
  readonly ideas: number;
  /** Worlds in which the best few ideas are tried, and those in which the best and the played action are compared. */
  readonly firstTrials: number;
  readonly trials: number;
  /** By the reference value: candidates; where there are more, the bots' and a sample. */
  readonly candidates: number;
  /** Worlds in which all candidates are tried, and those in which the best few are. */
  readonly firstWorlds: number;
  readonly worlds: number;
}

const FINALISTS = 4;
/** A difference counts if it is more than this many standard errors (one-sided 95 %): what may be noise is no slip. */
const SURE = 1.64;

/** An action, and what came of it by world. */
interface Candidate {
  readonly action: Action;
  readonly values: number[];
}

const fresh = (action: Action): Candidate => ({ action, values: [] });
const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const ranked = (some: readonly Candidate[]): Candidate[] => some.toSorted((a, b) => mean(b.values) - mean(a.values));

/** Candidates in the same worlds, with the same draws, by the reference value. */
class ValueTrials {
  readonly #game: AnyGame;
  readonly #view: AnyView;
  readonly #seat: Seat;
  readonly #value: ReferenceValue;
  readonly #chance: FastChance;
  readonly #draws = new FastChance(0);

  constructor(game: AnyGame, view: AnyView, seat: Seat, value: ReferenceValue, chance: FastChance) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#value = value;
    this.#chance = chance;
  }

  world(): OpaqueState {
    const likely = this.#value.imagine?.(this.#view, this.#seat, this.#chance);
    return likely ?? this.#game.imagine(this.#view, this.#seat, this.#chance);
  }

  /** Answers the chance before the action, by world. */
  run(worlds: number, candidates: readonly Candidate[]): number[] {
    return Array.from({ length: worlds }, () => {
      const world = this.world();
      const seed = this.#chance.below(2 ** 31);
      for (const { action, values } of candidates) {
        const state = this.#game.clone(world);
        this.#draws.reseed(seed);
        this.#game.apply(state, action, this.#draws);
        values.push(this.#value.chances(state, seed)[this.#seat]!);
      }
      return this.#value.chances(world, seed)[this.#seat]!;
    });
  }
}

/** Actions other than the one that was played, the bots' ideas first. */
function ideasOf(view: AnyView, played: Action, readings: number, seed: string): Action[] {
  const { considered } = think({ view, level: 'hard', ms: readings, seed }, countingClock());
  return considered.map(({ action }) => action).filter((action) => !jsonEqual(action, played));
}

type Judged = Omit<Slip, 'known' | 'reasons'>;

/** Null where the bots cannot search. */
function judgeBySearch(
  view: AnyView,
  seat: Seat,
  played: Action,
  ideas: readonly Action[],
  { firstTrials, trials }: SlipEffort,
  seed: string,
): Judged | null {
  const few = ideas.slice(0, FINALISTS);
  const tried = few.length < 2 ? few.map(() => [0]) : tryActions(view, seat, few, firstTrials, `${seed} first`);
  if (tried === null) return null;
  // Where nothing else comes to mind, the action is compared with itself: it is no slip.
  const best = ranked(few.map((action, i) => ({ action, values: tried[i]! })))[0]?.action ?? played;
  const values = tryActions(view, seat, [played, best], trials, `${seed} trials`);
  if (values === null) return null;
  return comparison({ action: played, values: values[0]! }, { action: best, values: values[1]! });
}

/** By what the state after an action is worth. */
function judgeByValue(
  trials: ValueTrials,
  played: Action,
  others: readonly Action[],
  { candidates, firstWorlds, worlds }: SlipEffort,
): Judged {
  const all = others.slice(0, candidates - 1).map(fresh);
  trials.run(firstWorlds, all);
  const finalists = ranked(all).slice(0, FINALISTS);
  // Half of the worlds choose among the finalists, the other half compares.
  trials.run(worlds / 2, finalists);
  const [own, best] = [fresh(played), fresh(ranked(finalists)[0]?.action ?? played)];
  trials.run(worlds / 2, [own, best]);
  return comparison(own, best);
}

export function judgeSlip(
  game: AnyGame,
  state: OpaqueState,
  seat: Seat,
  played: Action,
  value: ReferenceValue,
  effort: SlipEffort,
  seed: string,
): Slip {
  // From here on only the view counts.
  const view = game.view(state, seat);
  const chance = new FastChance(seed);
  const trials = new ValueTrials(game, view, seat, value, chance);
  const known = mean(trials.run(effort.worlds / 2, []));
  const { actions, complete } = game.legal(trials.world());
  if (complete && actions.length === 1) {
    const own = fresh(played);
    trials.run(effort.firstWorlds, [own]);
    return { played: mean(own.values), best: mean(own.values), action: played, loss: 0, error: 0, known };
  }
  const ideas = ideasOf(view, played, effort.ideas, `${chance.below(2 ** 31)}`);
  const judged =
    judgeBySearch(view, seat, played, ideas, effort, seed) ??
    judgeByValue(trials, played, [...ideas, ...othersIn(shuffled(actions, chance), [played, ...ideas])], effort);
  if (judged.loss === 0) return { ...judged, known };
  const reasons = reasonsAgainst(game, view, seat, { better: judged.action, played }, seed);
  return reasons.length === 0 ? { ...judged, known } : { ...judged, known, reasons };
}

const othersIn = (actions: readonly Action[], known: readonly Action[]): Action[] =>
  actions.filter((action) => !known.some((other) => jsonEqual(other, action)));

function shuffled(actions: readonly Action[], chance: FastChance): Action[] {
  const all = [...actions];
  shuffle(chance, all);
  return all;
}

function comparison(own: Candidate, best: Candidate): Judged {
  const differences = best.values.map((each, i) => each - own.values[i]!);
  const loss = mean(differences);
  const variance = mean(differences.map((each) => (each - loss) ** 2));
  const error = Math.sqrt(variance / Math.max(1, differences.length - 1));
  const played = mean(own.values);
  return loss > SURE * error
    ? { played, best: mean(best.values), action: best.action, loss, error }
    : { played, best: played, action: own.action, loss: 0, error };
}
