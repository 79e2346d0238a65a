/** From a view, a full state that its viewer could not tell from the real one: what they do not know is drawn by chance. */
import type { Chance } from '../core/chance.ts';
import { object } from '../core/check.ts';
import type { Viewer } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { read, readSearches } from './json.ts';
import type { View } from './protocol.ts';
import { anyNightfall, nights } from './setup.ts';
import { DIE, type State } from './state.ts';
import { whereabouts } from './whereabouts.ts';

/** Takes anything that claims to be a view. @throws {Malformed} */
export function imagine(view: View, _viewer: Viewer, chance: Chance): State {
  const json = object(view, '');
  if (json['result'] !== null) return read(json);
  const searches = readSearches(json['searches'], nights.max - 1);
  const isHaresTurn = json['toAct'] === object(json['options'], 'options')['hare'];
  const imagined = {
    hare: drawn(whereabouts(searches, !isHaresTurn), chance),
    die: isHaresTurn ? 1 + chance.below(DIE) : null,
    nightfall: anyNightfall(searches.length, chance),
  };
  return read({ ...imagined, ...json });
}

/** There are more ways than chance can count. */
const FINE = 2 ** 30;

/** A cell, each as likely as there are ways to it. */
function drawn(ways: readonly number[], chance: Chance): number {
  const total = ways.reduce((sum, count) => sum + count, 0);
  if (total === 0) throw new Malformed('searches', 'leave no cell for the hare');
  let rest = (chance.below(FINE) / FINE) * total;
  return 1 + ways.findIndex((count) => (rest -= count) < 0);
}
