/** A position drawn in letters, for people: each game's folder in the engine knows how. A new game is two lines here. */
import type { AnyGame, OpaqueState } from '@traque/engine/core/game';
import { draw as maamut } from '@traque/engine/maamut/draw';
import { draw as mammut } from '@traque/engine/mammut/draw';
import { draw as momie } from '@traque/engine/momie/draw';

const drawings: Readonly<Record<string, (state: never) => string>> = { maamut, mammut, momie };

export function draw(game: AnyGame, state: OpaqueState): string {
  const drawing = drawings[game.name];
  if (drawing === undefined) throw new Error(`there is no drawing of ${game.name}`);
  return drawing(state as never);
}
