/** Two worlds that a viewer cannot tell apart, and a way to go on in both that he cannot tell apart either. */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, GameEvent, OpaqueState, Seat, Viewer } from '@traque/engine/core/game';
import { drawChance } from '@traque/engine/core/seeds';

export interface Step {
  readonly seat: Seat;
  readonly action: { readonly type: string };
}

export interface Worlds {
  readonly states: readonly [OpaqueState, OpaqueState];
  readonly script: readonly Step[];
}

const text = (value: unknown): string => JSON.stringify(value);

/** A position after some legal actions by chance, the game not over. */
function position(game: AnyGame, players: number, seed: string, actions: number): OpaqueState {
  const chance = new FastChance(seed);
  let state = game.create(players, {}, chance);
  for (let i = 0; i < actions; i++) {
    const next = game.clone(state);
    game.apply(next, game.sample(next, chance), chance);
    if (game.toAct(next) === null) break;
    state = next;
  }
  return state;
}

/** What the viewer is shown of this action: his events and his view; null if it is not allowed, or ends the game. */
function shown(game: AnyGame, state: OpaqueState, step: Step, secret: string, index: number, viewer: Viewer) {
  if (game.refusal(state, step.seat, step.action) !== null) return null;
  const next = game.clone(state);
  const events: GameEvent[] = [];
  game.apply(next, step.action, drawChance({ secret }, index), (event) => events.push(event));
  // At the end everything is shown: then they may well differ.
  if (game.toAct(next) === null) return null;
  const seen = events.filter((event) => event.for === null || (viewer !== null && event.for.includes(viewer)));
  return { next, sight: text([seen, game.view(next, viewer), game.actionFor(state, step.action, viewer)]) };
}

/** An action that looks the same to the viewer in both worlds, and both worlds after it; null if none is found. */
function commonStep(
  game: AnyGame,
  worlds: readonly [OpaqueState, OpaqueState],
  secret: string,
  index: number,
  viewer: Viewer,
  chance: FastChance,
) {
  for (let tries = 0; tries < 40; tries++) {
    const from = worlds[tries % 2]!;
    const step = { seat: game.toAct(from)!, action: game.sample(from, chance) };
    const [one, two] = worlds.map((state) => shown(game, state, step, secret, index, viewer));
    if (one && two && one.sight === two.sight) return { step, states: [one.next, two.next] as const };
  }
  return null;
}

/** `secret`: the table's, which its draws come from. */
export function twoWorlds(
  game: AnyGame,
  players: number,
  viewer: Viewer,
  { seed, actions, length, secret }: { seed: string; actions: number; length: number; secret: string },
): Worlds {
  const real = position(game, players, seed, actions);
  const chance = new FastChance(`other ${seed}`);
  const other = game.imagine(game.view(real, viewer), viewer, chance);
  const script: Step[] = [];
  let now: readonly [OpaqueState, OpaqueState] = [real, other];
  while (script.length < length) {
    const found = commonStep(game, now, secret, script.length + 1, viewer, chance);
    if (found === null) break;
    script.push(found.step);
    now = found.states;
  }
  return { states: [real, other], script };
}
