/** Random playouts under boardgame.io's bare reducer, and the proof that it plays the same rules. */
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { FastChance } from '@traque/engine/core/chance';
import { maamut } from '@traque/engine/maamut/index';
import type { Action, Card, StateJson } from '@traque/engine/maamut/protocol';
import type { State as EngineState } from '@traque/engine/maamut/state';
import type { Game, State } from 'boardgame.io';
import { cpuNanoseconds } from '../report.ts';
import { boardgameOf, type G, type Move, positionOf } from './boardgame.ts';
import { CAP, type Slice } from './playouts.ts';

/** What of its internals is used; the package has no entry for them that an import finds. */
interface Internal {
  InitializeGame: (setup: { game: Game<G>; numPlayers: number }) => State<G>;
  CreateGameReducer: (setup: { game: Game<G> }) => (state: State<G>, action: object) => State<G>;
}
const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;

const makeMove = ([type, ...args]: Move, seat: number | string) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID: String(seat) },
});

export function peerOn(position: EngineState) {
  const json = maamut.write(position) as StateJson;
  const { game, enumerate, names } = boardgameOf(json);
  const reduce = CreateGameReducer({ game });
  const root = InitializeGame({ game, numPlayers: json.players });
  const step = (state: State<G>, move: Move) =>
    reduce(state, makeMove(move, state.G.panicking ?? state.ctx.currentPlayer));
  return { root, step, enumerate, names };
}

type Peer = ReturnType<typeof peerOn>;

export function peerPlayouts({ root, step, enumerate }: Peer, seed: number, count: number): Slice {
  const chance = new FastChance(seed);
  let moves = 0;
  const start = cpuNanoseconds();
  for (let i = 0; i < count; i++) {
    let state = root;
    let plies = 0;
    for (; state.ctx.gameover === undefined && plies < CAP; plies++) {
      const legal = enumerate(state.G, state.ctx);
      state = step(state, legal[chance.below(legal.length)]!);
    }
    moves += plies;
  }
  return { moves, nanoseconds: cpuNanoseconds() - start, checksum: 0 };
}

/** Plays the same random games on both; throws where they differ in what is legal or in what happens. */
export function checkSameRules(position: EngineState, seed: number, games: number): void {
  const peer = peerOn(position);
  const chance = new FastChance(seed);
  for (let i = 0; i < games; i++) {
    const pair: Pair = { ours: maamut.clone(position), theirs: peer.root };
    for (let plies = 0; plies < CAP && maamut.toAct(pair.ours) !== null; plies++) {
      const legal = peer.enumerate(pair.theirs.G, pair.theirs.ctx);
      const actions = legal.map((move) => asAction(move, peer.names));
      same(new Set(maamut.legal(pair.ours).actions.map(key)), new Set(actions.map(key)), 'legal');
      const pick = chance.below(legal.length);
      stepBoth(peer, pair, legal[pick]!, `${seed} ${i} ${plies}`);
      const json = maamut.write(pair.ours) as StateJson;
      same(positionOf(json, peer.names), pair.theirs.G, 'state');
      same(String(json.turn), pair.theirs.ctx.currentPlayer, 'turn');
    }
    same(maamut.result(pair.ours) !== null, pair.theirs.ctx.gameover !== undefined, 'over');
  }
}

/** One game on both. */
export interface Pair {
  ours: EngineState;
  theirs: State<G>;
}

/** The same move on both. Each shuffles by its own chance: the engine goes on with the other's new pile. */
export function stepBoth(peer: Peer, pair: Pair, move: Move, seed: string): void {
  let shuffled = false;
  maamut.apply(
    pair.ours,
    asAction(move, peer.names),
    new FastChance(seed),
    ({ type }) => (shuffled ||= type === 'reshuffle'),
  );
  pair.theirs = peer.step(pair.theirs, move);
  if (shuffled) pair.ours = maamut.read({ ...maamut.write(pair.ours), draw: pair.theirs.G.draw.toReversed() });
}

function same(ours: unknown, theirs: unknown, what: string): void {
  if (isDeepStrictEqual(ours, theirs)) return;
  throw new Error(`boardgame.io plays other rules (${what}): ${JSON.stringify({ ours, theirs })}`);
}

const key = (action: Action) => JSON.stringify(action);

function asAction([type, first, second]: Move, names: readonly string[]): Action {
  if (type === 'move') return { type, card: first as Card, dir: second! };
  if (type === 'pass') return { type, card: first as Card };
  return type === 'flee' ? { type, to: names[first!]! } : { type };
}

/** An action in the peer's words. */
export function asMove(action: Action, names: readonly string[]): Move {
  switch (action.type) {
    case 'move':
      return ['move', action.card, action.dir];
    case 'pass':
      return ['pass', action.card];
    case 'flee':
      return ['flee', names.indexOf(action.to)];
    case 'setTrap':
    case 'liftTrap':
      return [action.type];
    case 'place':
      throw new RangeError('hunters are placed before the game begins');
  }
}
