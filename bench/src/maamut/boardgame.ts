/** The same rules under boardgame.io, as plain reducers over its drafted state. */
import type { Game } from 'boardgame.io';
import type { StateJson } from '@traque/engine/maamut/protocol';
import { flightDir, type Tables, tablesOf } from './boardgame-tables.ts';

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
  turn: number;
  toAct: number;
  turnsTaken: number[];
  flight: { dir: number; left: number; mammothDir: number; mammothLeft: number; from: number } | null;
  panicking: boolean;
  winner: number | 'mammoth' | null;
}

export type Move = readonly [name: 'move' | 'pass' | 'setTrap' | 'liftTrap' | 'flee', ...args: number[]];

interface Random {
  Shuffle<T>(deck: T[]): T[];
}

const INVALID_MOVE = 'INVALID_MOVE';

export function boardgameOf(json: StateJson) {
  const tables = tablesOf(json.tiles);
  const { names, grass, next, open } = tables;
  const vanish = json.options.fallenTraps === 'vanish';
  const limit = json.options.huntLimit ?? Infinity;

  const alone = (g: G) => g.hunters.every(({ at }, seat) => seat === g.turn || at !== g.hunters[g.turn]!.at);
  const free = (g: G, cell: number) => cell >= 0 && cell !== g.flight!.from && g.hunters.every(({ at }) => at !== cell);
  const refuges = (g: G) => next[g.mammoth]!.filter((cell) => free(g, cell));
  const mayMove = (g: G, card: number, dir: number) =>
    !g.panicking && g.hunters[g.turn]!.hand.includes(card) && open[g.hunters[g.turn]!.at]![card]![dir]!;
  const maySet = (g: G) => {
    const { at, traps } = g.hunters[g.turn]!;
    return !g.panicking && traps > 0 && grass[at]! && g.traps[at] === -1 && alone(g);
  };
  const mayLift = (g: G) => !g.panicking && g.traps[g.hunters[g.turn]!.at] !== -1 && alone(g);

  function remove(g: G, seat: number): void {
    const hunter = g.hunters[seat]!;
    g.discard.push(...hunter.hand);
    hunter.at = -1;
    hunter.hand = [];
    hunter.removed = true;
    if (vanish) g.traps = g.traps.map((owner) => (owner === seat ? -1 : owner));
  }

  function playCard(g: G, card: number): void {
    const { hand } = g.hunters[g.turn]!;
    hand.splice(hand.indexOf(card), 1);
    g.discard.push(card);
  }

  function drawBack(g: G, random: Random): void {
    const { hand, removed } = g.hunters[g.turn]!;
    if (removed) return;
    while (hand.length < 3) {
      hand.push(g.draw.pop()!);
      if (g.draw.length > 0) continue;
      g.draw = random.Shuffle(g.discard);
      g.discard = [];
    }
  }

  function endTurn(g: G): void {
    g.turnsTaken[g.turn]!++;
    const living = g.hunters.filter(({ removed }) => !removed);
    const reached = living.some(({ at }) => tables.reach[at]!.has(g.mammoth));
    const survived = g.hunters.every(({ removed }, seat) => removed || g.turnsTaken[seat]! >= limit);
    if (!reached || !tables.catchable[g.mammoth] || survived) {
      g.winner = 'mammoth';
      return;
    }
    do g.turn = (g.turn + 1) % g.hunters.length;
    while (g.hunters[g.turn]!.removed);
    g.toAct = g.turn;
  }

  /** Everybody on the mammoth's tile runs; false when one has to choose. */
  function panic(g: G): boolean {
    for (let i = 1; i < g.hunters.length; i++) {
      const seat = (g.turn + i) % g.hunters.length;
      if (g.hunters[seat]!.at !== g.mammoth) continue;
      const to = refuges(g);
      if (to.length > 1) {
        g.panicking = true;
        g.toAct = seat;
        return false;
      }
      if (to.length === 1) g.hunters[seat]!.at = to[0]!;
      else remove(g, seat);
    }
    return true;
  }

  function run(g: G, random: Random): void {
    g.panicking = false;
    g.toAct = g.turn;
    const flight = g.flight!;
    while (panic(g)) {
      if (flight.mammothLeft === 0) {
        const hunter = g.hunters[g.turn]!;
        for (; flight.left > 0; flight.left--) hunter.at = next[hunter.at]![flight.dir]!;
        g.flight = null;
        drawBack(g, random);
        endTurn(g);
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

  const game: Game<G> = {
    setup: () => structuredClone(initial(json, names)),
    disableUndo: true,
    turn: { activePlayers: { all: 'any' }, stages: { any: {} } },
    endIf: ({ G: g }) => (g.winner === null ? undefined : { winner: g.winner }),
    moves: {
      move({ G: g, random }, card: number, dir: number) {
        if (!mayMove(g, card, dir)) return INVALID_MOVE;
        playCard(g, card);
        const hunter = g.hunters[g.turn]!;
        for (let left = card; left > 0;) {
          hunter.at = next[hunter.at]![dir]!;
          left--;
          if (hunter.at !== g.mammoth) continue;
          const mammothDir = flightDir(open, g.mammoth, dir, card);
          if (mammothDir === undefined) {
            remove(g, g.turn);
            break;
          }
          g.flight = { dir, left, mammothDir, mammothLeft: card, from: g.mammoth };
          run(g, random);
          return undefined;
        }
        drawBack(g, random);
        endTurn(g);
        return undefined;
      },
      pass({ G: g, random }, card: number) {
        if (g.panicking || !g.hunters[g.turn]!.hand.includes(card)) return INVALID_MOVE;
        playCard(g, card);
        drawBack(g, random);
        endTurn(g);
        return undefined;
      },
      setTrap({ G: g }) {
        if (!maySet(g)) return INVALID_MOVE;
        const hunter = g.hunters[g.turn]!;
        hunter.traps--;
        g.traps[hunter.at] = g.turn;
        endTurn(g);
        return undefined;
      },
      liftTrap({ G: g }) {
        if (!mayLift(g)) return INVALID_MOVE;
        const { at } = g.hunters[g.turn]!;
        const owner = g.hunters[g.traps[at]!]!;
        if (!owner.removed) owner.traps++;
        g.traps[at] = -1;
        endTurn(g);
        return undefined;
      },
      flee({ G: g, random }, cell: number) {
        if (!g.panicking || !next[g.mammoth]!.includes(cell) || !free(g, cell)) return INVALID_MOVE;
        g.hunters[g.toAct]!.at = cell;
        run(g, random);
        return undefined;
      },
    },
  };

  /** What `ai.enumerate` would answer: every legal move of the player to act. */
  function enumerate(g: G): Move[] {
    if (g.panicking) return refuges(g).map((cell) => ['flee', cell]);
    const cards = [1, 2, 3].filter((card) => g.hunters[g.turn]!.hand.includes(card));
    const moves: Move[] = [];
    for (const card of cards)
      for (let dir = 0; dir < 6; dir++) if (mayMove(g, card, dir)) moves.push(['move', card, dir]);
    for (const card of cards) moves.push(['pass', card]);
    if (maySet(g)) moves.push(['setTrap']);
    if (mayLift(g)) moves.push(['liftTrap']);
    return moves;
  }

  return { game, enumerate, names };
}

function initial(json: StateJson, names: Tables['names']): G {
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
    turn: json.turn,
    toAct: json.turn,
    turnsTaken: [...json.turnsTaken],
    flight: null,
    panicking: false,
    winner: null,
  };
}
