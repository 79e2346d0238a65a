/** Another world that a viewer cannot tell from this one, made from the rules alone: it trusts neither `view` nor `imagine`. */
import { type Chance, shuffle } from '../../core/chance.ts';
import type { Viewer } from '../../core/game.ts';
import type { StateJson } from '../protocol.ts';

/** The others' hands and the draw pile are redealt (MA-12). */
export function twin(state: StateJson, viewer: Viewer, chance: Chance): StateJson {
  const hidden = [...state.hunters.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand)), ...state.draw];
  shuffle(chance, hidden);
  return {
    ...state,
    hunters: state.hunters.map((hunter, seat) =>
      seat === viewer ? hunter : Object.assign({}, hunter, { hand: hidden.splice(0, hunter.hand.length) }),
    ),
    draw: hidden.splice(0, state.draw.length),
  };
}
