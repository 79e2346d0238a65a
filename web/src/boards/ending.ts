/**
 * What a game adds to the end of a game: `boards/<game>/ending.tsx` exports it as `ending`. It is loaded when a game is
 * over; a game without one gets the winner and each player's standing.
 */
import type { Position, Seat, Viewer } from '@traque/engine/core/game';
import type { TableWords } from '@traque/texts';
import type { ComponentChildren, ComponentType } from 'preact';
import type { SeatFace } from './contract.ts';

export interface EndingProps<View extends Position, Summary, Words = TableWords> {
  /** The last position, with nothing hidden. */
  readonly view: View;
  readonly summary: Summary;
  readonly viewer: Viewer;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
}

export interface EndingColumn {
  readonly label: string;
  /** Shown instead of the label where there is little room. */
  readonly picture?: ComponentChildren;
  /** What the standing is about: set in bold. */
  readonly isMain?: true;
}

export interface EndingRow {
  readonly seat: Seat;
  /** Something about this player: out of the game, the mummy. */
  readonly note?: string;
  readonly cells: readonly (string | number)[];
}

/** Players from the first to the last, and what is counted for each. */
export interface EndingTable {
  readonly title: string;
  readonly columns: readonly EndingColumn[];
  readonly rows: readonly EndingRow[];
}

export interface EndingModule<View extends Position, Summary, Words extends TableWords> {
  /** The celebration, in the game's art; decoration only. */
  readonly Picture: ComponentType<EndingProps<View, Summary, Words>>;
  /** Why the game ended so, in one sentence. */
  reason(props: EndingProps<View, Summary, Words>): string;
  /** The first is shown; where there are several, one chooses. */
  tables(props: EndingProps<View, Summary, Words>): readonly EndingTable[];
}

/** As the app handles it: its types known only to itself. */
export type AnyEndingModule = EndingModule<Position, unknown, TableWords>;

const modules = import.meta.glob<{ ending: AnyEndingModule }>('./*/ending.tsx');

export async function loadEnding(game: string): Promise<AnyEndingModule | null> {
  return (await modules[`./${game}/ending.tsx`]?.())?.ending ?? null;
}
