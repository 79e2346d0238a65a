/** How each language is written: spaces, quotation marks, percentages, and how players are addressed. */
import { describe, expect, it } from 'vitest';
import { type Language, languages } from './index.ts';
import { allSaid } from './testing/said.ts';

/** What must not be found in a text, and why not. */
type Convention = readonly [rule: string, broken: (text: string) => boolean];

const has = (pattern: RegExp) => (text: string) => pattern.test(text);

/** What is left when all well-formed quotations are taken out must have no quotation mark. */
const unquoted = (quotation: RegExp) => (text: string) => /[„“”«»"]/u.test(text.replaceAll(quotation, ''));

const everywhere: readonly Convention[] = [
  ['no space twice, at the beginning or at the end', has(/[ \u00a0\u202f]{2}|^\s|\s$/u)],
  ['typographic apostrophes and dots', has(/'|\.\.\./u)],
  ['one colon in a sentence', (text) => text.split(/[.;!?…]/u).some((sentence) => /:\s.*:\s/u.test(sentence))],
];

const spaceBeforeEllipsis: Convention = ['no space before an ellipsis', has(/[ \u00a0\u202f]…/u)];
const spaceBeforeMark: Convention = ['no space before : ; ! ? and %', has(/[ \u00a0\u202f][:;!?%]/u)];
const spacedPercent: Convention = ['a no-break space before %', has(/(?<!\d[\u00a0\u202f])%/u)];
const curly: Convention = ['“quotation marks”', unquoted(/“[^„“”«»]*”/gu)];

/** Beginnings of a whole sentence: a subject, a condition or a request. */
const sentenceAfterColon =
  /: (?:ich|du|er|es|wir|ihr|man|wer|niemand|jemand|wenn|nimm|leg|lege|wähle?|spiel|spiele|geh|gehe|zieh|ziehe|dreh|drehe|gib|stell|stelle|setz|setze|würfle|befreie|behalte|lade|schick|öffne|versuche?)(?![\p{L}-]).*[.!?]/u;

const conventions: Readonly<Record<Language, readonly Convention[]>> = {
  en: [
    spaceBeforeEllipsis,
    spaceBeforeMark,
    curly,
    ['“you” or “they” for a player', has(/\b(?:he|him|his|himself|she|her|hers|herself)\b/iu)],
  ],
  fr: [
    spaceBeforeEllipsis,
    spacedPercent,
    ['a narrow no-break space before ; ! ?', has(/(?<!\u202f)[;!?]/u)],
    ['a no-break space before :', has(/(?<!\u00a0):(?!\d)/u)],
    ['«\u00a0guillemets\u00a0»', unquoted(/«\u00a0[^„“”«»]*\u00a0»/gu)],
  ],
  it: [spaceBeforeEllipsis, spaceBeforeMark, curly],
  de: [
    ['no space before : ; ! ?', has(/[ \u00a0\u202f][:;!?]/u)],
    spacedPercent,
    ['„quotation marks“', unquoted(/„[^„“”«»]*“/gu)],
    ['a capital letter after a colon that a whole sentence follows', has(sentenceAfterColon)],
  ],
};

const broken = (language: Language, text: string): string[] =>
  [...everywhere, ...conventions[language]].filter(([, isBroken]) => isBroken(text)).map(([rule]) => rule);

describe.each(languages)('in %s', (language) => {
  it('every text is written by the conventions of the language', async () => {
    const found = (await allSaid(language)).flatMap(({ at, text }) =>
      broken(language, text).map((rule) => `${at}: ${rule}: ${text}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

it.each([
  ['en', 'He wins.'],
  ['en', 'One moment …'],
  ['en', 'Chance: 45 %'],
  ['en', 'Most hides: Ana, with 3: 4 points.'],
  ['en', 'The  end'],
  ['en', "It's over."],
  ['en', 'Play «Peek».'],
  ['fr', 'Bravo !'],
  ['fr', 'Bravo\u00a0!'],
  ['fr', 'Exemple : deux'],
  ['fr', '« Rendre »'],
  ['fr', '45%'],
  ['it', 'Un momento …'],
  ['it', '45 %'],
  ['de', '“Spähen” spielen'],
  ['de', 'Beispiel: du gewinnst.'],
  ['de', '45 %'],
] as const)('in %s, "%s" breaks one convention', (language, text) => {
  expect(broken(language, text)).toHaveLength(1);
});

it.each([
  ['en', 'Winning chance: 45%. Thinking…'],
  ['fr', 'Joue «\u00a0Rendre\u00a0»\u00a0: c’est à toi\u202f! 45\u00a0%'],
  ['it', 'Gioca “Gira”: tocca a te! 45%'],
  ['de', '„Spähen“: Du bist dran! Denkt nach … 45\u00a0%'],
] as const)('in %s, "%s" breaks none', (language, text) => {
  expect(broken(language, text)).toEqual([]);
});
