import type { Language } from './index.ts';

interface Grammar {
  readonly rules: Intl.PluralRules;
  readonly format: Intl.NumberFormat;
}

const known = new Map<Language, Grammar>();

/** Made when the first number is said: it takes a phone as long as everything else that loads with the texts. */
function grammarOf(language: Language): Grammar {
  const before = known.get(language);
  if (before !== undefined) return before;
  const grammar = { rules: new Intl.PluralRules(language), format: new Intl.NumberFormat(language) };
  known.set(language, grammar);
  return grammar;
}

/** The form of a noun for a number, by the language's own rule ("0 tuile" but "0 tiles"), with the number before it. */
export function counted(language: Language): (n: number, one: string, other: string) => string {
  return (n, one, other) => {
    const { rules, format } = grammarOf(language);
    return `${format.format(n)} ${rules.select(n) === 'one' ? one : other}`;
  };
}
