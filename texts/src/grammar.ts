/** Numbers, plurals and lists by the rules of each language. */
import type { Language } from './index.ts';

interface Grammar {
  readonly rules: Intl.PluralRules;
  readonly format: Intl.NumberFormat;
}

const known = new Map<Language, Grammar>();

/** Created on first use: on a phone this takes as long as loading all other texts. */
function grammarOf(language: Language): Grammar {
  const made = known.get(language);
  if (made !== undefined) return made;
  const grammar = { rules: new Intl.PluralRules(language), format: new Intl.NumberFormat(language) };
  known.set(language, grammar);
  return grammar;
}

/** A number with its noun, in the form the language's plural rule asks for: "0 tuile", but "0 tiles". */
export function counted(language: Language): (n: number, one: string, other: string) => string {
  return (n, one, other) => {
    const { rules, format } = grammarOf(language);
    return `${format.format(n)} ${rules.select(n) === 'one' ? one : other}`;
  };
}

/** A whole number of percent: "45%", in French and German "45 %". */
export function percentage(language: Language): (n: number) => string {
  return (n) => new Intl.NumberFormat(language, { style: 'percent' }).format(n / 100);
}

/** Joins names or things: "Ana, Ben and Cleo". */
export function listed(language: Language): (parts: readonly string[]) => string {
  return (parts) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}
