/** Finding the rules a table or record was begun with. The registry (`engine/src/index.ts`) is one such lookup. */
import type { AnyGame } from './game.ts';
import { Malformed } from './malformed.ts';

/** A game by its name: its newest rules, or those of that version. Undefined: names and versions come from outside. */
export type GameLookup = (name: string, version?: number) => AnyGame | undefined;

/** The game exists, but not these rules: nothing is wrong with what was stored, it just cannot be played here. */
export class RulesMissing extends Error {
  override readonly name = 'RulesMissing';
}

/**
 * The version of the rules that a table or record was begun with, so that what is stored never changes its meaning
 * (`edition.ts` also finds the data it was begun with). @throws {Malformed} if there is no such game, {RulesMissing} if
 * there is no such version of it.
 */
export function versionOf(
  games: GameLookup,
  { game: name, rules }: { readonly game: string; readonly rules: number },
): AnyGame {
  const game = games(name, rules);
  if (game !== undefined) return game;
  if (games(name) === undefined) throw new Malformed('game', `no game is called ${JSON.stringify(name)}`);
  throw new RulesMissing(`${name} by rules ${rules}: not known here`);
}
