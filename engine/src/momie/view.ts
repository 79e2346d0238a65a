/** What a viewer may know (MO-13, MO-42, MO-70), built field by field; and the whole state, which nobody sees before the end. */
import type { Seat, Viewer } from '../core/game.ts';
import { COLOURS, NONE } from './map.ts';
import type { Cell, Colour, Die, Phase, StateJson, Treasure, View } from './protocol.ts';
import * as slot from './state.ts';
import { actingSeat, handOf, isOut, resultOf, type State } from './state.ts';
import { dieOf, recordOf } from './tell.ts';

export const PHASES: readonly Phase[] = ['start', 'rolled', 'interrupt', 'prowl', 'over'];

/** How each secret is shown to somebody. `at` gives no key where he may not know. */
interface Eyes<HunterAt, Cards, Aside, Free> {
  at(hunter: number): HunterAt;
  cards(seat: Seat): Cards;
  readonly aside: Aside;
  readonly free: Free;
}

function lay<HunterAt extends { at?: Cell | null }, Cards, Aside, Free>(
  state: State,
  eyes: Eyes<HunterAt, Cards, Aside, Free>,
) {
  const { table, data } = state;
  const { names, map } = table.maze;
  const turn = data[slot.TURN]!;
  return {
    game: 'momie' as const,
    players: table.players,
    options: table.options,
    map,
    mummy: { at: names[data[slot.MUMMY]!]!, tokens: data[slot.TOKENS]!, goal: table.goal },
    hunters: table.seats.map((seat, hunter) => ({
      seat,
      ...eyes.at(hunter),
      lives: data[slot.LIFE + hunter]!,
      out: isOut(state, hunter),
    })),
    cards: Object.fromEntries(table.leaders.map((seat) => [seat, eyes.cards(seat)])),
    collected: Object.fromEntries(table.leaders.map((seat) => [seat, played(state, seat)])),
    aside: eyes.aside,
    dice: { locked: data[slot.LOCKED]!, free: eyes.free, rolled: data[slot.OPEN]! > 0 },
    turn: turn === NONE ? { mummy: true as const } : { hunter: turn },
    phase: PHASES[data[slot.PHASE]!]!,
    steps: data[slot.STEPS] === NONE ? null : data[slot.STEPS]!,
    heard: recordOf(state),
    toAct: actingSeat(state),
    result: resultOf(state),
  };
}

/** Canonical JSON of the whole state. */
export function write(state: State): StateJson {
  const { maze, aside } = state.table;
  return lay(state, {
    at: (hunter) => ({ at: placeOf(state, hunter) }),
    cards: (seat) => unplayed(state, seat),
    aside: aside.map((treasure) => maze.treasures[treasure]!),
    free: freeDice(state),
  });
}

export function view(state: State, viewer: Viewer): View {
  const { table, data } = state;
  if (data[slot.PHASE] === slot.OVER) return write(state);
  const hunts = viewer !== null && table.leaders.includes(viewer);
  return lay(state, {
    at: (hunter): { at?: Cell | null } =>
      hunts || isOut(state, hunter) || isPlaceKnown(state, hunter) ? { at: placeOf(state, hunter) } : {},
    cards: (seat) => (seat === viewer ? unplayed(state, seat) : backs(state, seat)),
    aside: table.aside.length,
    free: hunts ? freeDice(state) : data[slot.OPEN]!,
  });
}

/** All know where a hunter is until he moves: on the start, in the dungeon, on the treasure he showed. */
function isPlaceKnown(state: State, hunter: number): boolean {
  for (let told = state.told; told !== null; told = told.before) {
    const { entry } = told;
    if (entry.type === 'prowl' ? entry.caught === hunter : entry.type === 'collect' && entry.hunter === hunter)
      return true;
    if (entry.type === 'move' && entry.hunter === hunter) return false;
  }
  return true;
}

function placeOf({ table, data }: State, hunter: number): Cell | null {
  const at = data[slot.AT + hunter]!;
  return at === NONE ? null : table.maze.names[at]!;
}

function unplayed({ table, data }: State, seat: Seat): Treasure[] {
  const hand = handOf(table, seat);
  return Array.from(data.subarray(hand + 1, hand + 1 + data[hand]!), (card) => table.maze.treasures[card]!);
}

function played({ table, data }: State, seat: Seat): Treasure[] {
  const hand = handOf(table, seat);
  const cards = data.subarray(hand + 1 + data[hand]!, hand + 1 + table.handSize);
  return Array.from(cards, (card) => table.maze.treasures[card]!);
}

/** MO-70: the colours alone, in the order of the colours. */
function backs({ table, data }: State, seat: Seat): Colour[] {
  const hand = handOf(table, seat);
  const { colours } = table.maze;
  const cards = data.subarray(hand + 1, hand + 1 + data[hand]!);
  return Array.from(cards, (card) => colours[card]!)
    .sort((a, b) => a - b)
    .map((colour) => COLOURS[colour]!);
}

function freeDice({ data }: State): Die[] {
  return Array.from(data.subarray(slot.FACES, slot.FACES + data[slot.OPEN]!), dieOf);
}
