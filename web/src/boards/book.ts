/**
 * What a rule book shows of a game besides its words: pictures, and worked examples. `boards/<game>/book.tsx` exports it
 * as `book`; only the rule book loads it. The words are those of `texts/src/<language>/<game>/book.ts`: whatever has
 * words there must have a picture or its rules here, in the order in which it is read.
 */
import type { GameEvent } from '@traque/engine/core/game';
import type { BookWords, TableWords } from '@traque/texts';
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameName } from '../games.ts';
import type { SeatFace, WithClause } from './contract.ts';

/** The words in the reader's language. */
export interface Told<Words, Table> {
  readonly words: Words;
  readonly table: Table;
}

/** A sentence of an example, with the clause that it shows. */
interface ExampleLine {
  readonly text: string;
  readonly clause?: string;
}

/** A picture of an example and what happens in it. */
export interface ExampleFrame {
  readonly picture: ComponentChildren;
  /** The picture in words. */
  readonly alt: string;
  readonly lines: readonly ExampleLine[];
}

export interface Example {
  readonly title: string;
  readonly before: string;
  readonly frames: readonly ExampleFrame[];
  readonly after: string;
}

interface StepPicture<Words, Table> {
  readonly Picture: ComponentType;
  /** The rules that say it exactly. */
  readonly clauses: readonly string[];
  readonly examples?: readonly ((told: Told<Words, Table>) => Example)[];
  /** The picture in words, where they are not the same for every example. */
  readonly alt?: (told: Told<Words, Table>) => string;
}

/** A picture whose words have numbers gets them from its example. */
type StepPictures<Words extends BookWords, Table> = {
  readonly [Key in keyof Words['steps'] & string]: StepPicture<Words, Table> &
    (Words['steps'][Key]['picture'] extends string ? object : Required<Pick<StepPicture<Words, Table>, 'alt'>>);
};

interface GalleryItem {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly text: string;
  readonly clauses: readonly string[];
}

/** Cards or other things of which every single one is shown. Its `id` is the address of its section. */
export interface Gallery {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  /** Small things, many beside each other. */
  readonly compact?: true;
  readonly items: readonly GalleryItem[];
}

export interface BookModule<Words extends BookWords, Table extends TableWords> {
  readonly pieces: Readonly<Record<keyof Words['pieces'] & string, ComponentType>>;
  readonly steps: StepPictures<Words, Table>;
  readonly galleries?: (told: Told<Words, Table>) => readonly Gallery[];
  readonly cases: Readonly<Record<keyof Words['cases'] & string, readonly string[]>>;
  /** Drawings that others refer to by id, once in the page. */
  readonly Definitions?: ComponentType;
}

/** A book as the screen handles it: its types known only to itself. */
export type AnyBookModule = BookModule<BookWords, TableWords>;

const modules = import.meta.glob<{ book: AnyBookModule }>('./*/book.tsx');

export async function loadBookModule(game: GameName): Promise<AnyBookModule> {
  const load = modules[`./${game}/book.tsx`];
  if (load === undefined) throw new Error(`no book for ${game}`);
  return (await load()).book;
}

/** An example as `npm run book-examples` computes it: how it begins, what is refused there, and what happens. */
export interface Computed<View, Action, Event extends GameEvent> {
  readonly view: View;
  readonly legal?: readonly Action[];
  readonly refused: readonly {
    readonly action: Action;
    readonly refusal: { readonly why: string; readonly values?: Readonly<Record<string, string | number>> };
  }[];
  readonly steps: readonly {
    readonly seat: number;
    readonly action: Action;
    readonly events: readonly WithClause<Event>[];
  }[];
}

/** Who plays in the examples. */
export const exampleFaces: readonly SeatFace[] = ['Ana', 'Ben', 'Cleo', 'Dov'].map((name, look) => ({ name, look }));
