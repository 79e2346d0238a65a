/**
 * The language in use and its words. The app's words are loaded before the first screen; a game's words are loaded when
 * a table or the rule book is opened. When the language changes, all of them change at once.
 */
import { computed, signal } from '@preact/signals';
import {
  type App,
  type GameWords,
  type Language,
  languages,
  loadWords,
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
}

const loaded = signal<Loaded | null>(null);
/** The games whose words were asked for: they are loaded again when the language changes. */
const needed = { tables: new Set<GameName>(), ruleBooks: new Set<GameName>() };
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

/** The words of a rule book, or null until `loadRules` has loaded them. */
export const ruleWords = (game: GameName): RuleWords | null => current().ruleBooks.get(game) ?? null;

async function loadEach<T>(
  games: ReadonlySet<GameName>,
  load: (game: GameName) => Promise<T>,
): Promise<ReadonlyMap<GameName, T>> {
  return new Map(await Promise.all([...games].map(async (game) => [game, await load(game)] as const)));
}

async function load(next: Language): Promise<Loaded> {
  const { app, games } = await loadWords(next);
  const [tables, ruleBooks] = await Promise.all([
    loadEach(needed.tables, (game): Promise<TableWords> => games[game].loadTable()),
    loadEach(needed.ruleBooks, (game): Promise<RuleWords> => games[game].loadRules()),
  ]);
  return { language: next, app, games, tables, ruleBooks };
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
