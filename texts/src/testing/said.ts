/** Every text of a language as players read it: what needs values gets plausible ones. */
import { games } from '@traque/engine';
import { type Language, loadGameWords, loadWords } from '../index.ts';
import { type Kind, namesIn, type Signature, signatureOf } from './signatures.ts';

type Value = string | number | boolean | readonly string[];
type Values = Readonly<Record<string, Value>>;
type Call = (values: Values) => string;

/** A text that takes values. */
export interface Phrase {
  readonly at: string;
  readonly signature: Signature;
  readonly say: Call;
}

/** Something that is read: a text as it is, or a phrase with values. */
export interface Said {
  readonly at: string;
  /** The game it belongs to; null for the app around the games. */
  readonly game: string | null;
  readonly text: string;
}

interface Leaf {
  readonly at: string;
  readonly game: string | null;
  /** The file below a language's folder. */
  readonly file: string;
  readonly text: unknown;
}

export const counts = [0, 1, 2, 5] as const;

/** What is not read: patterns of the search, the words it takes for the same, and tools that texts are made with. */
const unread = new Set(['wordEndings', 'synonyms', 'printed', 'list', 'countOf']);

function leaves(texts: unknown, where: Omit<Leaf, 'text'>): Leaf[] {
  if (typeof texts !== 'object' || texts === null) return [{ ...where, text: texts }];
  return Object.entries(texts)
    .filter(([key]) => !unread.has(key))
    .flatMap(([key, inner]) => leaves(inner, { ...where, at: `${where.at}.${key}` }));
}

async function allLeaves(language: Language): Promise<Leaf[]> {
  const { app, loadAccount, loadRests, loadLearn, loadAnalysis, loadEditor } = await loadWords(language);
  const [account, rests, learn, analysis, editor] = await Promise.all([
    loadAccount(),
    loadRests(),
    loadLearn(),
    loadAnalysis(),
    loadEditor(),
  ]);
  const found = Object.entries({ ...app, account, rests, learn, analysis, editor }).flatMap(([group, texts]) =>
    leaves(texts, { at: group, game: null, file: `app/${group}` }),
  );
  for (const { name } of games) {
    const words = await loadGameWords(name, language);
    if (words === undefined) throw new Error(`no words for ${name}`);
    const [rules, book, table] = await Promise.all([words.loadRules(), words.loadBook(), words.loadTable()]);
    const lessons = (await words.loadLessons?.()) ?? {};
    const editor = (await words.loadEditor?.()) ?? {};
    const groups = { summary: words.summary, rules, book, lessons, editor, ...table };
    for (const [group, texts] of Object.entries(groups))
      found.push(...leaves(texts, { at: `${name}.${group}`, game: name, file: `${name}/${group}` }));
  }
  return found;
}

/** Refusals are handed whatever the rules say, by name: phases of the game, otherwise numbers. */
const phases: Readonly<Record<string, Kind>> = {
  phase: ['place', 'panic', 'act'],
  moment: ['share', 'wildAnimal', 'mostHidesAnimal'],
};

type AnyFunction = (...values: unknown[]) => string;

const valuesOfRefusal = (text: AnyFunction): Signature['values'] =>
  Object.fromEntries(namesIn(text).map((name) => [name, phases[name] ?? 'number']));

function phraseOf({ at, file, text }: Leaf, english: ReadonlyMap<string, unknown>): Phrase {
  const call = text as AnyFunction;
  const model = english.get(at);
  if (typeof model !== 'function') throw new Error(`${at} takes values, but not in English`);
  const signature: Signature = at.includes('.refusals.')
    ? { named: true, values: valuesOfRefusal(call) }
    : signatureOf(file, at.split('.').at(-1) ?? '', model as AnyFunction);
  const say: Call = (values) => (signature.named ? call(values) : call(...Object.values(values)));
  return { at, signature, say };
}

/** The values that stand for a kind. A die is written as text. */
function examples(kind: Kind, name: string): readonly Value[] {
  if (kind === 'number') return counts;
  if (kind === 'boolean') return [false, true];
  if (kind === 'strings') return [['Ana', 'Ben']];
  if (kind === 'string') return name === 'die' ? ['1', '3'] : ['Ana'];
  return kind;
}

function combinations(kinds: Signature['values']): Values[] {
  return Object.entries(kinds).reduce<Values[]>(
    (found, [name, kind]) =>
      found.flatMap((values) => examples(kind, name).map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
}

async function read(language: Language): Promise<{ phrases: Phrase[]; said: Said[] }> {
  const english = new Map((await allLeaves('en')).map(({ at, text }) => [at, text]));
  const phrases: Phrase[] = [];
  const said: Said[] = [];
  for (const leaf of await allLeaves(language)) {
    const { at, game, text } = leaf;
    if (typeof text === 'string') said.push({ at, game, text });
    if (typeof text !== 'function') continue;
    const phrase = phraseOf(leaf, english);
    phrases.push(phrase);
    for (const values of combinations(phrase.signature.values)) said.push({ at, game, text: phrase.say(values) });
  }
  return { phrases, said };
}

export const allSaid = async (language: Language): Promise<Said[]> => (await read(language)).said;
export const allPhrases = async (language: Language): Promise<Phrase[]> => (await read(language)).phrases;
