/** The registry: a new game is one folder and one line here (and one in `testing.ts`). */
import type { AnyGame, Versions } from './core/game.ts';
import type { GameLookup } from './core/lookup.ts';
import { versions as maamut } from './maamut/index.ts';
import { versions as mammut } from './mammut/index.ts';
import { versions as momie } from './momie/index.ts';

// From here on the types of a game are known only to itself.
const registry = [maamut, mammut, momie] as unknown as readonly Versions[];

/** By their newest rules. */
export const games: readonly AnyGame[] = registry.map(([newest]) => newest);

/** The game of that name by its newest rules, or by those of that version; undefined: names come from outside. */
export const gameNamed: GameLookup = (name, version) => {
  const versions = registry.find(([newest]) => newest.name === name);
  return version === undefined ? versions?.[0] : versions?.find((rules) => rules.version === version);
};
