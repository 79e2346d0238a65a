import { type Language, languages, loadWords, type Words } from '@traque/texts';
import type { Pace } from './contract.ts';
import type { SceneHandle } from './useScene.ts';

/** A part of the texts in every language, for tests that go through all of them. */
export async function inAllLanguages<T>(load: (words: Words) => Promise<T>): Promise<Readonly<Record<Language, T>>> {
  const entries = languages.map(async (language) => [language, await load(await loadWords(language))] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, T>;
}

/** A scene without a page; `shown` has all that was shown, the first scene included. */
export function recordedScene<Scene>(first: Scene): SceneHandle<Scene> & { readonly shown: Scene[] } {
  const shown = [first];
  return {
    shown,
    scene: () => shown.at(-1) ?? first,
    show: async (scene) => void shown.push(scene),
    piece: () => null,
    box: () => null,
  };
}

/** Animations that take no time. */
export const instantPace: Pace = {
  reduced: false,
  skipping: false,
  wait: async () => {},
  animate: async () => {},
  hold: async () => {},
};
