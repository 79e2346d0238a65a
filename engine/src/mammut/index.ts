/** Mammut, as the contract asks for it. */
import type { Clause, Game, Result, Versions } from '../core/game.ts';
import { actionFor, apply, reveals } from './apply.ts';
import { imagine } from './imagine.ts';
import { read, write } from './json.ts';
import { legal, sample } from './legal.ts';
import type { Action, Event, View } from './protocol.ts';
import { refusal } from './refusal.ts';
import { finalResult } from './round.ts';
import { create, data, optionSpecs, players } from './setup.ts';
import { clone, type State } from './state.ts';
import { view } from './view.ts';

export const mammut: Game<State, Action, View, Event> = {
  name: 'mammut',
  clausePrefix: 'MM',
  version: 1,
  players,
  options: optionSpecs,
  constantFields: [],
  create,
  data,
  toAct: (state) => (state.phase === 'over' ? null : state.toAct),
  result: (state): Result | null => (state.phase === 'over' ? finalResult(state) : null),
  legal,
  sample,
  refusal,
  apply,
  reveals,
  clause: (event) => ('rule' in event ? event.rule : clauses[event.type]),
  view,
  views: (state) => ({ shared: {}, own: (viewer) => view(state, viewer) }),
  actionFor,
  imagine,
  clone,
  write,
  read,
};

export const versions: Versions<typeof mammut> = [mammut];

/** Events that do not carry their own clause. */
const clauses: Readonly<Record<Exclude<Event['type'], 'score' | 'token'>, Clause>> = {
  pour: 'MM-20',
  take: 'MM-31',
  steal: 'MM-32',
  peek: 'MM-41',
  peeked: 'MM-41',
  flip: 'MM-42',
  giveBack: 'MM-43',
  lay: 'MM-44',
  laid: 'MM-44',
  pass: 'MM-37',
  shared: 'MM-35',
  reveal: 'MM-50',
  turn: 'MM-50',
  order: 'MM-51',
  counts: 'MM-52',
  hides: 'MM-65',
  draw: 'MM-60',
  drawn: 'MM-60',
  reshuffle: 'MM-63',
  decline: 'MM-83',
  roundEnd: 'MM-85',
  over: 'MM-91',
};
