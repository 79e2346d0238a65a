/** The figures of the rule books, `boards/<game>/rule-figures.tsx`. Only the screen of the rule book needs them. */
import type { ComponentType } from 'preact';
import type { GameName } from '../games.ts';

/** By the chapter they belong to. */
export type RuleFigures = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<{ figures: RuleFigures }>('./*/rule-figures.tsx', { eager: true });

export const ruleFiguresOf = (game: GameName): RuleFigures => modules[`./${game}/rule-figures.tsx`]?.figures ?? {};
