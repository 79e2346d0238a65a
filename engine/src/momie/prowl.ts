/** The mummy's walk (MO-50 to MO-56), in its own turn and in an interruption. */
import type { Chance } from '../core/chance.ts';
import { NONE } from './map.ts';
import { hunterOn } from './move.ts';
import { AT, end, INTERRUPT, LIFE, MUMMY, PHASE, STEPS, TOKENS, type State } from './state.ts';
import { heardBy, tell, type Emit } from './tell.ts';
import { endMummyTurn } from './turn.ts';

/** Walks a path that has been judged, up to a catch; then the turn passes or the game ends. */
export function prowl(state: State, path: readonly number[], chance: Chance, emit: Emit | undefined): void {
  const { data, table } = state;
  let caught = NONE;
  let walked = 0;
  while (walked < path.length && caught === NONE) {
    data[MUMMY] = path[walked++]!;
    caught = hunterOn(state, data[MUMMY]);
  }
  if (heardBy(state, emit)) tellProwl(state, path.slice(0, walked), caught, emit);
  if (caught !== NONE) seize(state, caught);
  if (data[TOKENS]! >= table.goal) end(state, table.mummy);
  else endMummyTurn(state, chance, emit);
}

/** MO-53: to the dungeon, one token to the mummy; with his last one he is out. */
function seize({ data, table }: State, hunter: number): void {
  data[TOKENS]! += 1;
  data[LIFE + hunter]! -= 1;
  data[AT + hunter] = data[LIFE + hunter] === 0 ? NONE : table.maze.dungeon;
}

function tellProwl(state: State, path: readonly number[], caught: number, emit: Emit | undefined): void {
  const { names } = state.table.maze;
  tell(
    state,
    {
      type: 'prowl',
      interrupt: state.data[PHASE] === INTERRUPT,
      steps: state.data[STEPS]!,
      path: path.map((cell) => names[cell]!),
      caught: caught === NONE ? null : caught,
    },
    emit,
  );
}

/** Every path of at most `steps` cells that repeats no cell, the mummy's own included; the empty one first. */
export function paths(state: State): number[][] {
  const { next } = state.table.maze;
  const found: number[][] = [];
  const way = [state.data[MUMMY]!];
  const explore = (left: number): void => {
    found.push(way.slice(1));
    if (left === 0) return;
    const cell = way.at(-1)!;
    for (let direction = 0; direction < 4; direction++) {
      const to = next[4 * cell + direction]!;
      if (to === NONE || way.includes(to)) continue;
      way.push(to);
      explore(left - 1);
      way.pop();
    }
  };
  explore(state.data[STEPS]!);
  return found;
}

function hasExit({ table }: State, cell: number): boolean {
  const { next } = table.maze;
  return next[4 * cell]! + next[4 * cell + 1]! + next[4 * cell + 2]! + next[4 * cell + 3]! !== 4 * NONE;
}

/** Any path may come out; long ones that do not turn back are likelier. */
export function randomPath(state: State, chance: Chance): number[] {
  const { next } = state.table.maze;
  const steps = state.data[STEPS]!;
  const length = chance.below(4) === 0 ? chance.below(steps + 1) : steps;
  const path: number[] = [];
  let before = NONE;
  let cell = state.data[MUMMY]!;
  while (path.length < length && hasExit(state, cell)) {
    const to = next[4 * cell + chance.below(4)]!;
    if (to === NONE || (to === before && chance.below(8) !== 0)) continue;
    before = cell;
    path.push((cell = to));
  }
  return path;
}
