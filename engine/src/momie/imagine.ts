/** From a view, a full state that its viewer could not tell from the real one: what he does not know is drawn by chance. */
import { shuffle, type Chance } from '../core/chance.ts';
import { guessFace } from './dice.ts';
import { COLOURS, mazeOf, NONE } from './map.ts';
import type { Colour, Die, View } from './protocol.ts';
import { chain } from './json-heard.ts';
import { checkView } from './json-view.ts';
import * as slot from './state.ts';
import { handOf, openingState, setHand, tableFor, type State, type Table, type Told } from './state.ts';
import { faceOf } from './tell.ts';
import { PHASES } from './view.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** What is worked out once for a view, however many worlds are imagined from it. */
interface Known {
  readonly told: Told | null;
  /** For each hunter the cells in which he can be: one, if he is seen. */
  readonly cells: readonly (readonly number[])[];
}

const knownOf = new WeakMap<View, Known>();

/** @throws {Malformed} on a view that no state could show. */
export function imagine(view: View, chance: Chance): State {
  const known = knownOf.get(view) ?? studied(view);
  const maze = mazeOf(view.map);
  const aside: number[] = [];
  const state = openingState(tableFor(view.players, view.options, maze, aside));
  state.told = known.told;
  setOpenFacts(state, view);
  setDice(state, view, chance);
  place(state, known.cells, chance);
  dealUnknown(state, view, aside, chance);
  return state;
}

function studied(view: View): Known {
  checkView(view);
  const { maze, sets } = whereaboutsOf(view);
  const cells = view.hunters.map(({ at }, hunter) => {
    if (at !== undefined) return at === null ? [] : [maze.index.get(at)!];
    return maze.names.map((_, cell) => cell).filter((cell) => sets[hunter]![cell] === 1);
  });
  const known = { told: chain(view.heard), cells };
  knownOf.set(view, known);
  return known;
}

function setOpenFacts({ table, data }: State, view: View): void {
  data[slot.PHASE] = PHASES.indexOf(view.phase);
  data[slot.TURN] = 'hunter' in view.turn ? view.turn.hunter : NONE;
  data[slot.MUMMY] = table.maze.index.get(view.mummy.at)!;
  data[slot.TOKENS] = view.mummy.tokens;
  data[slot.LOCKED] = view.dice.locked;
  data[slot.STEPS] = view.steps ?? NONE;
  data[slot.WINNER] = view.result?.winners[0] ?? NONE;
  view.hunters.forEach(({ lives }, hunter) => (data[slot.LIFE + hunter] = lives));
}

function setDice({ data }: State, { dice }: View, chance: Chance): void {
  const free =
    typeof dice.free === 'number'
      ? Array.from({ length: dice.free }, () => guessFace(chance))
      : dice.free.map((die: Die) => faceOf(die));
  data[slot.OPEN] = free.length;
  data.set(free, slot.FACES);
}

const TRIES = 20;

/** One cell for each hunter, no ordinary cell for two. Where the sets leave no room, anywhere else. */
function place(state: State, cells: readonly (readonly number[])[], chance: Chance): void {
  for (let tries = 0; tries < TRIES; tries++) {
    cells.forEach((possible, hunter) => {
      state.data[slot.AT + hunter] = possible.length === 0 ? NONE : possible[chance.below(possible.length)]!;
    });
    if (!cells.some((_, hunter) => isCrowded(state, hunter))) return;
  }
  cells.forEach((possible, hunter) => {
    if (possible.length < 2 || !isCrowded(state, hunter)) return;
    const room = [...possible, ...state.table.maze.names.keys()].find((cell) => hasRoom(state, cell));
    if (room !== undefined) state.data[slot.AT + hunter] = room;
  });
}

function isCrowded({ table, data }: State, hunter: number): boolean {
  const at = data[slot.AT + hunter]!;
  if (at === NONE || at === table.maze.start || at === table.maze.dungeon) return false;
  return table.seats.some((_, other) => other !== hunter && data[slot.AT + other] === at);
}

function hasRoom({ table, data }: State, cell: number): boolean {
  const { start, dungeon } = table.maze;
  const pawns = data.subarray(slot.AT, slot.AT + table.seats.length);
  return cell !== start && cell !== dungeon && cell !== data[slot.MUMMY] && !pawns.includes(cell);
}

/** Hands that are seen stay; of each colour the unseen cards are dealt to the backs that are seen, the rest lies aside. */
function dealUnknown(state: State, view: View, aside: number[], chance: Chance): void {
  const { table } = state;
  const { maze } = table;
  const unseen = unseenByColour(table, view);
  if (typeof view.aside === 'number') for (const cards of unseen) shuffle(chance, cards);
  const card = (shown: string): number =>
    maze.treasureIndex.get(shown) ?? unseen[COLOURS.indexOf(shown as Colour)]!.pop()!;
  for (const seat of table.leaders) {
    const played = view.collected[seat]!.map((treasure) => maze.treasureIndex.get(treasure)!);
    setHand(state, handOf(table, seat), view.cards[seat]!.map(card), played);
  }
  if (typeof view.aside === 'number') aside.push(...unseen.flat());
  else aside.push(...view.aside.map((treasure) => maze.treasureIndex.get(treasure)!));
}

function unseenByColour({ maze }: Table, view: View): number[][] {
  const seen = new Set<string>([...Object.values(view.cards), ...Object.values(view.collected)].flat());
  return COLOURS.map((_, colour) =>
    maze.treasures
      .map((_, treasure) => treasure)
      .filter((treasure) => maze.colours[treasure] === colour && !seen.has(maze.treasures[treasure]!)),
  );
}
