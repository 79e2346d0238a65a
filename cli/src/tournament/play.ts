/**
 * Plays one match. A bot thinks on the calling thread, one with several threads also on others, and only what a thread
 * does itself counts as its time: games played at once, or a busy machine, take nothing from anybody's strength.
 */
import { LuckMeter } from '@traque/analysis/luck-meter';
import { yardstickOf } from '@traque/analysis/values';
import { manifests as bots, type Thought } from '@traque/bots';
import type { SearchPool } from '@traque/bots/threads/search-pool';
import { budget } from '@traque/bots/core/clock';
import { processorClock } from '@traque/bots/threads/clocks';
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, OpaqueState, Seat } from '@traque/engine/core/game';
import { manifests } from '../games/index.ts';
import { type Entrant, isPlain, type Match, type Outcome } from './contest.ts';

/** Far beyond any game bots play; one that reaches it is counted as undecided. */
const MOST_ACTIONS = 20_000;
/** What bots promise to keep within. */
const LATE_MS = 20;

export async function play(match: Match, pool: SearchPool): Promise<Outcome> {
  const game = gameNamed(match.game)!;
  // The table's luck has a stream of its own, so that thinking longer does not change the dice.
  const luck = new FastChance(`${match.seed} luck`);
  const state = game.create(match.players, match.options, luck);
  const value = match.luck === true ? yardstickOf(match.game)?.value : undefined;
  const meter = value && new LuckMeter(game, value, state, match, `${match.seed} meter`);
  const failed = match.seats.map(() => 0);
  const late = match.seats.map(() => 0);
  const effort = match.seats.map(() => 0);
  const spent = match.seats.map(() => 0);
  let actions = 0;
  for (let seat = game.toAct(state); seat !== null && actions < MOST_ACTIONS; seat = game.toAct(state)) {
    const entrant = match.seats[seat]!;
    const begin = processorClock();
    const choice = await choose(pool, game, state, seat, entrant, `${match.key} ${actions}`);
    const took = processorClock() - begin;
    effort[seat]! += choice.effort;
    spent[seat]! += took;
    if (choice.failed) failed[seat]!++;
    if (took > entrant.ms + LATE_MS) late[seat]!++;
    const before = meter && game.clone(state);
    game.apply(state, choice.action, luck);
    if (before !== undefined) meter?.add(before, choice.action, state);
    actions++;
  }
  const result = game.result(state);
  return {
    key: match.key,
    winners: result?.winners ?? [],
    reason: result?.reason ?? null,
    actions,
    speed: effort.map((done, seat) => Math.round((1000 * done) / Math.max(1, spent[seat]!))),
    failed,
    late,
    ...(meter === undefined || result === null ? {} : { luck: meter.luck }),
  };
}

/** The plain search of a game with that name, if there is one. */
export const plainSearchOf = ({ name }: AnyGame, search: string) =>
  bots.find(({ game }) => game === name)?.plain?.[search];

async function choose(
  pool: SearchPool,
  game: AnyGame,
  state: OpaqueState,
  seat: Seat,
  { level, ms, threads, restriction }: Entrant,
  seed: string,
) {
  try {
    const view = game.view(state, seat);
    const thought = isPlain(level)
      ? plainSearchOf(game, level)!({ view, level: 'hard', ms, seed }, seat, budget(ms, processorClock))
      : await pool.think({ view, level, ms, seed }, threads, 'processor');
    const { effort } = thought;
    const action =
      restriction === undefined ? thought.action : await restricted(restriction, game, state, thought, seed);
    if (game.refusal(state, seat, action) === null) return { action, effort, failed: false };
  } catch {
    // Counted below: a bot that throws has made an error, the tournament goes on.
  }
  return { action: game.sample(state, new FastChance(seed)), effort: 0, failed: true };
}

async function restricted(name: string, game: AnyGame, state: OpaqueState, thought: Thought, seed: string) {
  const known = await manifests.find((manifest) => manifest.name === game.name)?.restrictions?.();
  return known![name]!(game, state, thought, seed);
}
