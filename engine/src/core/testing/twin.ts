/** A world that a viewer cannot tell from the real one. */
import { testingOf } from '../../testing.ts';
import type { Chance } from '../chance.ts';
import type { AnyGame, OpaqueState, Viewer } from '../game.ts';

/** Made by exchanging hidden facts, so that a view that shows too much is found out. */
export function twinOf(game: AnyGame, state: OpaqueState, viewer: Viewer, chance: Chance): OpaqueState {
  return game.read(JSON.parse(JSON.stringify(testingOf(game).twin(game.write(state), viewer, chance))));
}
