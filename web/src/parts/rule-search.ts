/** Finding clauses: all words of a search, in any form, or other words that mean the same. */
import type { Language, RuleWords } from '@traque/texts';

/** What a language and a rule book know about their words. */
interface Vocabulary extends Pick<RuleWords, 'synonyms'> {
  readonly language: Language;
  /** Endings that change with number, person and tense. */
  readonly wordEndings: RegExp;
}

/** Lower case and without accents: "défense" is found by "defense". */
const plain = (text: string, language: Language): string =>
  text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll("'", '’');

/** What a word has in common with its other forms; short words are left whole. */
function stem(word: string, wordEndings: RegExp): string {
  const short = word.replace(wordEndings, '');
  return short.length < 3 ? word : short;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Whether a word of the text begins like this. */
const begins = (text: string, beginning: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(beginning)}`, 'u').test(text);

/** All beginnings that count as this word: its stem, and its synonyms. */
function alternatives(word: string, { language, wordEndings, synonyms }: Vocabulary): readonly string[] {
  const own = stem(word, wordEndings);
  const same = synonyms
    .map((group) => group.map((each) => plain(each, language)))
    .filter((group) => group.some((each) => word.startsWith(each) || (own.length >= 3 && each.startsWith(own))));
  return [own, ...same.flat()];
}

/** A test for clauses: id and words of each. An empty search finds all. */
export function ruleSearch(search: string, vocabulary: Vocabulary): (id: string, words: string) => boolean {
  const { language } = vocabulary;
  const asked = plain(search, language)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .map((word) => alternatives(word, vocabulary));
  return (id, words) => {
    const text = plain(`${id} ${words}`, language);
    return asked.every((options) => options.some((option) => begins(text, option)));
  };
}
