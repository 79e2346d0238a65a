/** Mâamut, l'Esprit du Chasseur: the rules of docs/rules/maamut.md behind the contract of every game. */
import type { Game, Versions } from '../core/game.ts';
import { actionFor, apply, reveals } from './apply.ts';
import { clause } from './events.ts';
import { imagine } from './imagine.ts';
import { read, write } from './json.ts';
import { legal, sample } from './legal.ts';
import type { Action, Event, View } from './protocol.ts';
import { refusal } from './refusal.ts';
import { result, toAct } from './result.ts';
import { create, data, options, players } from './setup.ts';
import { clone, type State } from './state.ts';
import { ownValues, view, viewWith } from './view.ts';

export const maamut: Game<State, Action, View, Event> = {
  name: 'maamut',
  clausePrefix: 'MA',
  version: 1,
  players,
  options,
  constantFields: ['tiles'],
  create,
  data,
  toAct,
  result,
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

export const versions: Versions<typeof maamut> = [maamut];
