/**
 * Do better players slip less? Measured in two ways:
 *
 * - as played: each level against itself, because at a mixed table the weak would have little left to lose;
 * - in the same positions: each level chooses in positions of games between `normal`. Levels play games of different
 *   lengths and with different stakes; here only the choices differ.
 */
import { type Level, levels } from '@traque/bots';
import type { AnyGame } from '@traque/engine/core/game';
import { replay } from '@traque/engine/core/record';
import { accountOf, billEntries } from './bill.ts';
import { mean, variance } from './reliability.ts';
import { sampleGame, thought } from './sample-game.ts';
import { judgeSlip, type SlipEffort } from './slip.ts';
import type { ReferenceValue } from './value.ts';

/** What slips cost in one game, and in how many actions: per seat as played, of all seats in the same positions. */
export interface SlipSample {
  readonly level: Level;
  readonly number: number;
  readonly loss: number;
  readonly actions: number;
}

/** Some or all of the games with a number; one that was too long has none. */
export type Sampler = (
  game: AnyGame,
  value: ReferenceValue,
  players: number,
  number: number,
  effort: SlipEffort,
  compared?: readonly Level[],
) => SlipSample[];

/** The seeds are `slips GAME LEVEL NUMBER`. */
export const slipsAsPlayed: Sampler = (game, value, players, number, effort, compared = levels) =>
  compared.flatMap((level): SlipSample[] => {
    const seed = `slips ${game.name} ${level} ${number}`;
    const seats = Array.from({ length: players }, () => level);
    const record = sampleGame(game, seats, seed);
    if (record.result === null) return [];
    // Slips alone: no draws are repeated.
    const entries = [...billEntries(record, game, value, seed, { ...effort, draws: 1, setUps: 1 })];
    const loss = mean(seats.map((_, seat) => accountOf(entries, seat).slips));
    return [{ level, number, loss, actions: record.actions.length / players }];
  });

/** Decisions of a game in which all levels choose. */
const DECISIONS = 12;

/** The seeds are `same positions GAME PLAYERS NUMBER`. */
export const slipsInSamePositions: Sampler = (game, value, players, number, effort, compared = levels) => {
  const secret = `same positions ${game.name} ${players} ${number}`;
  const seats = Array.from({ length: players }, () => 'normal' as const);
  const record = sampleGame(game, seats, secret);
  const decisions = [...replay(record, game)].filter(({ match: { state } }) => {
    return game.result(state) === null && game.legal(state).actions.length > 1;
  });
  const every = Math.max(1, Math.floor(decisions.length / DECISIONS));
  const chosen = decisions.filter((_, i) => i % every === 0).slice(0, DECISIONS);
  return compared.map((level) => {
    const losses = chosen.map(({ match: { state, actions } }) => {
      const seat = game.toAct(state)!;
      const seed = `${secret} ${actions}`;
      const { action } = thought(level, game.view(state, seat), seed);
      return judgeSlip(game, state, seat, action, value, effort, `${seed} slip`).loss;
    });
    return { level, number, loss: losses.reduce((sum, each) => sum + each, 0), actions: losses.length };
  });
};

/** A mean and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export interface LevelSlips {
  readonly level: Level;
  readonly games: number;
  readonly perGame: Estimate;
  readonly perAction: Estimate;
  /** Per action: by how much the next weaker level slips more. Null for the weakest. */
  readonly lessThanWeaker: Estimate | null;
}

/** Every game counts by its length. The error is that of a ratio: of what each game lost more than its length explains. */
function perActionOf(samples: readonly SlipSample[]): Estimate & { readonly rests: ReadonlyMap<number, number> } {
  const actions = mean(samples.map((each) => each.actions));
  const perAction = mean(samples.map(({ loss }) => loss)) / actions;
  const rests = new Map(samples.map((each) => [each.number, (each.loss - perAction * each.actions) / actions]));
  return { mean: perAction, error: Math.sqrt(variance([...rests.values()]) / samples.length), rests };
}

/** Best level last, as in `levels`. `paired`: the games with the same number are about the same positions. */
export function slipsByLevel(samples: readonly SlipSample[], paired: boolean): LevelSlips[] {
  const present = levels.filter((level) => samples.some((sample) => sample.level === level));
  const of = (level: Level): SlipSample[] => samples.filter((sample) => sample.level === level);
  return present.map((level, i) => {
    const own = of(level);
    const losses = own.map(({ loss }) => loss);
    const { rests, ...perAction } = perActionOf(own);
    const weaker = i === 0 ? null : perActionOf(of(present[i - 1]!));
    const differences = [...rests].flatMap(([number, rest]) => {
      const other = weaker?.rests.get(number);
      return other === undefined ? [] : [other - rest];
    });
    const error = paired
      ? Math.sqrt(variance(differences) / differences.length)
      : Math.hypot(perAction.error, weaker?.error ?? 0);
    return {
      level,
      games: own.length,
      perGame: { mean: mean(losses), error: Math.sqrt(variance(losses) / losses.length) },
      perAction,
      lessThanWeaker: weaker === null ? null : { mean: weaker.mean - perAction.mean, error },
    };
  });
}
