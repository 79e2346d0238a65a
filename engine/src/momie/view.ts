/** What a viewer may know (MO-13, MO-42, MO-70); at the end everything. */
import type { Seat, Viewer } from '../core/game.ts';
import { handOf, unplayedCards } from './cards.ts';
import { freeDice, openSecrets, ownJson, placeOf, positionJson, unplayed, write } from './json.ts';
import { COLOURS } from './map.ts';
import type { Cell, Colour, View } from './protocol.ts';
import { isOut, type State } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  return state.phase === 'over' ? write(state) : positionJson(state, secretsFor(state, viewer));
}

export function ownFields(state: State, viewer: Viewer): Pick<View, 'hunters' | 'cards' | 'dice'> {
  return state.phase === 'over' ? ownJson(state, openSecrets(state)) : ownJson(state, secretsFor(state, viewer));
}

function secretsFor(state: State, viewer: Viewer) {
  const { leaders, aside } = state.setup;
  const isHunter = viewer !== null && leaders.includes(viewer);
  return {
    at: (hunter: number): { at?: Cell | null } =>
      isHunter || isOut(state, hunter) || isPlaceKnown(state, hunter) ? { at: placeOf(state, hunter) } : {},
    cards: (seat: Seat) => (seat === viewer ? unplayed(state, seat) : backs(state, seat)),
    aside: aside.length,
    free: isHunter ? freeDice(state) : state.free,
  };
}

/** All know where a hunter is until they move: on the start, in the dungeon, on the treasure they showed. */
function isPlaceKnown(state: State, hunter: number): boolean {
  for (let node = state.heard; node !== null; node = node.before) {
    const { entry } = node;
    if (entry.type === 'prowl' ? entry.caught === hunter : entry.type === 'collect' && entry.hunter === hunter)
      return true;
    if (entry.type === 'move' && entry.hunter === hunter) return false;
  }
  return true;
}

/** MO-70: the colours alone, in the order of the colours. */
function backs(state: State, seat: Seat): Colour[] {
  const { colours } = state.setup.maze;
  return Array.from(unplayedCards(state, handOf(state.setup, seat)), (card) => colours[card]!)
    .sort((a, b) => a - b)
    .map((colour) => COLOURS[colour]!);
}
