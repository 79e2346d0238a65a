/** Mâamut, l'Esprit du Chasseur: the rules of docs/rules/maamut.md behind the contract of every game. */
import type { Chance } from '../core/chance.ts';
import type { Game, Legal, Seat } from '../core/game.ts';
import { play } from './apply.ts';
import { decode, encode, CODES } from './codes.ts';
import { clause, type Emit } from './events.ts';
import { imagine } from './imagine.ts';
import { read } from './json.ts';
import { legalCodes, sampleCode } from './legal.ts';
import type { Action, Event, View } from './protocol.ts';
import { refusal } from './refusal.ts';
import { create, data, optionSpecs, players } from './setup.ts';
import { slots } from './slots.ts';
import { clone, NOBODY, PLACING, type State } from './state.ts';
import { result } from './turn.ts';
import { view, views, write } from './view.ts';

const { PHASE, TO_ACT } = slots;

export const maamut: Game<State, Action, View, Event> = {
  name: 'maamut',
  clausePrefix: 'MA',
  version: 1,
  players,
  options: optionSpecs,
  constantFields: ['tiles'],
  create,
  data,
  toAct,
  result,
  legal,
  sample: (state, chance) => decode(sampleCode(state, chance), isPlacing(state)),
  refusal,
  apply: (state, action, chance, emit) => play(state, encode(action), chance, emit),
  reveals,
  clause,
  view,
  views,
  // Every action is played in the open.
  actionFor: (state, action) => decode(encode(action), isPlacing(state)),
  imagine: (seen, _viewer, chance) => imagine(seen, chance),
  clone,
  write,
  read,
};

function toAct(state: State): Seat | null {
  const seat = state.data[TO_ACT]!;
  return seat === NOBODY ? null : seat;
}

function isPlacing(state: State): boolean {
  return state.data[PHASE] === PLACING;
}

function legal(state: State): Legal<Action> {
  const codes = new Uint8Array(CODES);
  const count = legalCodes(state, codes);
  const placing = isPlacing(state);
  const actions: Action[] = [];
  for (let i = 0; i < count; i++) actions.push(decode(codes[i]!, placing));
  return { actions, complete: true };
}

/** Cards that come to light after it: a drawn one, a removed hunter's hand, everything at the end. */
const revealing: ReadonlySet<Event['type']> = new Set(['draw', 'removed', 'over']);
const anyChance: Chance = { below: () => 0 };

function reveals(state: State, action: Action): boolean {
  // A card out of a hidden hand lies face up now, whatever follows.
  if (action.type === 'move' || action.type === 'pass') return true;
  let revealed = false;
  const watch: Emit = (event) => {
    revealed ||= revealing.has(event.type);
  };
  play(clone(state), encode(action), anyChance, watch);
  return revealed;
}
