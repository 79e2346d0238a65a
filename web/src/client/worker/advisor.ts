/**
 * What one may do, why not, and what would follow: asked from a view alone, so that the answers can hold nothing the
 * viewer may not know. The same for every table, wherever it is played.
 */
import { FastChance, noChance, ChanceNeeded } from '@traque/engine/core/chance';
import type {
  AnyGame,
  Clause,
  GameEvent,
  Legal,
  OptionSpec,
  Position,
  Refusal,
  Viewer,
} from '@traque/engine/core/game';
import { games, gameNamed } from '@traque/engine';
import { Malformed } from '@traque/engine/core/malformed';

export function gameOf(name: string): AnyGame {
  const game = gameNamed(name);
  if (game === undefined) throw new Malformed('game', `no game is called ${name}`);
  return game;
}

interface GameInfo {
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
}

function describeGames(): GameInfo[] {
  return games.map(({ name, players, options }) => ({ name, players, options }));
}

function legal(view: Position, viewer: Viewer): Legal<{ type: string }> | null {
  if (viewer === null || view.toAct !== viewer) return null;
  const game = gameOf(view.game);
  return game.legal(game.imagine(view, viewer, new FastChance('legal')));
}

function refusal(view: Position, viewer: Viewer, action: { type: string }): Refusal | null {
  const game = gameOf(view.game);
  return game.refusal(game.imagine(view, viewer, new FastChance('refusal')), viewer ?? -1, action);
}

/** What this viewer would see in one world he holds possible, up to the first thing that chance decides. */
function imagined(game: AnyGame, view: Position, viewer: number, action: { type: string }, world: string): GameEvent[] {
  const state = game.imagine(view, viewer, new FastChance(world));
  if (game.refusal(state, viewer, action) !== null) return [];
  const events: GameEvent[] = [];
  try {
    game.apply(state, action, noChance, (event) => events.push(event));
  } catch (error) {
    if (!(error instanceof ChanceNeeded)) throw error;
  }
  return events.filter((event) => event.for === null || event.for.includes(viewer));
}

/**
 * What the viewer knows would follow: the events that are the same in every world he holds possible. A few worlds show
 * where they part; what comes after that is not foreseen.
 */
function foresee(view: Position, viewer: Viewer, action: { type: string }): readonly GameEvent[] {
  if (viewer === null || view.toAct !== viewer) return [];
  const game = gameOf(view.game);
  const [first, ...others] = ['a', 'b', 'c', 'd', 'e'].map((world) => imagined(game, view, viewer, action, world));
  const known: GameEvent[] = [];
  for (const [i, event] of (first ?? []).entries()) {
    const text = JSON.stringify(event);
    if (!others.every((events) => JSON.stringify(events[i]) === text)) break;
    known.push(event);
  }
  return known;
}

function clauses(game: string, events: readonly GameEvent[]): readonly Clause[] {
  const rules = gameOf(game);
  return events.map((event) => rules.clause(event));
}

export const advisor = { describeGames, legal, refusal, foresee, clauses };
