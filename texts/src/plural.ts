import type { Language } from './index.ts';

/** The form of a noun for a number, by the language's own rule ("0 tuile" but "0 tiles"), with the number before it. */
export function counted(language: Language): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(language);
  return (n, one, other) => `${format.format(n)} ${rules.select(n) === 'one' ? one : other}`;
}
