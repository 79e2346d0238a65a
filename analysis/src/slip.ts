/**
 * What an action gave away, judged on the mover's view alone. All candidates are tried in the same imagined worlds with
 * the same draws. The one that is then best is compared with the one that was played in fresh worlds, so that chance,
 * which helped it to be chosen, does not also make it look better.
 */
import { think } from '@traque/bots';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, AnyView, OpaqueState, Seat } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import type { Action } from '@traque/engine/core/match';
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
  /** Candidates; where there are more, the bots' and a sample. */
  readonly candidates: number;
  /** Worlds in which all candidates are tried, and those in which the best few are. */
  readonly firstWorlds: number;
  readonly worlds: number;
}

const FINALISTS = 4;
/** A difference counts if it is more than this many standard errors (one-sided 95 %): what may be noise is no slip. */
const SURE = 1.64;
/** The bots' candidates end by their effort; this much time is never used. */
const AMPLE_MS = 1e9;

interface Candidate {
  readonly action: Action;
  readonly values: number[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Candidates in the same worlds, with the same draws. */
class Trials {
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

/** The played action first, then the bots' ideas, then others, up to a number. */
function candidatesOf(
  game: AnyGame,
  view: AnyView,
  world: OpaqueState,
  played: Action,
  most: number,
  chance: FastChance,
): Action[] {
  const all = [...game.legal(world).actions];
  for (let last = all.length - 1; last > 0; last--) {
    const pick = chance.below(last + 1);
    [all[last], all[pick]] = [all[pick]!, all[last]!];
  }
  if (all.length === 1) return [played];
  const seed = `${chance.below(2 ** 31)}`;
  const ideas = think({ view, level: 'normal', ms: AMPLE_MS, seed }).considered.map(({ action }) => action);
  const found: Action[] = [played];
  for (const action of [...ideas, ...all])
    if (found.length < most && !found.some((other) => jsonEqual(other, action))) found.push(action);
  return found;
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
  const trials = new Trials(game, view, seat, value, chance);
  const fresh = (action: Action): Candidate => ({ action, values: [] });
  const all = candidatesOf(game, view, trials.world(), played, effort.candidates, chance).map(fresh);
  const own = fresh(played);
  if (all.length === 1) {
    const known = mean(trials.run(effort.firstWorlds, [own]));
    return { played: mean(own.values), best: mean(own.values), action: played, loss: 0, error: 0, known };
  }
  const ranked = (some: readonly Candidate[]): Candidate[] => some.toSorted((a, b) => mean(b.values) - mean(a.values));
  trials.run(effort.firstWorlds, all);
  const finalists = ranked(all.slice(1)).slice(0, FINALISTS);
  // Half of the worlds choose among the finalists, the other half compares.
  trials.run(effort.worlds / 2, finalists);
  const best = fresh(ranked(finalists)[0]!.action);
  const before = trials.run(effort.worlds / 2, [own, best]);
  const judged = { ...comparison(own, best), known: mean(before) };
  if (judged.loss === 0) return judged;
  const reasons = reasonsAgainst(game, view, seat, { better: judged.action, played }, seed);
  return reasons.length === 0 ? judged : { ...judged, reasons };
}

function comparison(own: Candidate, best: Candidate): Omit<Slip, 'known'> {
  const differences = best.values.map((each, i) => each - own.values[i]!);
  const loss = mean(differences);
  const variance = mean(differences.map((each) => (each - loss) ** 2));
  const error = Math.sqrt(variance / Math.max(1, differences.length - 1));
  const played = mean(own.values);
  return loss > SURE * error
    ? { played, best: mean(best.values), action: best.action, loss, error }
    : { played, best: played, action: own.action, loss: 0, error };
}
