/**
 * The words of the app and its games, and how they are loaded. See README.md for where each word is.
 *
 * English gives the type of the other languages, so that a missing text does not compile.
 */
import type { Words } from './en/index.ts';
import type { GameWords } from './game-words.ts';

export type { BookStep, BookWords, Described } from './book.ts';
export type { Account } from './en/app/account.ts';
export type { App } from './en/app/index.ts';
export type { Analysis } from './en/app/analysis.ts';
export type { Rests } from './en/app/rests.ts';
export type { Editor } from './en/app/editor.ts';
export type { Learn } from './en/app/learn.ts';
export type {
  CharacterText,
  GameWords,
  KeyHelp,
  LessonText,
  LessonWords,
  OptionText,
  TableWords,
  Text,
  Values,
} from './game-words.ts';
export { reasonText, refusalText } from './game-words.ts';
export type { RuleBookLayout, RuleWords } from './rule-book.ts';
export type { Words } from './en/index.ts';

export const languages = ['en', 'fr', 'it', 'de'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name: nobody finds "German" under G in a list they cannot read. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
};

// Spelled out, so that a bundler sees which files to split off and TypeScript checks that each has all words.
const modules: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
  de: () => import('./de/index.ts'),
};

/** The app's words in a language, and for each game how to load its own. */
export async function loadWords(language: Language): Promise<Words> {
  return (await modules[language]()).words;
}

/** A game's words by its name, for callers that do not know which games there are. */
export async function loadGameWords(game: string, language: Language): Promise<GameWords | undefined> {
  const games: Readonly<Record<string, GameWords>> = (await loadWords(language)).games;
  return games[game];
}
