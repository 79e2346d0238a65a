import { type Language, languages, loadWords, type Words } from '@traque/texts';

/** A part of the texts in every language, for tests that go through all of them. */
export async function inAllLanguages<T>(load: (words: Words) => Promise<T>): Promise<Readonly<Record<Language, T>>> {
  const entries = languages.map(async (language) => [language, await load(await loadWords(language))] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, T>;
}
