import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, Seat } from '@traque/engine/core/game';
import type { Request, Thought } from './brain.ts';

/** Any legal action: the level `random` of every game. */
export function chooseRandom(game: AnyGame, request: Request, seat: Seat): Thought {
  const chance = new FastChance(request.seed);
  return { action: game.sample(game.imagine(request.view, seat, chance), chance), considered: [], effort: 0 };
}
