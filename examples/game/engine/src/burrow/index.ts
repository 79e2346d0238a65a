/** Burrow: the rules of docs/rules/burrow.md behind the contract of every game. */
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
import { view } from './view.ts';

export const burrow: Game<State, Action, View, Event> = {
  name: 'burrow',
  clausePrefix: 'BU',
  version: 1,
  players,
  options,
  constantFields: [],
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
  actionFor,
  imagine,
  clone,
  write,
  read,
};

export const versions: Versions<typeof burrow> = [burrow];
