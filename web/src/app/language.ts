/**
 * The language in use and its words. The app's words are loaded before the first screen; a game's words are loaded when
 * a table, the rule book or a lesson is opened. When the language changes, all of them change at once.
 */
import { computed, signal } from '@preact/signals';
import {
  type Account,
  type Analysis,
  type App,
  type BookWords,
  type Editor,
  type GameWords,
  type Language,
  languages,
  type Learn,
  type LessonWords,
  loadWords,
  type Rests,
  type RuleWords,
  type TableWords,
} from '@traque/texts';
import type { GameName } from '../games.ts';
import { loadValue, saveValue } from './local-storage.ts';

interface Loaded {
  readonly language: Language;
  readonly app: App;
  readonly games: Readonly<Record<GameName, GameWords>>;
  readonly tables: ReadonlyMap<string, TableWords>;
  readonly ruleBooks: ReadonlyMap<GameName, RuleWords>;
  readonly books: ReadonlyMap<GameName, BookWords>;
  readonly lessons: ReadonlyMap<GameName, LessonWords>;
  /** What all lessons share; null until the first is opened. */
  readonly learn: Learn | null;
  /** Null until the page of the account is opened. */
  readonly account: Account | null;
  /** Null until the page of nights and holidays is opened. */
  readonly rests: Rests | null;
  /** Null until the first analysis is opened. */
  readonly analysis: Analysis | null;
  /** What all editors share; null until the first is opened. */
  readonly editor: Editor | null;
  readonly editors: ReadonlyMap<GameName, object>;
}

const loaded = signal<Loaded | null>(null);
/** The games whose words were asked for: they are loaded again when the language changes. */
const needed = {
  tables: new Set<GameName>(),
  ruleBooks: new Set<GameName>(),
  books: new Set<GameName>(),
  lessons: new Set<GameName>(),
  editors: new Set<GameName>(),
};
let needsAccount = false;
let needsRests = false;
let isAnalysisNeeded = false;
/** The language that is in use or being loaded. */
let wanted: Language = 'en';

export const language = computed<Language>(() => loaded.value?.language ?? wanted);

function current(): Loaded {
  if (loaded.value === null) throw new Error('no words loaded');
  return loaded.value;
}

/** The app's words. A component that reads them while rendering renders again when the language changes. */
export const t = (): App => current().app;

/** What the pages around a table say about a game. */
export const gameWords = (game: GameName): GameWords => current().games[game];

/** What is said at a table of a game, after `loadTableWords`. */
export function tableWords(game: string): TableWords {
  const words = current().tables.get(game);
  if (words === undefined) throw new Error(`no words loaded: ${game}`);
  return words;
}

/** What one learns a game from, after `loadBookWords`. */
export function bookWords(game: GameName): BookWords {
  const words = current().books.get(game);
  if (words === undefined) throw new Error(`no book loaded: ${game}`);
  return words;
}

/** The words of a rule book, or null until `loadRules` has loaded them. */
export const ruleWords = (game: GameName): RuleWords | null => current().ruleBooks.get(game) ?? null;

/** What lessons are taught with, or null until `loadLessonWords` has loaded it. */
export const learnWords = (): Learn | null => current().learn;

/** What an analysis says, or null until `loadAnalysisWords` has loaded it. */
export const analysisWords = (): Analysis | null => current().analysis;

/** What all editors share, after `loadEditorWords`. */
export function editorWords(): Editor {
  const words = current().editor;
  if (words === null) throw new Error('no words of editors loaded');
  return words;
}

/** What a game's own editor says, after `loadEditorWords`; the editor knows the type. */
export const gameEditorWords = (game: GameName): object => current().editors.get(game) ?? {};

/** The words of a game's lessons, or null until `loadLessonWords` has loaded them. */
export const lessonWords = (game: GameName): LessonWords | null => current().lessons.get(game) ?? null;

/** What the page of the account says, or null until `loadAccountWords` has loaded it. */
export const accountWords = (): Account | null => current().account;

/** What the page of nights and holidays says, or null until `loadRestWords` has loaded it. */
export const restWords = (): Rests | null => current().rests;

async function loadEach<T>(
  games: ReadonlySet<GameName>,
  load: (game: GameName) => Promise<T>,
): Promise<ReadonlyMap<GameName, T>> {
  return new Map(await Promise.all([...games].map(async (game) => [game, await load(game)] as const)));
}

async function load(next: Language): Promise<Loaded> {
  const { app, games, loadAccount, loadRests, loadLearn, loadAnalysis, loadEditor } = await loadWords(next);
  const [tables, ruleBooks, books, lessons, learn, account, rests, analysis, editor, editors] = await Promise.all([
    loadEach(needed.tables, (game): Promise<TableWords> => games[game].loadTable()),
    loadEach(needed.ruleBooks, (game): Promise<RuleWords> => games[game].loadRules()),
    loadEach(needed.books, (game): Promise<BookWords> => games[game].loadBook()),
    loadEach(needed.lessons, async (game) => (await (games[game] as GameWords).loadLessons?.()) ?? {}),
    needed.lessons.size === 0 ? null : loadLearn(),
    needsAccount ? loadAccount() : null,
    needsRests ? loadRests() : null,
    isAnalysisNeeded ? loadAnalysis() : null,
    needed.editors.size === 0 ? null : loadEditor(),
    loadEach(needed.editors, async (game) => (await (games[game] as GameWords).loadEditor?.()) ?? {}),
  ]);
  return {
    language: next,
    app,
    games,
    tables,
    ruleBooks,
    books,
    lessons,
    learn,
    account,
    rests,
    analysis,
    editor,
    editors,
  };
}

let latest: Promise<void> = Promise.resolve();

/** Loads all that is needed. If another call comes in between, only that one takes effect, and both wait for it. */
function update(): Promise<void> {
  const finish = async (): Promise<void> => {
    const words = await load(wanted);
    if (latest === mine) loaded.value = words;
    else await latest;
  };
  const mine = finish();
  latest = mine;
  return mine;
}

async function need(games: Set<GameName>, game: GameName): Promise<void> {
  games.add(game);
  try {
    await update();
  } catch (error) {
    games.delete(game);
    throw error;
  }
}

export const loadTableWords = (game: GameName): Promise<void> => need(needed.tables, game);
export const loadRules = (game: GameName): Promise<void> => need(needed.ruleBooks, game);
export const loadLessonWords = (game: GameName): Promise<void> => need(needed.lessons, game);

export function loadAccountWords(): Promise<void> {
  needsAccount = true;
  return update();
}

export function loadRestWords(): Promise<void> {
  needsRests = true;
  return update();
}

/** The words of an editor, with those of the table that its board uses. */
export async function loadEditorWords(game: GameName): Promise<void> {
  await Promise.all([need(needed.editors, game), loadTableWords(game)]);
}

export async function loadAnalysisWords(): Promise<void> {
  isAnalysisNeeded = true;
  await update();
}

/** All that a rule book says: what one learns from, the rules, and the words of the examples. */
export async function loadBookWords(game: GameName): Promise<void> {
  await Promise.all([need(needed.books, game), loadRules(game), loadTableWords(game)]);
}

/** Starts to download what `loadTableWords` will need, without holding up the first screen. */
export async function prefetchTableWords(game: GameName): Promise<void> {
  await (await loadWords(wanted)).games[game].loadTable();
}

export async function speak(next: Language): Promise<void> {
  wanted = next;
  try {
    await update();
  } catch (error) {
    wanted = language.value;
    throw error;
  }
  document.documentElement.lang = language.value;
  saveValue('language', language.value);
}

/** The form of dates and numbers: the reader's own, as far as it is one of the language in use. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === language.value) ?? language.value;
}

function known(tag: string | null): Language | undefined {
  return languages.find((language) => tag?.toLowerCase().split('-')[0] === language);
}

/** What was chosen here before, else the first of the browser's languages that we speak. */
function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  for (const tag of [asked, loadValue('language'), ...navigator.languages]) {
    const language = known(tag);
    if (language !== undefined) return language;
  }
  return 'en';
}

export async function speakFirst(): Promise<void> {
  await speak(firstLanguage());
}
