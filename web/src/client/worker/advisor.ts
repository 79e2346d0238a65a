/**
 * Questions about a view that only the rules can answer. They are answered from the view alone, so the answers cannot
 * hold anything the viewer may not know; and by the rules of the table, whichever version that is.
 */
import { gameNamed, games } from '@traque/engine';
import { ChanceNeeded, FastChance, noChance } from '@traque/engine/core/chance';
import type { AnyGame, GameEvent, OptionSpec, Position, Viewer } from '@traque/engine/core/game';
import { versionOf } from '@traque/engine/core/lookup';
import { type Action, eventsFor } from '@traque/engine/core/match';
import { analyse } from './analysis.ts';
import { range } from './range.ts';

interface GameInfo {
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
}

function describeGames(): GameInfo[] {
  return games.map(({ name, players, options }) => ({ name, players, options }));
}

/** Whether the viewer may do this, by these rules. */
export function isAllowed(rules: number, view: Position, viewer: number, action: Action): boolean {
  const game = versionOf(gameNamed, { game: view.game, rules });
  return game.refusal(game.imagine(view, viewer, new FastChance('allowed')), viewer, action) === null;
}

/** What this viewer would see in one world they consider possible, up to the first thing that chance decides. */
function imagined(game: AnyGame, view: Position, viewer: number, action: Action, world: string): readonly GameEvent[] {
  const state = game.imagine(view, viewer, new FastChance(world));
  if (game.refusal(state, viewer, action) !== null) return [];
  const events: GameEvent[] = [];
  try {
    game.apply(state, action, noChance, (event) => events.push(event));
  } catch (error) {
    if (!(error instanceof ChanceNeeded)) throw error;
  }
  return eventsFor(events, viewer);
}

/** With five, a card drawn from three kinds was the same in all of them once in eighty times. */
const WORLDS = 12;

/**
 * What the viewer knows would follow: the events that are the same in every world they consider possible. A few worlds
 * show where they differ; what comes after that is not foreseen.
 */
function foresee(rules: number, view: Position, viewer: Viewer, action: Action): readonly GameEvent[] {
  if (viewer === null || view.toAct !== viewer) return [];
  const game = versionOf(gameNamed, { game: view.game, rules });
  const [first, ...others] = range(1, WORLDS).map((world) => imagined(game, view, viewer, action, `world ${world}`));
  const known: GameEvent[] = [];
  for (const [i, event] of (first ?? []).entries()) {
    const text = JSON.stringify(event);
    if (!others.every((events) => JSON.stringify(events[i]) === text)) break;
    known.push(event);
  }
  return known;
}

export const advisor = { describeGames, foresee, analyse };
