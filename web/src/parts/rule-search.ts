/** Finding clauses: all words asked for, whatever their ending, or others that mean the same. */
import type { Language } from '@traque/texts';
import de from '@traque/texts/de/synonyms';
import en from '@traque/texts/en/synonyms';
import fr from '@traque/texts/fr/synonyms';
import it from '@traque/texts/it/synonyms';

const synonyms: Readonly<Record<Language, readonly (readonly string[])[]>> = { en, fr, it, de };

/** Endings that change with number, person and tense; the longest first. */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:ings?|ers?|ed|es|s|e)$/u,
  fr: /(?:aient|ons|ent|ees|ee|er|es|ez|ir|re|s|e)$/u,
  it: /(?:ando|endo|are|ere|ire|ano|ono|ato|ata|ati|ate|[aeio])$/u,
  de: /(?:ern|est|en|er|em|es|et|n|e|t|s)$/u,
};

/** Lower case and without accents: "défense" is found by "defense". */
const plain = (text: string, language: Language): string =>
  text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll("'", '’');

/** What a word has in common with its other forms; short words are left whole. */
function stem(word: string, language: Language): string {
  const short = word.replace(endings[language], '');
  return short.length < 3 ? word : short;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Whether a word of the text begins like this. */
const begins = (text: string, beginning: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(beginning)}`, 'u').test(text);

/** Everything that answers to a word: its stem, and the words of its kin. */
function answers(word: string, language: Language): readonly string[] {
  const own = stem(word, language);
  const kin = synonyms[language]
    .map((group) => group.map((each) => plain(each, language)))
    .filter((group) => group.some((each) => word.startsWith(each) || (own.length >= 3 && each.startsWith(own))));
  return [own, ...kin.flat()];
}

/** A test for clauses: id and words of each. An empty search finds all. */
export function ruleSearch(search: string, language: Language): (id: string, words: string) => boolean {
  const asked = plain(search, language)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .map((word) => answers(word, language));
  return (id, words) => {
    const text = plain(`${id} ${words}`, language);
    return asked.every((options) => options.some((option) => begins(text, option)));
  };
}
