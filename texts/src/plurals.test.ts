/** Nobody reads "1 tiles": every text that counts is tried with 0, 1, 2 and 5. */
import { describe, expect, it } from 'vitest';
import { type Language, languages } from './index.ts';
import { allPhrases, counts, type Phrase } from './testing/said.ts';

/** Words after a number that are the same for one and for many: invariable nouns, and what is not counted. */
const unchanging: Readonly<Record<Language, RegExp>> = {
  en: /^(?:of|to|species|meat)$/u,
  fr: /^(?:sur|à|de|du|pas)$/u,
  it: /^(?:di|su|dei|a|ankh|specie)$/u,
  de: /^(?:von|bis|noch|freien|Würfel|Jäger|Fragezeichen)$/u,
};

/** Numbers that are never 1, or not with the others that are tried: "7 of 1 steps" is never said. */
const many = /\.(?:players\.max|minutes\.n|tokens\.goal|nextAllClosed\.count|prowl\.steps)$/u;

/** Numbers that count nothing: names of a card, a die, a share, a tile or a round, and one without a noun. */
const bare =
  /(?:(?<!\.action\.move|\.moveEdge)\.card|\.dieNotFree\.die|\.share\.n|\.steal\.n|\.stealNow\.n|\.known\.n|\.round)$/u;

/** The text with this many, all else as before; other numbers are such that they are not taken for it. */
function withCount({ signature, say }: Phrase, counted: string, n: number): string {
  const values = Object.entries(signature.values).map(([name, kind]) => {
    const other = { number: 7, string: name === 'die' ? '7' : 'Ana', boolean: false, strings: ['Ana', 'Ben'] };
    return [name, name === counted ? n : typeof kind === 'string' ? other[kind] : (kind[0] ?? '')] as const;
  });
  return say(Object.fromEntries(values));
}

const wordAfter = (text: string, n: number): string | undefined =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${String(n)}[ \u00a0\u202f](?<word>\p{L}+)`, 'u').exec(text)?.groups?.['word'];

const changed = (text: string, from: number, to: number): string => text.replaceAll(String(from), String(to));

function slips(phrase: Phrase, counted: string, language: Language): string[] {
  const [none, one, two, five] = counts.map((n) => withCount(phrase, counted, n)) as [string, string, string, string];
  const word = wordAfter(one, 1);
  const slip = word !== undefined && !unchanging[language].test(word) && changed(one, 1, 2) === two ? [one] : [];
  // "0 tuile", but "0 tiles". A text may also say "none" in its own way.
  const model = new Intl.PluralRules(language).select(0) === 'one' ? changed(one, 1, 0) : changed(five, 5, 0);
  return wordAfter(none, 0) !== undefined && wordAfter(model, 0) !== undefined && none !== model
    ? [...slip, none]
    : slip;
}

describe.each(languages)('in %s', (language) => {
  it('numbers have the right form of their noun', async () => {
    const found = (await allPhrases(language)).flatMap((phrase) =>
      Object.entries(phrase.signature.values)
        .filter(([name, kind]) => kind === 'number' && !many.test(`${phrase.at}.${name}`))
        .filter(([name]) => !bare.test(`${phrase.at}.${name}`))
        .flatMap(([name]) => slips(phrase, name, language).map((text) => `${phrase.at}: ${text}`)),
    );
    expect(found).toEqual([]);
  });
});

it('a text without a plural is found out', () => {
  const say = ({ n }: Readonly<Record<string, unknown>>): string => `${String(n)} tiles left`;
  const phrase: Phrase = { at: 'wrong', signature: { named: true, values: { n: 'number' } }, say };
  expect(slips(phrase, 'n', 'en')).toEqual(['1 tiles left']);
});
