/**
 * What an action gave away, judged on the mover's view alone. All candidates are tried in the same imagined worlds with
 * the same draws; the best few and the one that was played are then compared in fresh worlds, with equal effort.
 */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, OpaqueState, Seat } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import type { Action } from '@traque/engine/core/match';
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
}

/** Candidates of the first round; where there are more, they are a sample. */
const MAX_CANDIDATES = 40;
const FIRST_WORLDS = 12;
const FINALISTS = 4;

interface Candidate {
  readonly action: Action;
  readonly values: number[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Every candidate in the same worlds, with the same draws. */
function tryOut(
  game: AnyGame,
  worlds: readonly OpaqueState[],
  candidates: readonly Candidate[],
  seat: Seat,
  value: ReferenceValue,
  seed: string,
): void {
  const chance = new FastChance(seed);
  worlds.forEach((world, i) => {
    for (const { action, values } of candidates) {
      const state = game.clone(world);
      chance.reseed(`${seed} ${i}`);
      game.apply(state, action, chance);
      values.push(value.chances(state)[seat]!);
    }
  });
}

function candidatesOf(game: AnyGame, world: OpaqueState, played: Action, chance: FastChance): Action[] {
  const { actions } = game.legal(world);
  const others = actions.filter((action) => !jsonEqual(action, played));
  for (let last = others.length - 1; last > 0; last--) {
    const pick = chance.below(last + 1);
    [others[last], others[pick]] = [others[pick]!, others[last]!];
  }
  return [played, ...others.slice(0, MAX_CANDIDATES - 1)];
}

export function judgeSlip(
  game: AnyGame,
  state: OpaqueState,
  seat: Seat,
  played: Action,
  value: ReferenceValue,
  count: number,
  seed: string,
): Slip {
  // From here on only the view counts.
  const view = game.view(state, seat);
  const chance = new FastChance(seed);
  const imagine = (worlds: number): OpaqueState[] =>
    Array.from({ length: worlds }, () => game.imagine(view, seat, chance));
  const first = imagine(FIRST_WORLDS);
  const all = candidatesOf(game, first[0]!, played, chance).map((action): Candidate => ({ action, values: [] }));
  tryOut(game, first, all, seat, value, `${seed} first`);
  const [own, ...others] = all;
  const finalists = others.toSorted((a, b) => mean(b.values) - mean(a.values)).slice(0, FINALISTS);
  const worlds = imagine(count);
  const finals = [own!, ...finalists].map(({ action }): Candidate => ({ action, values: [] }));
  tryOut(game, worlds, finals, seat, value, `${seed} final`);
  const ownMean = mean(finals[0]!.values);
  const best = finals.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));
  const differences = best.values.map((each, i) => each - finals[0]!.values[i]!);
  const loss = mean(best.values) - ownMean;
  const spread = Math.sqrt(mean(differences.map((each) => (each - loss) ** 2)) / Math.max(1, count - 1));
  return {
    played: ownMean,
    best: mean(best.values),
    action: best.action,
    loss,
    error: spread,
    known: mean(worlds.map((world) => value.chances(world)[seat]!)),
  };
}
