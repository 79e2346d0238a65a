/** One request of the protocol, answered (docs/protocol.md). Whatever comes in, an answer goes out. */
import { levels } from '@traque/bots';
import { SearchPool } from '@traque/bots/threads/search-pool';
import { gameNamed, games } from '@traque/engine';
import { type Chance, ChanceNeeded, noChance, SecureChance } from '@traque/engine/core/chance';
import { object, text, whole } from '@traque/engine/core/check';
import type { AnyGame, AnyView, GameEvent, OpaqueState } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import { refusalInEnglish } from './refusal-text.ts';

export interface Answer {
  readonly id?: unknown;
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

type Request = Readonly<Record<string, unknown>>;
type Outcome = Readonly<Record<string, unknown>>;

const MAX_THINKING_MS = 600_000;
const MAX_THREADS = 64;
/** Threads are made when a request asks for them, and kept warm for the next. */
const pool = new SearchPool();

function gameFrom(name: unknown, at: string): AnyGame {
  const game = gameNamed(text(name, at));
  if (game === undefined)
    throw new Malformed(at, `no such game; there are ${games.map((each) => each.name).join(', ')}`);
  return game;
}

function position(request: Request): { game: AnyGame; state: OpaqueState } {
  const json = object(request['state'], 'state');
  const game = gameFrom(json['game'], 'state.game');
  return { game, state: game.read(json) };
}

function chanceFrom(seed: unknown): Chance {
  return seed === undefined || seed === null ? noChance : new SecureChance(text(seed, 'seed'));
}

function listGames(): Outcome {
  return {
    ok: true,
    games: games.map(({ name, version, players, options }) => ({
      game: name,
      rules: version,
      minPlayers: players.min,
      maxPlayers: players.max,
      options,
    })),
  };
}

function create(request: Request): Outcome {
  const game = gameFrom(request['game'], 'game');
  const { min, max } = game.players;
  const players = whole(request['players'], 'players', min, max);
  const options = request['options'] === undefined ? {} : object(request['options'], 'options');
  const state = game.create(players, options, new SecureChance(text(request['seed'], 'seed')));
  return { ok: true, state: game.write(state) };
}

function legal(request: Request): Outcome {
  const { game, state } = position(request);
  const { actions, complete } = game.legal(state);
  return { ok: true, seat: game.toAct(state), actions, complete };
}

async function apply(request: Request): Promise<Outcome> {
  const { game, state } = position(request);
  const { seat, action } = request;
  // A seat that is not at this table is refused by the game, like one out of turn.
  if (typeof seat !== 'number') throw new Malformed('seat', 'must be a number');
  const refusal = game.refusal(state, seat, action);
  if (refusal !== null) return { ok: false, rule: refusal.rule, error: await refusalInEnglish(game.name, refusal) };
  const events: GameEvent[] = [];
  game.apply(state, action as { type: string }, chanceFrom(request['seed']), (event) => events.push(event));
  return { ok: true, state: game.write(state), events };
}

function view(request: Request): Outcome {
  const { game, state } = position(request);
  const { seat } = request;
  const viewer = seat === null ? null : whole(seat, 'seat', 0, game.write(state).players - 1);
  return { ok: true, view: game.view(state, viewer) };
}

async function choose(request: Request): Promise<Outcome> {
  const seen = object(request['view'], 'view');
  gameFrom(seen['game'], 'view.game');
  const level = levels.find((each) => each === request['bot']);
  if (level === undefined) throw new Malformed('bot', `must be one of ${levels.join(', ')}`);
  const ms = whole(request['ms'] ?? 500, 'ms', 1, MAX_THINKING_MS);
  const seed = text(request['seed'] ?? '', 'seed');
  const threads = whole(request['threads'] ?? 1, 'threads', 1, MAX_THREADS);
  const { action, considered } = await pool.think({ view: seen as unknown as AnyView, level, ms, seed }, threads);
  return { ok: true, action, considered };
}

const commands: Readonly<Record<string, (request: Request) => Outcome | Promise<Outcome>>> = {
  games: listGames,
  new: create,
  legal,
  apply,
  view,
  choose,
};

function outcome(request: Request): Outcome | Promise<Outcome> {
  const name = request['cmd'];
  const command = typeof name === 'string' && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Malformed('cmd', `must be one of ${Object.keys(commands).join(', ')}`);
  return command(request);
}

/** Errors the caller can understand keep their words; anything else is ours, and is said to be. */
function explain(error: unknown): string {
  if (error instanceof Malformed || error instanceof ChanceNeeded) return error.message;
  return `the engine failed on this request: ${error instanceof Error ? error.message : String(error)}`;
}

export async function answer(request: unknown): Promise<Answer> {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return { id: null, ok: false, error: 'a request is an object' };
  const { id } = request as Request;
  if (typeof id === 'object' && id !== null) return { id: null, ok: false, error: 'id: must be text or a number' };
  const label = id === undefined ? {} : { id };
  try {
    return { ...label, ok: true, ...(await outcome(request as Request)) };
  } catch (error) {
    return { ...label, ok: false, error: explain(error) };
  }
}
