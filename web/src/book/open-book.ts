/** The rule book over a table: who asks for it says which place of it they want to see. */
import { signal } from '@preact/signals';
import type { GameName } from '../games.ts';

interface Asked {
  readonly game: GameName;
  /** A clause or a section; null: its beginning. */
  readonly at: string | null;
}

export const askedBook = signal<Asked | null>(null);

export function openBook(game: GameName, at: string | null = null): void {
  askedBook.value = { game, at };
}
