/** The registry of bots: a new game adds one line here. A game without a manifest is played at random. */
import { gameNamed } from '@traque/engine';
import type { AnyView, Position, Seat } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import type { BotManifest, Request, Thought } from './core/brain.ts';
import { budget, type Clock, wallClock } from './core/clock.ts';
import { chooseRandom } from './core/random.ts';
import { maamut } from './maamut/index.ts';
import { mammut } from './mammut/index.ts';
import { momie } from './momie/index.ts';

export { type Considered, type Level, levels, type Request, type Thought } from './core/brain.ts';

/** One for each game. */
export const manifests = [maamut, mammut, momie] as unknown as readonly BotManifest<Position, { type: string }>[];

/** Chooses for the seat to act in `request.view`, from that view alone. Blocks the calling thread: run it in a worker. */
export function think(request: Request, clock: Clock = wallClock): Thought {
  const time = budget(request.ms, clock);
  const { level, view } = request;
  const game = gameNamed(view.game);
  if (game === undefined) throw new Malformed('view.game', 'no such game');
  const seat = view.toAct;
  if (seat === null) throw new Malformed('view.toAct', 'the game is over');
  const manifest = manifests.find((one) => one.game === game.name);
  if (level === 'random' || manifest === undefined) return chooseRandom(game, request, seat);
  return manifest.brain({ ...request, level }, seat, time);
}

/** See `Trials`; null also for a game without bots. */
export function tryActions(
  view: AnyView,
  seat: Seat,
  actions: readonly { type: string }[],
  worlds: number,
  seed: string,
): number[][] | null {
  const manifest = manifests.find(({ game }) => game === view.game);
  return manifest?.trials?.(view, seat, actions, worlds, seed) ?? null;
}
