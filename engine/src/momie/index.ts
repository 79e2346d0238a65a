/** La Malédiction de la Momie: the rules of docs/rules/momie.md behind the contract of every game. */
import type { Game, Versions } from '../core/game.ts';
import { actionFor, apply, reveals } from './apply.ts';
import { clause } from './events.ts';
import { imagine } from './imagine.ts';
import { read, write } from './json.ts';
import { legal, sample } from './legal.ts';
import { atlas } from './maps.ts';
import { pastEditions } from './maps-past.ts';
import type { Action, Event, View } from './protocol.ts';
import { refusal } from './refusal.ts';
import { result, roles, toAct } from './result.ts';
import { players, setupBy } from './setup.ts';
import { clone, type State } from './state.ts';
import { ownValues, view, viewWith } from './view.ts';

export const momie: Game<State, Action, View, Event> = {
  name: 'momie',
  clausePrefix: 'MO',
  version: 3,
  players,
  ...setupBy(atlas),
  constantFields: ['map'],
  growingFields: ['heard'],
  toAct,
  result,
  roles,
  legal,
  sample,
  refusal,
  apply,
  reveals,
  clause,
  view,
  ownValues,
  viewWith,
  actionFor,
  imagine,
  clone,
  write,
  read,
};

/** Rules of an earlier version: they differ only in what the names of maps mean. */
function earlierRules(version: number): typeof momie {
  const [newest, ...earlier] = pastEditions
    .filter((edition) => edition.version === version)
    .map(({ since, atlas: maps }): typeof momie => ({ ...momie, version, since, ...setupBy(maps) }));
  return { ...newest!, earlier };
}

export const versions: Versions<typeof momie> = [momie, earlierRules(2), earlierRules(1)];
