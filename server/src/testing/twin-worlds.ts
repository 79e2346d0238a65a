/** Two worlds that a viewer cannot tell apart, and a script for both that keeps them indistinguishable. */
import { type Chance, FastChance } from '@traque/engine/core/chance';
import type { AnyGame, GameEvent, OpaqueState, Seat, Viewer } from '@traque/engine/core/game';
import { drawChance } from '@traque/engine/core/seeds';
import { twinOf } from '@traque/engine/test-support/twin';

/** One for each world. */
type Pair<T> = readonly [T, T];
type Action = { readonly type: string };

/** What happens in both worlds. */
export type Step =
  /** The viewer sees the same of both actions. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly actions: Pair<Action> }
  /** Takes the last action back. */
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** The player leaves the seat to a bot, or takes it back. */
  | { readonly kind: 'leave' | 'return'; readonly seat: Seat };

export interface Worlds {
  readonly seed: string;
  readonly states: Pair<OpaqueState>;
  readonly script: readonly Step[];
}

export interface TableSetup {
  readonly players: number;
  readonly viewer: Viewer;
  readonly isBot: (seat: Seat) => boolean;
  /** The table's secret, from which all draws derive. */
  readonly secret: string;
}

const ACTIONS = 8;
const MAX_UNDONE = 2;

const text = (value: unknown): string => JSON.stringify(value);

/** A position after some random legal actions; the game is not over. */
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

interface Shown {
  readonly next: OpaqueState;
  /** The viewer's events, view, and the action as they may know it. */
  readonly sight: string;
}

/** The result of an action; null if it is not allowed, or ends the game, which reveals everything. */
function show(game: AnyGame, state: OpaqueState, action: Action, viewer: Viewer, draw: Chance): Shown | null {
  if (game.refusal(state, game.toAct(state)!, action) !== null) return null;
  const next = game.clone(state);
  const events: GameEvent[] = [];
  game.apply(next, action, draw, (event) => events.push(event));
  if (game.toAct(next) === null) return null;
  // Not by `maySee`: a mistake there must not hide itself from this test.
  const seen = events.filter((event) => event.for === null || (viewer !== null && event.for.includes(viewer)));
  return { next, sight: text([seen, game.view(next, viewer), game.actionFor(state, action, viewer)]) };
}

/** Writes the script: continues both worlds as long as they stay indistinguishable. */
class ScriptWriter {
  readonly #game: AnyGame;
  readonly #setup: TableSetup;
  readonly #chance: FastChance;
  readonly script: Step[] = [];
  #states: Pair<OpaqueState>;
  /** Actions that count: the next draw has the next number. */
  #actions = 0;
  readonly #beenAway = new Set<Seat>();
  #undone = 0;

  constructor(game: AnyGame, setup: TableSetup, states: Pair<OpaqueState>, chance: FastChance) {
    this.#game = game;
    this.#setup = setup;
    this.#states = states;
    this.#chance = chance;
  }

  #shown(world: 0 | 1, action: Action): Shown | null {
    const { secret, viewer } = this.#setup;
    return show(this.#game, this.#states[world], action, viewer, drawChance({ secret }, this.#actions + 1));
  }

  /** An action that looks the same in the other world: a different one, if possible. */
  #lookalike(action: Action, sight: string): { action: Action; shown: Shown } | null {
    const game = this.#game;
    const [, twin] = this.#states;
    const own = game.toAct(twin) === this.#setup.viewer;
    const others = own ? [] : [...game.legal(twin).actions, game.sample(twin, this.#chance)];
    const different = others.filter((other) => text(other) !== text(action));
    for (const candidate of [...different.slice(0, 60), action]) {
      const shown = this.#shown(1, candidate);
      if (shown?.sight === sight) return { action: candidate, shown };
    }
    return null;
  }

  /** Adds one more action; false if none was found. */
  goOn(): boolean {
    const seat = this.#game.toAct(this.#states[0])!;
    for (let tries = 0; tries < 12; tries++) {
      const action = this.#game.sample(this.#states[0], this.#chance);
      const shown = this.#shown(0, action);
      const twin = shown === null ? null : this.#lookalike(action, shown.sight);
      if (shown === null || twin === null) continue;
      this.#write(seat, [action, twin.action], [shown.next, twin.shown.next]);
      return true;
    }
    return false;
  }

  /** Every person is away for one action; some take one back. */
  #write(seat: Seat, actions: Pair<Action>, next: Pair<OpaqueState>): void {
    const act: Step = { kind: 'act', seat, actions };
    const isPerson = !this.#setup.isBot(seat);
    const undoable = isPerson && !this.#states.some((state, world) => this.#game.reveals(state, actions[world]!));
    if (undoable && this.#undone < MAX_UNDONE) {
      this.#undone++;
      this.script.push(act, { kind: 'undo', seat });
      return;
    }
    const goes = isPerson && !this.#beenAway.has(seat);
    this.script.push(...(goes ? [{ kind: 'leave', seat } as const, act, { kind: 'return', seat } as const] : [act]));
    this.#beenAway.add(seat);
    this.#states = next;
    this.#actions++;
  }
}

export function differ({ script }: Worlds): number {
  return script.filter((step) => step.kind === 'act' && text(step.actions[0]) !== text(step.actions[1])).length;
}

function twoWorlds(game: AnyGame, setup: TableSetup, seed: string, depth: number): Worlds {
  const real = position(game, setup.players, seed, depth);
  const chance = new FastChance(`other ${seed}`);
  const states = [real, twinOf(game, real, setup.viewer, chance)] as const;
  const writer = new ScriptWriter(game, setup, states, chance);
  for (let actions = 0; actions < ACTIONS && writer.goOn(); actions++);
  return { seed, states, script: writer.script };
}

/** In how many fields of their states two worlds differ. */
function hiddenFields(game: AnyGame, { states }: Worlds): number {
  const [one, two] = states.map((state) => Object.values(game.write(state)).map(text));
  return one!.filter((value, i) => value !== two![i]).length;
}

/**
 * Of several pairs of worlds after `depth` actions, the one in which most happens that the viewer cannot tell apart. Only
 * those that differ in the most fields count: otherwise a secret that leaks would prefer worlds in which it is the same.
 */
export function bestWorlds(game: AnyGame, setup: TableSetup, depth: number): Worlds {
  const worth = (worlds: Worlds): number => worlds.script.length + 3 * differ(worlds);
  const pairs = Array.from({ length: 24 }, (_, i) => twoWorlds(game, setup, `${depth} ${setup.viewer} ${i}`, depth));
  const most = Math.max(...pairs.map((pair) => hiddenFields(game, pair)));
  return pairs
    .filter((pair) => hiddenFields(game, pair) === most)
    .reduce((best, pair) => (worth(pair) > worth(best) ? pair : best));
}
