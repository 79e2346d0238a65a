/** A state as the JSON of the protocol, and back. */
import { list, object, whole } from '../core/check.ts';
import { jsonEqual } from '../core/json-equal.ts';
import { Malformed } from '../core/malformed.ts';
import type { Answer, Search, StateJson } from './protocol.ts';
import { result, timesFound, toAct } from './result.ts';
import { nights, players, readOptions } from './setup.ts';
import { CELLS, DIE, emptyState, FINDS, type State } from './state.ts';
import { whereabouts } from './whereabouts.ts';

/** The whole state. */
export function write(state: State): StateJson {
  const { hare, die, nightfall } = state;
  return positionJson(state, { hare, die, nightfall });
}

/** States and views, field by field, always in the same order; they differ in which secrets are shown. */
export function positionJson<Secrets extends Partial<Pick<State, 'hare' | 'die' | 'nightfall'>>>(
  state: State,
  secrets: Secrets,
) {
  return {
    game: 'burrow' as const,
    players: state.players,
    options: state.options,
    ...secrets,
    searches: state.searches,
    toAct: toAct(state),
    result: result(state),
  };
}

/** Refuses what is impossible and says where; fields the protocol does not name are ignored. @throws {Malformed} */
export function read(input: unknown): State {
  const json = object(input, '');
  if (json['game'] !== 'burrow') throw new Malformed('game', 'must be "burrow"');
  const count = whole(json['players'], 'players', players.min, players.max);
  const options = readOptions(object(json['options'], 'options'), count);
  const nightfall = whole(json['nightfall'], 'nightfall', nights.min, nights.max);
  const state = emptyState(count, options, nightfall, whole(json['hare'], 'hare', 1, CELLS));
  state.searches = readSearches(json['searches'], nightfall);
  state.die = json['die'] === null ? null : whole(json['die'], 'die', 1, DIE);
  const isOver = result(state) !== null;
  if (isOver && state.die !== null) throw new Malformed('die', 'must be null at the end');
  if (whereabouts(state.searches, state.die === null && !isOver)[state.hare - 1] === 0)
    throw new Malformed('hare', 'cannot be there after these searches');
  if (json['toAct'] !== toAct(state)) throw new Malformed('toAct', `must be ${toAct(state)}`);
  if (!jsonEqual(json['result'], result(state)))
    throw new Malformed('result', `must be ${JSON.stringify(result(state))}`);
  return state;
}

const answers: readonly Answer[] = ['found', 'near', 'far'];

/** BU-22, BU-30: never the same cell twice in a row, and nothing after the end. @throws {Malformed} */
export function readSearches(input: unknown, most: number): Search[] {
  const searches = list(input, 'searches').map((value, i) => {
    const json = object(value, `searches.${i}`);
    const answer = answers.find((each) => each === json['answer']);
    if (answer === undefined) throw new Malformed(`searches.${i}.answer`, `must be ${answers.join(', ')}`);
    return { cell: whole(json['cell'], `searches.${i}.cell`, 1, CELLS), answer };
  });
  if (searches.length > most) throw new Malformed('searches', `must be at most ${most}`);
  if (searches.some(({ cell }, i) => cell === searches[i + 1]?.cell))
    throw new Malformed('searches', 'must not name a cell twice in a row');
  if (timesFound(searches.slice(0, -1)) >= FINDS)
    throw new Malformed('searches', `must end when the hare is found ${FINDS} times`);
  return searches;
}
