/** From a view, a full state that its viewer could not tell from the real one: what they do not know is drawn by chance. */
import { shuffle, type Chance } from '../core/chance.ts';
import type { Viewer } from '../core/game.ts';
import { handOf, setHand } from './cards.ts';
import { faceOf, imagineFace, setFreeFaces } from './dice.ts';
import { heardChain } from './heard.ts';
import { COLOURS, mazeOf, NONE } from './map.ts';
import type { Colour, Die, View } from './protocol.ts';
import { checkView } from './json-view.ts';
import {
  emptyState,
  type HeardNode,
  hunterAt,
  hunterOn,
  setHunterAt,
  setLives,
  type Setup,
  setupFor,
  type State,
} from './state.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** What is computed once per view, because many states are imagined from the same one. */
interface Prepared {
  readonly heard: HeardNode | null;
  /** By hunter: the cells in which they can be; one if the viewer sees them. */
  readonly cells: readonly (readonly number[])[];
}

const prepared = new WeakMap<View, Prepared>();

/** @throws {Malformed} on a view that no state could show. */
export function imagine(view: View, _viewer: Viewer, chance: Chance): State {
  const known = prepared.get(view) ?? prepare(view);
  const maze = mazeOf(view.map);
  const aside: number[] = [];
  const state = emptyState(setupFor(view.players, view.options, maze, aside));
  state.heard = known.heard;
  setPublicFacts(state, view);
  setDice(state, view, chance);
  place(state, known.cells, chance);
  dealUnknown(state, view, aside, chance);
  return state;
}

function prepare(view: View): Prepared {
  checkView(view);
  const maze = mazeOf(view.map);
  // Hunters see each other: only who does not has to conclude it from the record.
  const sets = view.hunters.some(({ at }) => at === undefined) ? whereaboutsOf(view).sets : [];
  const cells = view.hunters.map(({ at }, hunter) => {
    if (at !== undefined) return at === null ? [] : [maze.index.get(at)!];
    return maze.names.map((_, cell) => cell).filter((cell) => sets[hunter]![cell] === 1);
  });
  const known = { heard: heardChain(view.heard), cells };
  prepared.set(view, known);
  return known;
}

function setPublicFacts(state: State, view: View): void {
  state.phase = view.phase;
  state.turn = 'hunter' in view.turn ? view.turn.hunter : NONE;
  state.mummy = state.setup.maze.index.get(view.mummy.at)!;
  state.tokens = view.mummy.tokens;
  state.locked = view.dice.locked;
  state.steps = view.steps ?? NONE;
  state.winner = view.result?.winners[0] ?? NONE;
  view.hunters.forEach(({ lives }, hunter) => setLives(state, hunter, lives));
}

function setDice(state: State, { dice }: View, chance: Chance): void {
  if (state.phase === 'over') return;
  const free =
    typeof dice.free === 'number'
      ? Array.from({ length: dice.free }, () => imagineFace(chance))
      : dice.free.map((die: Die) => faceOf(die));
  setFreeFaces(state, free);
}

const TRIES = 20;

/** One cell for each hunter, never two hunters on an ordinary cell. If the sets leave no room, they stand anywhere. */
function place(state: State, cells: readonly (readonly number[])[], chance: Chance): void {
  for (let tries = 0; tries < TRIES; tries++) {
    cells.forEach((possible, hunter) => {
      setHunterAt(state, hunter, possible.length === 0 ? NONE : possible[chance.below(possible.length)]!);
    });
    if (!cells.some((_, hunter) => isCrowded(state, hunter))) return;
  }
  cells.forEach((possible, hunter) => {
    if (possible.length < 2 || !isCrowded(state, hunter)) return;
    const room = [...possible, ...state.setup.maze.names.keys()].find((cell) => hasRoom(state, cell));
    if (room !== undefined) setHunterAt(state, hunter, room);
  });
}

function isCrowded(state: State, hunter: number): boolean {
  const { setup } = state;
  const at = hunterAt(state, hunter);
  if (at === NONE || at === setup.maze.start || at === setup.maze.dungeon) return false;
  return setup.seats.some((_, other) => other !== hunter && hunterAt(state, other) === at);
}

function hasRoom(state: State, cell: number): boolean {
  const { start, dungeon } = state.setup.maze;
  return cell !== start && cell !== dungeon && cell !== state.mummy && hunterOn(state, cell) === NONE;
}

/** Cards that are seen stay; behind each back goes an unseen card of its colour, the rest lies aside. */
function dealUnknown(state: State, view: View, aside: number[], chance: Chance): void {
  const { setup } = state;
  const { maze } = setup;
  const unseen = unseenByColour(setup, view);
  if (typeof view.aside === 'number') for (const cards of unseen) shuffle(chance, cards);
  const card = (shown: string): number =>
    maze.treasureIndex.get(shown) ?? unseen[COLOURS.indexOf(shown as Colour)]!.pop()!;
  for (const seat of setup.leaders) {
    const played = view.collected[seat]!.map((treasure) => maze.treasureIndex.get(treasure)!);
    setHand(state, handOf(setup, seat), view.cards[seat]!.map(card), played);
  }
  if (typeof view.aside === 'number') aside.push(...unseen.flat());
  else aside.push(...view.aside.map((treasure) => maze.treasureIndex.get(treasure)!));
}

function unseenByColour({ maze }: Setup, view: View): number[][] {
  const seen = new Set<string>([...Object.values(view.cards), ...Object.values(view.collected)].flat());
  return COLOURS.map((_, colour) =>
    maze.treasures
      .map((_, treasure) => treasure)
      .filter((treasure) => maze.colours[treasure] === colour && !seen.has(maze.treasures[treasure]!)),
  );
}
