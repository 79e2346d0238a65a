/** La Malédiction de la Momie. */
import type { Game } from '../core/game.ts';
import { actionFor, apply, clause } from './apply.ts';
import { imagine } from './imagine.ts';
import { read } from './json.ts';
import { legal, sample } from './legal.ts';
import type { Action, Event, View } from './protocol.ts';
import { refusal } from './refusal.ts';
import { FIRST_DEFAULT } from './maps.ts';
import { create, OPTIONS, PLAYERS } from './setup.ts';
import { actingSeat, cloneState, resultOf, type State } from './state.ts';
import { view, write } from './view.ts';

export const momie: Game<State, Action, View, Event> = {
  name: 'momie',
  clausePrefix: 'MO',
  version: 2,
  players: PLAYERS,
  options: OPTIONS,
  constantFields: ['map'],
  create,
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

/** The rules before the maps were drawn anew: the same, but for the map of those who asked for none. */
export const firstMomie: typeof momie = {
  ...momie,
  version: 1,
  create: (players, options, chance) => create(players, { map: FIRST_DEFAULT, ...options }, chance),
};
