/** The language in use and its texts. Each language is a chunk of its own; the one in use is loaded before the first screen. */
import { signal } from '@preact/signals';
import { type Language, languages } from '@traque/texts';
import type { App } from '@traque/texts/en/app';
import { load, save } from './local-storage.ts';

const textLoaders: Readonly<Record<Language, () => Promise<{ app: App }>>> = {
  en: () => import('@traque/texts/en/app'),
  fr: () => import('@traque/texts/fr/app'),
  it: () => import('@traque/texts/it/app'),
  de: () => import('@traque/texts/de/app'),
};

/** Language names in their own language: nobody finds "German" under G in a list that they cannot read. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
};

export const language = signal<Language>('en');
const texts = signal<App | null>(null);

/** The texts of the language in use. Read while rendering, it renders again when the language changes. */
export function t(): App {
  if (texts.value === null) throw new Error('texts are loaded before the first screen');
  return texts.value;
}

function known(tag: string | null): Language | undefined {
  return languages.find((language) => tag?.toLowerCase().split('-')[0] === language);
}

/** What was chosen here before, else the first of the browser's languages that we speak. */
function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  for (const tag of [asked, load('language'), ...navigator.languages]) {
    const language = known(tag);
    if (language !== undefined) return language;
  }
  return 'en';
}

export async function speak(next: Language): Promise<void> {
  const { app } = await textLoaders[next]();
  texts.value = app;
  language.value = next;
  document.documentElement.lang = next;
  save('language', next);
}

export async function speakFirst(): Promise<void> {
  await speak(firstLanguage());
}
