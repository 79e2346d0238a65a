/** What a viewer may know (MO-13, MO-42, MO-70); at the end everything. */
import type { Seat, Viewer } from '../core/game.ts';
import { handOf, unplayedCards } from './cards.ts';
import { freeDice, huntersJson, openSecrets, placeOf, positionJson, unplayed } from './json.ts';
import { COLOURS } from './map.ts';
import type { Cell, Colour, View } from './protocol.ts';
import { isOut, type State } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  return viewWith(state, ownValues(state, viewer));
}

/** The hunters, the cards by seat, the free dice. */
export function ownValues(state: State, viewer: Viewer): readonly unknown[] {
  const { players, mummy } = state.setup;
  const { hunters, cards, free } = state.phase === 'over' ? openSecrets(state) : secretsFor(state, viewer);
  const values: unknown[] = [hunters];
  for (let seat = 0; seat < players; seat++) values.push(seat === mummy ? undefined : cards(seat));
  values.push(free);
  return values;
}

export function viewWith(state: State, values: readonly unknown[]): View {
  return positionJson(state, {
    hunters: values[0],
    cards: (seat) => values[1 + seat],
    aside: state.phase === 'over' ? openSecrets(state).aside : state.setup.aside.length,
    free: values.at(-1),
  }) as View;
}

function secretsFor(state: State, viewer: Viewer) {
  const { leaders } = state.setup;
  const isHunter = viewer !== null && leaders.includes(viewer);
  return {
    hunters: huntersJson(state, (hunter): { at?: Cell | null } =>
      isHunter || isOut(state, hunter) || isPlaceKnown(state, hunter) ? { at: placeOf(state, hunter) } : {},
    ),
    cards: (seat: Seat) => (seat === viewer ? unplayed(state, seat) : backs(state, seat)),
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
