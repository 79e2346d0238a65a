/** Another world that a viewer cannot tell from this one, made from the rules alone: it trusts neither `view` nor `imagine`. */
import { type Chance, shuffle } from '../../core/chance.ts';
import type { Viewer } from '../../core/game.ts';
import type { Die, HunterIndex, StateJson, Treasure } from '../protocol.ts';

const faces: readonly Die[] = [1, 2, 3, 4, 'arrow'];
const colourOf = (card: Treasure): string => card.split('-')[0]!;

/** Cards that the viewer does not hold, and those aside, are redealt within their colours (MO-11, MO-70). */
function dealCards(state: StateJson, viewer: Viewer, chance: Chance): Pick<StateJson, 'cards' | 'aside'> {
  const hidden = Object.entries(state.cards).flatMap(([seat, own]) => (Number(seat) === viewer ? [] : own));
  const pool = [...hidden, ...state.aside];
  shuffle(chance, pool);
  const like = (card: Treasure): Treasure =>
    pool.splice(
      pool.findIndex((each) => colourOf(each) === colourOf(card)),
      1,
    )[0]!;
  return {
    cards: Object.fromEntries(
      Object.entries(state.cards).map(([seat, own]) => [seat, Number(seat) === viewer ? own : own.map(like)]),
    ),
    aside: state.aside.map(like),
  };
}

/** Whether all know where a hunter stands: they have not moved since the start, a catch or a collection (MO-42). */
function isPlaceKnown(state: StateJson, hunter: HunterIndex): boolean {
  let known = true;
  for (const heard of state.heard) {
    if (heard.type === 'move' && heard.hunter === hunter) known = false;
    if (heard.type === 'collect' && heard.hunter === hunter) known = true;
    if (heard.type === 'prowl' && heard.caught === hunter) known = true;
  }
  return known;
}

/** For viewers who see neither pawns nor free dice (MO-13): other cells, other faces. */
function moveHidden(state: StateJson, chance: Chance): Pick<StateJson, 'hunters' | 'dice'> {
  const { map, mummy } = state;
  const taken = new Set([map.start, map.dungeon, mummy.at, ...state.hunters.map(({ at }) => at)]);
  const free = Object.keys(map.cells).filter((cell) => !taken.has(cell));
  shuffle(chance, free);
  return {
    hunters: state.hunters.map((hunter, index) =>
      hunter.out || isPlaceKnown(state, index) ? hunter : Object.assign({}, hunter, { at: free.pop()! }),
    ),
    dice: Object.assign({}, state.dice, { free: state.dice.free.map(() => faces[chance.below(faces.length)]!) }),
  };
}

export function twin(state: StateJson, viewer: Viewer, chance: Chance): StateJson {
  const blind = viewer === null || viewer === state.options.mummy;
  return { ...state, ...(blind ? moveHidden(state, chance) : {}), ...dealCards(state, viewer, chance) };
}
