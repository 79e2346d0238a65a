/**
 * Mâamut: our `hard` at a second per move against boardgame.io's MCTSBot at its defaults, by the same rules. MCTSBot gets
 * the whole state, as its framework hands it out; ours gets a view. Time is processor time: a busy machine weakens
 * neither. TRAQUE_GAMES, TRAQUE_MS and TRAQUE_ITERATIONS set the number of games, the time and the iterations.
 */
import { createRequire } from 'node:module';
import { think } from '@traque/bots';
import { processorClock } from '@traque/bots/threads/clocks';
import type { AnyView, Position } from '@traque/engine/core/game';
import { maamut } from '@traque/engine/maamut/index';
import type { StateJson } from '@traque/engine/maamut/protocol';
import type { Ctx, Game, State } from 'boardgame.io';
import { boardgameOf, type G, type Move } from './boardgame.ts';
import { asMove, type Pair, peerOn, stepBoth } from './peer.ts';
import { startingPosition } from './position.ts';
import { shareOf } from '../bots/share.ts';
import { median, printTable, short } from '../report.ts';

interface Bot {
  play(state: State<G>, playerID: string): Promise<{ action: { payload: { type: Move[0]; args: number[] } } }>;
}
interface Ai {
  MCTSBot: new (setup: {
    game: Game<G>;
    enumerate: (g: G, ctx: Ctx) => { move: string; args: number[] }[];
    seed: string;
    iterations: number;
    playoutDepth: number;
  }) => Bot;
}
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as Ai;

const GAMES = Number(process.env['TRAQUE_GAMES'] ?? 2);
const MS = Number(process.env['TRAQUE_MS'] ?? 1000);
const ITERATIONS = Number(process.env['TRAQUE_ITERATIONS'] ?? 1000);
const PLAYOUT_DEPTH = 50;
const MOST_PLIES = 400;

interface Played {
  readonly winner: number | null;
  readonly plies: number;
}

const speeds = { ours: [] as number[], theirs: [] as number[] };

/** One game on a board of its own; `seat` is ours. */
async function play(seed: string, seat: number): Promise<Played> {
  const position = startingPosition(2, seed);
  const peer = peerOn(position);
  const bot = botFor(maamut.write(position) as StateJson, seed);
  const pair: Pair = { ours: maamut.clone(position), theirs: peer.root };
  let plies = 0;
  for (let acting = maamut.toAct(pair.ours); acting !== null && plies < MOST_PLIES; acting = maamut.toAct(pair.ours)) {
    const move =
      acting === seat ? ourMove(pair, acting, peer.names, `${seed} ${plies}`) : await theirMove(bot, pair, acting);
    stepBoth(peer, pair, move, `${seed} ${plies}`);
    plies++;
  }
  return { winner: maamut.result(pair.ours)?.winners[0] ?? null, plies };
}

/** MCTSBot credits a win to the player whose ID, a text, is the winner: it is told so in its own words. */
function botFor(json: StateJson, seed: string): Bot {
  const { game, enumerate } = boardgameOf(json);
  const endIf: Game<G>['endIf'] = ({ G: g }) => (g.winner === null ? undefined : { winner: String(g.winner) });
  return new MCTSBot({
    game: { ...game, endIf },
    enumerate: (g, ctx) => enumerate(g, ctx).map(([move, ...args]) => ({ move, args })),
    seed,
    iterations: ITERATIONS,
    playoutDepth: PLAYOUT_DEPTH,
  });
}

function ourMove(pair: Pair, seat: number, names: readonly string[], seed: string): Move {
  const view = maamut.view(pair.ours, seat) as Position as AnyView;
  const start = processorClock();
  const { action, effort } = think({ view, level: 'hard', ms: MS, seed }, processorClock);
  // A win at once is taken without a search.
  if (effort > 0) speeds.ours.push((1000 * effort) / (processorClock() - start));
  return asMove(action as Parameters<typeof asMove>[0], names);
}

async function theirMove(bot: Bot, { theirs }: Pair, seat: number): Promise<Move> {
  const start = processorClock();
  const { type, args } = (await bot.play(theirs, String(seat))).action.payload;
  speeds.theirs.push((1000 * ITERATIONS) / (processorClock() - start));
  return [type, ...args];
}

export async function run(): Promise<void> {
  const results: Played[] = [];
  let won = 0;
  for (let game = 0; game < GAMES; game++) {
    const seat = game % 2;
    // Each board is played once from each seat.
    const played = await play(`mcts-bot ${Math.floor(game / 2)}`, seat);
    results.push(played);
    if (played.winner === seat) won++;
    // A game takes minutes: show the progress.
    if (GAMES > 2) console.error(`${won} of ${results.length} won, ${played.plies} plies`);
  }
  console.log(`hard at ${MS} ms against MCTSBot with ${ITERATIONS} iterations, depth ${PLAYOUT_DEPTH}, two players.`);
  printTable(
    ['', 'games', 'won by hard', 'plies (median)', 'iterations/s, hard', 'iterations/s, MCTSBot'],
    [
      [
        'Mâamut',
        String(results.length),
        shareOf(won, results.length),
        String(median(results.map(({ plies }) => plies))),
        short(median(speeds.ours)),
        short(median(speeds.theirs)),
      ],
    ],
  );
}
