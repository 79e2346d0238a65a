/** The registry: a new game is one folder and one line here. */
import type { AnyGame } from './core/game.ts';
import type { GameLookup } from './core/lookup.ts';
import { maamut } from './maamut/index.ts';
import { mammut } from './mammut/index.ts';
import { firstMomie, momie, secondMomie } from './momie/index.ts';

/** A game's rules, newest version first: older ones stay as long as tables or records may be of them. */
type Versions = readonly [AnyGame, ...AnyGame[]];

const registry: Readonly<Record<string, Versions>> = {
  maamut: [maamut as unknown as AnyGame],
  mammut: [mammut as unknown as AnyGame],
  momie: [momie, secondMomie, firstMomie] as unknown as Versions,
};

/** By their newest rules. */
export const games: readonly AnyGame[] = Object.values(registry).map(([newest]) => newest);

/** The game of that name by its newest rules, or by those of that version; undefined: names come from outside. */
export const gameNamed: GameLookup = (name, version) => {
  const versions = Object.hasOwn(registry, name) ? registry[name] : undefined;
  return version === undefined ? versions?.[0] : versions?.find((rules) => rules.version === version);
};
