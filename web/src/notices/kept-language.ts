/** The language that the app speaks, where the service worker finds it. */
import { type Language, languages } from '@traque/texts';

const CACHE = 'traque-notices';
const KEY = '/language';

export async function keepLanguage(language: Language): Promise<void> {
  await (await caches.open(CACHE)).put(KEY, new Response(language));
}

export async function keptLanguage(): Promise<Language> {
  const text = await (await (await caches.open(CACHE)).match(KEY))?.text();
  return languages.find((language) => language === text) ?? 'en';
}
