/** Set-up (BU-10 to BU-12). */
import type { Chance } from '../core/chance.ts';
import { whole } from '../core/check.ts';
import { digest } from '../core/digest.ts';
import type { OptionSpec } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { roll } from './hop.ts';
import type { Options } from './protocol.ts';
import { CELLS, DIE, emptyState, type State } from './state.ts';

export const players = { min: 2, max: 3 };

/** BU-12. */
export const nights = { min: 15, max: 18 };

export const options = { hare: { type: 'seat' } } as const satisfies Record<keyof Options, OptionSpec>;

export function create(count: number, requested: Readonly<Record<string, unknown>>, chance: Chance): State {
  whole(count, 'players', players.min, players.max);
  for (const name of Object.keys(requested))
    if (!Object.hasOwn(options, name)) throw new Malformed(`options.${name}`, 'no such option');
  const { hare = chance.below(count) } = requested;
  const state = emptyState(count, readOptions({ hare }, count), anyNightfall(0, chance), 1 + chance.below(CELLS));
  roll(state, chance, undefined);
  return state;
}

/** BU-12, for a game in which this many searches have not ended it. */
export function anyNightfall(searches: number, chance: Chance): number {
  const least = Math.max(nights.min, searches + 1);
  return least + chance.below(nights.max - least + 1);
}

/** @throws {Malformed} */
export function readOptions(json: Readonly<Record<string, unknown>>, count: number): Options {
  return { hare: whole(json['hare'], 'options.hare', 0, count - 1) };
}

/** The line and the die: the same for all options. */
export function data(): string {
  return digest(JSON.stringify({ cells: CELLS, die: DIE }));
}
