/** Every registered game at every player count, and random games of it. */
import { games } from '../../index.ts';
import { testingOf } from '../../testing.ts';
import { type Chance, FastChance } from '../chance.ts';
import type { AnyGame, GameEvent, OpaqueState, Position } from '../game.ts';

export function inventoryOf(state: Position): string {
  return testingOf({ name: state.game }).inventory(state);
}

/** `TRAQUE_THOROUGH=10` plays about thirty times as many games: every run of the tests must be over in twenty minutes. */
const thorough = Number(process.env['TRAQUE_THOROUGH'] ?? '0.35');

export interface Setting {
  readonly game: AnyGame;
  readonly players: number;
}

export const settings: readonly Setting[] = games.flatMap((game) =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => ({ game, players: game.players.min + i })),
);

/** No random game is this long; one that is does not end. */
const MOST_ACTIONS = 50_000;

export interface Moment {
  readonly state: OpaqueState;
  readonly action: { readonly type: string };
  /** Feeds what this action draws: `new FastChance(moment.draw)`. */
  readonly draw: string;
  readonly index: number;
}

/** Options that a table might ask for; some are left out, to be decided by default or chance. */
function someOptions({ game, players }: Setting, chance: Chance): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    if (chance.below(2) === 0) continue;
    if ('values' in spec) chosen[name] = spec.values[chance.below(spec.values.length)]!;
    else if (spec.type === 'seat') chosen[name] = chance.below(players);
    else chosen[name] = spec.min + chance.below(Math.min(40, (spec.max ?? Infinity) - spec.min + 1));
  }
  return chosen;
}

export interface Played {
  readonly end: OpaqueState;
  /** How many actions it took. */
  readonly moments: number;
}

/** Plays a seeded random game; `visit` looks at each moment before its action is carried out. */
export function playRandomly(setting: Setting, seed: string, visit: (moment: Moment) => void): Played {
  const { game, players } = setting;
  const chance = new FastChance(seed);
  const state = game.create(players, someOptions(setting, chance), chance);
  let index = 0;
  for (; game.toAct(state) !== null; index++) {
    if (index === MOST_ACTIONS) throw new Error(`${game.name}, ${players} players, seed ${seed}: no end in sight`);
    const moment = { state, action: game.sample(state, chance), draw: `${seed}/${index}`, index };
    visit(moment);
    game.apply(state, moment.action, new FastChance(moment.draw));
  }
  return { end: state, moments: index };
}

/** Applies an action and returns the events. */
export function applied(
  game: AnyGame,
  state: OpaqueState,
  action: { readonly type: string },
  draw: string,
): GameEvent[] {
  const events: GameEvent[] = [];
  game.apply(state, action, new FastChance(draw), (event) => events.push(event));
  return events;
}

/**
 * Runs `body` with one seed after the other until the amounts of work it returns (moments, walks) add up to `effort`, at
 * least twice: short and long games cost about the same. An error says with which seed it came.
 */
export function forSeeds(effort: number, label: string, body: (seed: string) => number): void {
  let done = 0;
  for (let i = 0; i < 2 || done < effort * thorough; i++) {
    const seed = `${label} ${i}`;
    try {
      done += body(seed);
    } catch (error) {
      if (error instanceof Error) error.message = `seed ${JSON.stringify(seed)}: ${error.message}`;
      throw error;
    }
  }
}
