/** The mummy's walk (MO-50 to MO-56), in its own turn and in an interruption. */
import type { Chance } from '../core/chance.ts';
import { NONE } from './map.ts';
import { hunterOn, lives, setHunterAt, setLives, type State } from './state.ts';
import type { Emit } from './events.ts';
import { announce, isHeard } from './heard.ts';
import { endGame, endMummyTurn } from './turn.ts';

/** Walks a path that is not refused, up to a catch; then the turn passes or the game ends. */
export function prowl(state: State, path: readonly number[], chance: Chance, emit: Emit | undefined): void {
  const { setup } = state;
  let caught = NONE;
  let walked = 0;
  while (walked < path.length && caught === NONE) {
    state.mummy = path[walked++]!;
    caught = hunterOn(state, state.mummy);
  }
  if (isHeard(state, emit)) announceProwl(state, path.slice(0, walked), caught, emit);
  if (caught !== NONE) catchHunter(state, caught);
  if (state.tokens >= setup.goal) endGame(state, setup.mummy);
  else endMummyTurn(state, chance, emit);
}

/** MO-53: to the dungeon, one token to the mummy; after the last one they are out. */
function catchHunter(state: State, hunter: number): void {
  const left = lives(state, hunter) - 1;
  state.tokens += 1;
  setLives(state, hunter, left);
  setHunterAt(state, hunter, left === 0 ? NONE : state.setup.maze.dungeon);
}

function announceProwl(state: State, path: readonly number[], caught: number, emit: Emit | undefined): void {
  const { names } = state.setup.maze;
  announce(
    state,
    {
      type: 'prowl',
      interrupt: state.phase === 'interrupt',
      steps: state.steps,
      path: path.map((cell) => names[cell]!),
      caught: caught === NONE ? null : caught,
    },
    emit,
  );
}

/** Every path of at most `steps` cells that repeats no cell, the mummy's own included; the empty one first. */
export function paths(state: State): number[][] {
  const { next } = state.setup.maze;
  const found: number[][] = [];
  const way = [state.mummy];
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
  explore(state.steps);
  return found;
}

function hasExit({ setup }: State, cell: number): boolean {
  const { next } = setup.maze;
  return next[4 * cell]! + next[4 * cell + 1]! + next[4 * cell + 2]! + next[4 * cell + 3]! !== 4 * NONE;
}

/** Every path is possible; long ones that do not turn back are more likely. */
export function randomPath(state: State, chance: Chance): number[] {
  const { next } = state.setup.maze;
  const steps = state.steps;
  const length = chance.below(4) === 0 ? chance.below(steps + 1) : steps;
  const path: number[] = [];
  let before = NONE;
  let cell = state.mummy;
  while (path.length < length && hasExit(state, cell)) {
    const to = next[4 * cell + chance.below(4)]!;
    if (to === NONE || (to === before && chance.below(8) !== 0)) continue;
    before = cell;
    path.push((cell = to));
  }
  return path;
}
