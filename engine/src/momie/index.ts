/** La Malédiction de la Momie. */
import type { Game } from '../core/game.ts';
import { actionFor, apply, clause } from './apply.ts';
import { imagine } from './imagine.ts';
import { read } from './json.ts';
import { legal, sample } from './legal.ts';
import type { Action, Event, View } from './protocol.ts';
import { refusal } from './refusal.ts';
import { atlas } from './maps.ts';
import { pastEditions } from './maps-past.ts';
import { PLAYERS, setupBy } from './setup.ts';
import { actingSeat, cloneState, resultOf, type State } from './state.ts';
import { view, write } from './view.ts';

export const momie: Game<State, Action, View, Event> = {
  name: 'momie',
  clausePrefix: 'MO',
  version: 3,
  players: PLAYERS,
  ...setupBy(atlas),
  constantFields: ['map'],
  toAct: actingSeat,
  result: resultOf,
  legal,
  sample,
  refusal,
  apply,
  /** Every action is told to the mummy, rolls, or shows whether a hunter was met (MO-42). */
  reveals: () => true,
  clause,
  view,
  views: (state) => ({ shared: {}, own: (viewer) => view(state, viewer) }),
  actionFor,
  imagine: (view, _viewer, chance) => imagine(view, chance),
  clone: cloneState,
  write,
  read,
};

/** Rules of an earlier version: the same, but for what the names of maps mean. */
function pastMomie(version: number): typeof momie {
  const [newest, ...earlier] = pastEditions
    .filter((edition) => edition.version === version)
    .map(({ since, atlas: maps }): typeof momie => ({ ...momie, version, since, ...setupBy(maps) }));
  return { ...newest!, earlier };
}

export const secondMomie = pastMomie(2);
export const firstMomie = pastMomie(1);
