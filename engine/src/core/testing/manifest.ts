/** What only a game's own folder can say about it, for the tests that every game passes. */
import type { Chance } from '../chance.ts';
import type { AnyGame, GameEvent, Position, Viewer } from '../game.ts';

/** Written from the rules, not from the code: it must not trust what it tests. Each `testing/index.ts` exports one. */
export interface GameTesting<StateJson extends Position, Event extends GameEvent> {
  /** The name of the game. */
  readonly game: StateJson['game'];
  /** All pieces of a position in one text, which stays the same from set-up to end. */
  readonly inventory: (state: StateJson) => string;
  /** Another state that this viewer cannot tell from the given one: hidden facts are exchanged. */
  readonly twin: (state: StateJson, viewer: Viewer, chance: Chance) => StateJson;
  /** The event without the hidden facts that it shows this viewer by rule. */
  readonly outline: (event: Event, viewer: Viewer) => object;
  /** Events that may happen in one of two states that look the same and not in the other. */
  readonly announcements: readonly Event['type'][];
  /** Whether players choose things that others do not see. */
  readonly hasHiddenChoices: boolean;
  /** Whether there are actions that reveal nothing, so that a player can take them back. */
  readonly hasUndo: boolean;
  /**
   * By version and name of data (`1 house`; `default` for tables that choose none): the SHA-256 of what it means, for
   * every edition, newest first. Tables and records name it, so nothing that has been shipped ever changes.
   */
  readonly shippedData: Readonly<Record<string, readonly string[]>>;
  /** Every name of data that these rules know, offered to new tables or not. */
  readonly dataNames: (rules: AnyGame) => readonly string[];
}

export type AnyTesting = GameTesting<Position, GameEvent>;
