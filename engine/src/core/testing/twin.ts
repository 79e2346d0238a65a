/** A world that a viewer cannot tell from the real one. */
import { twin as maamut } from '../../maamut/testing/twin.ts';
import { twin as mammut } from '../../mammut/testing/twin.ts';
import { twin as momie } from '../../momie/testing/twin.ts';
import type { Chance } from '../chance.ts';
import type { AnyGame, OpaqueState, Viewer } from '../game.ts';

const twins: Readonly<Record<string, (state: never, viewer: Viewer, chance: Chance) => object>> = {
  maamut,
  mammut,
  momie,
};

/** Made by exchanging hidden facts, so that a view that shows too much is found out. */
export function twinOf(game: AnyGame, state: OpaqueState, viewer: Viewer, chance: Chance): OpaqueState {
  const twin = twins[game.name];
  if (twin === undefined) throw new Error(`${game.name} does not say what is hidden`);
  return game.read(JSON.parse(JSON.stringify(twin(game.write(state) as never, viewer, chance))));
}
