/** The language of who looks at the admin page: the first that their browser prefers and we have. */
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

const all: readonly Words[] = [en, fr, it, de];

/** `fr-CH,de;q=0.8`, as the header Accept-Language has it; English where it names none of ours. */
export function wordsFor(accepted = ''): Words {
  const preferred = accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((found) => found !== undefined);
      return { language: tag.split('-', 1)[0]!, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of preferred) {
    const found = all.find((words) => words.language === language);
    if (found !== undefined) return found;
  }
  return en;
}
