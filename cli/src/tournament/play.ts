/** Plays one match on the calling thread. */
import { think } from '@traque/bots';
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, OpaqueState, Seat } from '@traque/engine/core/game';
import type { Entrant, Match, Outcome } from './contest.ts';

/** Far beyond any game bots play; one that reaches it is counted as undecided. */
const MOST_ACTIONS = 20_000;
/** A bot may be late by what the machine takes; beyond it is an error. */
const LATE_MS = 250;

export function play(match: Match): Outcome {
  const game = gameNamed(match.game)!;
  // The table's luck has a stream of its own, so that thinking longer does not change the dice.
  const luck = new FastChance(`${match.seed} luck`);
  const state = game.create(match.players, match.options, luck);
  const errors = match.seats.map(() => 0);
  const effort = match.seats.map(() => 0);
  const spent = match.seats.map(() => 0);
  let actions = 0;
  for (let seat = game.toAct(state); seat !== null && actions < MOST_ACTIONS; seat = game.toAct(state)) {
    const entrant = match.seats[seat]!;
    const begin = performance.now();
    const choice = choose(game, state, seat, entrant, `${match.key} ${actions}`);
    const took = performance.now() - begin;
    effort[seat]! += choice.effort;
    spent[seat]! += took;
    if (choice.failed || took > entrant.ms + LATE_MS) errors[seat]!++;
    game.apply(state, choice.action, luck);
    actions++;
  }
  const result = game.result(state);
  return {
    key: match.key,
    winners: result?.winners ?? [],
    reason: result?.reason ?? null,
    actions,
    speed: effort.map((done, seat) => Math.round((1000 * done) / Math.max(1, spent[seat]!))),
    errors,
  };
}

function choose(game: AnyGame, state: OpaqueState, seat: Seat, { level, ms }: Entrant, seed: string) {
  try {
    const { action, effort } = think({ view: game.view(state, seat), level, ms, seed });
    if (game.refusal(state, seat, action) === null) return { action, effort, failed: false };
  } catch {
    // Counted below: a bot that throws has made an error, the tournament goes on.
  }
  return { action: game.sample(state, new FastChance(seed)), effort: 0, failed: true };
}
