/** A position, and what follows from the pieces (BU-1). */
import type { Cell, Options, Search } from './protocol.ts';

export const CELLS = 9;
export const DIE = 3;
/** How often the hunters must find the hare (BU-30). */
export const FINDS = 3;

export interface State {
  readonly players: number;
  readonly options: Options;
  /** The number of searches before night falls (BU-12). */
  readonly nightfall: number;
  hare: Cell;
  /** Null except while the hare is to act. */
  die: number | null;
  /** Oldest first. A search makes a new list, so that clones share the old one. */
  searches: readonly Search[];
}

/** As a game begins; the hare has not rolled yet. */
export function emptyState(players: number, options: Options, nightfall: number, hare: Cell): State {
  return { players, options, nightfall, hare, die: null, searches: [] };
}

export const clone = (state: State): State => ({ ...state });

export const isCell = (value: unknown): value is Cell =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= CELLS;
