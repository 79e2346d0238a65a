/** The registry of brains: a new game adds one line. A game without a brain plays at random. */
import type { Position } from '@traque/engine/core/game';
import { gameNamed } from '@traque/engine';
import { Malformed } from '@traque/engine/core/malformed';
import type { Brain, Request, Thought } from './core/brain.ts';
import { budget, type Clock, wallClock } from './core/clock.ts';
import { random } from './core/random.ts';
import { maamut } from './maamut/index.ts';
import { mammut } from './mammut/index.ts';
import { momie } from './momie/index.ts';

export { type Considered, type Level, levels, type Request, type Thought } from './core/brain.ts';

const brains = { maamut, mammut, momie } as unknown as Readonly<Record<string, Brain<Position, { type: string }>>>;

/** Chooses for the seat to act in `request.view`, from that view alone. Runs on the calling thread: give it a worker. */
export function think(request: Request, clock: Clock = wallClock): Thought {
  const time = budget(request.ms, clock);
  const game = gameNamed(request.view.game);
  if (game === undefined) throw new Malformed('view.game', 'no such game');
  const seat = request.view.toAct;
  if (seat === null) throw new Malformed('view.toAct', 'the game is over');
  const brain = Object.hasOwn(brains, game.name) ? brains[game.name] : undefined;
  return request.level === 'random' || brain === undefined ? random(game, request, seat) : brain(request, seat, time);
}
