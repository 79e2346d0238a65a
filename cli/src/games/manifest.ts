/**
 * What the command line knows about a game. `games/<game>.ts` exports one as `manifest`, and `games/index.ts` lists them.
 * It is plain data and loads no rules, so that `traque --help` answers at once.
 */
import type { Thought } from '@traque/bots';
import type { AnyGame, OpaqueState, OptionSpec } from '@traque/engine/core/game';
import type { Command } from 'commander';

type TableOptions = Readonly<Record<string, unknown>>;

/** A column of a balance table that counts the wins of one side. */
export interface Side {
  readonly column: string;
  readonly won: (winners: readonly number[]) => boolean;
}

/** How BALANCE.md measures a game. */
interface Balance {
  /** The options of the tables that are played, each with every number of players. */
  readonly tables: (specs: Readonly<Record<string, OptionSpec>>) => readonly TableOptions[];
  /** Where `tables` has more than one entry: the column that tells them apart. */
  readonly variant?: { readonly column: string; readonly of: (options: TableOptions) => string };
  /** Where sides play each other; absent: each seat is a side. */
  readonly sides?: readonly Side[];
  /** What a reader must know about the seats. */
  readonly note?: string;
}

/**
 * A bot that is kept from something, to see what that is worth: given what it would do, what it does instead. The same
 * seed gives the same action.
 */
export type Restriction = (game: AnyGame, state: OpaqueState, thought: Thought, seed: string) => { type: string };

export interface CliManifest {
  /** As in the engine. */
  readonly name: string;
  readonly title: string;
  /** Arguments after the game's name, as the help of each command shows them. */
  readonly examples: { readonly simulate: string; readonly tournament: string };
  readonly balance: Balance;
  /** Commands of this game alone. */
  readonly commands?: (program: Command) => void;
  /** By name: what bots of this game can be kept from (`Entrant.restriction`). Loads rules, so only when asked for. */
  readonly restrictions?: () => Promise<Readonly<Record<string, Restriction>>>;
}
