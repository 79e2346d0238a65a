/** The same rules under boardgame.io, as it wants a game written: plain reducers over its drafted state, its turns and its stages. */
import type { Ctx, FnContext, Game } from 'boardgame.io';
import type { StateJson } from '@traque/engine/maamut/protocol';
import { flightDir, tablesOf } from './boardgame-tables.ts';

interface Hunter {
  at: number;
  hand: number[];
  traps: number;
  removed: boolean;
}

export interface G {
  mammoth: number;
  hunters: Hunter[];
  /** By cell: the owner, or -1. */
  traps: number[];
  /** Next card last. */
  draw: number[];
  discard: number[];
  turnsTaken: number[];
  flight: { dir: number; left: number; mammothDir: number; mammothLeft: number; from: number } | null;
  /** The seat that must choose where to run, or null. */
  panicking: number | null;
  winner: number | 'mammoth' | null;
}

export type Move = readonly [name: 'move' | 'pass' | 'setTrap' | 'liftTrap' | 'flee', ...args: number[]];

type Context = FnContext<G>;

const INVALID_MOVE = 'INVALID_MOVE';

export function boardgameOf(json: StateJson) {
  const tables = tablesOf(json.tiles);
  const { names, grass, next, open } = tables;
  const vanish = json.options.fallenTraps === 'vanish';
  const limit = json.options.huntLimit ?? Infinity;

  const seatOf = (ctx: Ctx) => Number(ctx.currentPlayer);
  const alone = (g: G, seat: number) => g.hunters.every(({ at }, i) => i === seat || at !== g.hunters[seat]!.at);
  const free = (g: G, cell: number) => cell >= 0 && cell !== g.flight!.from && g.hunters.every(({ at }) => at !== cell);
  const refuges = (g: G) => next[g.mammoth]!.filter((cell) => free(g, cell));
  const mayMove = (g: G, seat: number, card: number, dir: number) =>
    g.hunters[seat]!.hand.includes(card) && open[g.hunters[seat]!.at]![card]![dir]!;
  const maySet = (g: G, seat: number) => {
    const { at, traps } = g.hunters[seat]!;
    return traps > 0 && grass[at]! && g.traps[at] === -1 && alone(g, seat);
  };
  const mayLift = (g: G, seat: number) => g.traps[g.hunters[seat]!.at] !== -1 && alone(g, seat);

  function remove(g: G, seat: number): void {
    const hunter = g.hunters[seat]!;
    g.discard.push(...hunter.hand);
    hunter.at = -1;
    hunter.hand = [];
    hunter.removed = true;
    if (vanish) g.traps = g.traps.map((owner) => (owner === seat ? -1 : owner));
  }

  function playCard({ G: g, ctx }: Context, card: number): void {
    const { hand } = g.hunters[seatOf(ctx)]!;
    hand.splice(hand.indexOf(card), 1);
    g.discard.push(card);
  }

  function drawBack({ G: g, ctx, random }: Context): void {
    const { hand, removed } = g.hunters[seatOf(ctx)]!;
    if (removed) return;
    while (hand.length < 3) {
      hand.push(g.draw.pop()!);
      if (g.draw.length > 0) continue;
      g.draw = random.Shuffle(g.discard);
      g.discard = [];
    }
  }

  function endTurn({ G: g, ctx, events }: Context): void {
    const seat = seatOf(ctx);
    g.turnsTaken[seat]!++;
    const living = g.hunters.filter(({ removed }) => !removed);
    const reached = living.some(({ at }) => tables.reach[at]!.has(g.mammoth));
    const survived = g.hunters.every(({ removed }, i) => removed || g.turnsTaken[i]! >= limit);
    if (!reached || !tables.catchable[g.mammoth] || survived) {
      g.winner = 'mammoth';
      return;
    }
    let following = seat;
    do following = (following + 1) % g.hunters.length;
    while (g.hunters[following]!.removed);
    events.endTurn({ next: String(following) });
  }

  /** Everybody on the mammoth's tile runs; false when one has to choose. */
  function panic({ G: g, ctx, events }: Context): boolean {
    for (let i = 1; i < g.hunters.length; i++) {
      const seat = (seatOf(ctx) + i) % g.hunters.length;
      if (g.hunters[seat]!.at !== g.mammoth) continue;
      const to = refuges(g);
      if (to.length > 1) {
        g.panicking = seat;
        events.setActivePlayers({ value: { [seat]: 'panic' } });
        return false;
      }
      if (to.length === 1) g.hunters[seat]!.at = to[0]!;
      else remove(g, seat);
    }
    return true;
  }

  function run(context: Context): void {
    const { G: g, ctx } = context;
    const flight = g.flight!;
    g.panicking = null;
    while (panic(context)) {
      if (flight.mammothLeft === 0) {
        const hunter = g.hunters[seatOf(ctx)]!;
        for (; flight.left > 0; flight.left--) hunter.at = next[hunter.at]![flight.dir]!;
        g.flight = null;
        drawBack(context);
        endTurn(context);
        return;
      }
      flight.from = g.mammoth;
      flight.mammothLeft--;
      g.mammoth = next[g.mammoth]![flight.mammothDir]!;
      if (g.traps[g.mammoth] === -1) continue;
      g.winner = g.traps[g.mammoth]!;
      g.flight = null;
      return;
    }
  }

  function move(context: Context, card: number, dir: number) {
    const { G: g, ctx } = context;
    const seat = seatOf(ctx);
    if (!mayMove(g, seat, card, dir)) return INVALID_MOVE;
    playCard(context, card);
    const hunter = g.hunters[seat]!;
    for (let left = card - 1; left >= 0; left--) {
      hunter.at = next[hunter.at]![dir]!;
      if (hunter.at !== g.mammoth) continue;
      const mammothDir = flightDir(open, g.mammoth, dir, card);
      if (mammothDir === undefined) {
        remove(g, seat);
        break;
      }
      g.flight = { dir, left, mammothDir, mammothLeft: card, from: g.mammoth };
      run(context);
      return undefined;
    }
    drawBack(context);
    endTurn(context);
    return undefined;
  }

  function pass(context: Context, card: number) {
    if (!context.G.hunters[seatOf(context.ctx)]!.hand.includes(card)) return INVALID_MOVE;
    playCard(context, card);
    drawBack(context);
    endTurn(context);
    return undefined;
  }

  function setTrap(context: Context) {
    const { G: g, ctx } = context;
    const seat = seatOf(ctx);
    if (!maySet(g, seat)) return INVALID_MOVE;
    g.hunters[seat]!.traps--;
    g.traps[g.hunters[seat]!.at] = seat;
    endTurn(context);
    return undefined;
  }

  function liftTrap(context: Context) {
    const { G: g, ctx } = context;
    const seat = seatOf(ctx);
    if (!mayLift(g, seat)) return INVALID_MOVE;
    const { at } = g.hunters[seat]!;
    const owner = g.hunters[g.traps[at]!]!;
    if (!owner.removed) owner.traps++;
    g.traps[at] = -1;
    endTurn(context);
    return undefined;
  }

  function flee(context: Context, cell: number) {
    const { G: g } = context;
    if (!next[g.mammoth]!.includes(cell) || !free(g, cell)) return INVALID_MOVE;
    g.hunters[g.panicking!]!.at = cell;
    run(context);
    return undefined;
  }

  const game: Game<G> = {
    setup: () => structuredClone(positionOf(json, names)),
    disableUndo: true,
    turn: {
      order: { first: () => json.turn, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
      stages: { panic: { moves: { flee } } },
    },
    endIf: ({ G: g }) => (g.winner === null ? undefined : { winner: g.winner }),
    moves: { move, pass, setTrap, liftTrap },
  };

  /** What `ai.enumerate` would answer: every legal move of the player to act. */
  function enumerate(g: G, ctx: Ctx): Move[] {
    if (g.panicking !== null) return refuges(g).map((cell) => ['flee', cell]);
    const seat = seatOf(ctx);
    const cards = [1, 2, 3].filter((card) => g.hunters[seat]!.hand.includes(card));
    const moves: Move[] = [];
    for (const card of cards)
      for (let dir = 0; dir < 6; dir++) if (mayMove(g, seat, card, dir)) moves.push(['move', card, dir]);
    for (const card of cards) moves.push(['pass', card]);
    if (maySet(g, seat)) moves.push(['setTrap']);
    if (mayLift(g, seat)) moves.push(['liftTrap']);
    return moves;
  }

  return { game, enumerate, names };
}

/** An engine state in the peer's words. */
export function positionOf(json: StateJson, names: readonly string[]): G {
  const { flight, result, phase } = json;
  return {
    mammoth: names.indexOf(json.mammoth),
    hunters: json.hunters.map(({ at, hand, traps, removed }) => ({
      at: at === null ? -1 : names.indexOf(at),
      hand: [...hand],
      traps,
      removed,
    })),
    traps: names.map((name) => json.traps[name] ?? -1),
    draw: json.draw.toReversed(),
    discard: [...json.discard],
    turnsTaken: [...json.turnsTaken],
    flight: flight && {
      dir: flight.hunterDir,
      left: flight.hunterLeft,
      mammothDir: flight.mammothDir,
      mammothLeft: flight.mammothLeft,
      from: names.indexOf(flight.from),
    },
    panicking: phase === 'panic' ? json.toAct : null,
    winner: result && (result.winners[0] ?? 'mammoth'),
  };
}
