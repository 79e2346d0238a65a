/** The registry: a new game is one folder and one line here. */
import type { AnyGame } from './core/game.ts';
import { maamut } from './maamut/index.ts';
import { mammut } from './mammut/index.ts';
import { momie } from './momie/index.ts';

const registry: Readonly<Record<string, AnyGame>> = {
  maamut: maamut as unknown as AnyGame,
  mammut: mammut as unknown as AnyGame,
  momie: momie as unknown as AnyGame,
};

export const games: readonly AnyGame[] = Object.values(registry);

/** The game of that name, or undefined: names come from outside. */
export function gameNamed(name: string): AnyGame | undefined {
  return Object.hasOwn(registry, name) ? registry[name] : undefined;
}
