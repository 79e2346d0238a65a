/** Games between bots, as records: what values are fitted to and measured on. The same secret gives the same game. */
import { type Level, think, type Thought } from '@traque/bots';
import type { AnyGame, AnyView } from '@traque/engine/core/game';
import { open, step, toAct } from '@traque/engine/core/match';
import type { GameRecord, RecordedAction } from '@traque/engine/core/record';
import { commitment } from '@traque/engine/core/seeds';
import { countingClock } from './counting-clock.ts';

/** Two bots can go round in circles; a game as long as this teaches nothing. */
const MAX_ACTIONS = 800;
/** `easy` and `normal` end by their effort; this much time is never used. */
const AMPLE_MS = 1e9;
/** `hard` thinks until its clock has been read this often: the same game on every machine. */
const HARD_READINGS = 60;

/** A level's choice, which is the same on every machine. */
export const thought = (level: Level, view: AnyView, seed: string): Thought =>
  think({ view, level, ms: level === 'hard' ? HARD_READINGS : AMPLE_MS, seed }, countingClock());

/** A seat that the rules would draw is seat 0, so that the same seat has the same part in every game. */
const optionsOf = (game: AnyGame): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(game.options).flatMap(([name, spec]) => ('type' in spec && spec.type === 'seat' ? [[name, 0]] : [])),
  );

/** A game between these levels, by seat; its result is null if it was too long. */
export function sampleGame(game: AnyGame, levels: readonly Level[], secret: string): GameRecord {
  const options = optionsOf(game);
  const actions: RecordedAction[] = [];
  let match = open(game, levels.length, options, { secret });
  for (let seat = toAct(match); seat !== null && actions.length < MAX_ACTIONS; seat = toAct(match)) {
    const seed = `${secret} ${actions.length}`;
    const level = levels[seat]!;
    const { action } = thought(level, game.view(match.state, seat), seed);
    actions.push({ seat, action, at: 0 });
    ({ match } = step(match, seat, action));
  }
  return {
    traque: 1,
    game: game.name,
    rules: game.version,
    options,
    seats: levels.map((kind) => ({ name: kind, kind })),
    commit: commitment(secret),
    secret,
    actions,
    result: game.result(match.state),
  };
}
