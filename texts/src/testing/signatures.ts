/** Which values each text takes, read from the English sources: types are gone when the tests run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What to pass: any number, any text, both truths, several texts, or one of these words. */
export type Kind = 'number' | 'string' | 'boolean' | 'strings' | readonly string[];

export interface Signature {
  /** The values by name; one value without a name is passed as it is. */
  readonly values: Readonly<Record<string, Kind>>;
  readonly named: boolean;
}

const english = join(import.meta.dirname, '..', 'en');
const DECLARED = /(?<key>\w+): \((?:(?<one>\w+): (?<type>[^)]+?)|\{(?<names>[^}]*)\}: \{(?<types>[^}]*)\})\) =>/gsu;

function kindOf(type: string): Kind {
  if (type === 'number' || type === 'string' || type === 'boolean') return type;
  if (type === 'readonly string[]') return 'strings';
  const words = [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '');
  if (words.length === 0) throw new Error(`no value is known for the type ${type}`);
  return words;
}

function declared(source: string): (readonly [key: string, Signature])[] {
  return [...source.matchAll(DECLARED)].map(({ groups = {} }) => {
    const { key = '', one, type = '', types = '' } = groups;
    if (one !== undefined) return [key, { named: false, values: { [one]: kindOf(type) } }] as const;
    const fields = types.split(/[;\n]/).filter((field) => field.trim() !== '');
    const values = fields.map((field) => {
      const [name = '', ...rest] = field.split(':');
      return [name.trim(), kindOf(rest.join(':').trim())] as const;
    });
    return [key, { named: true, values: Object.fromEntries(values) }] as const;
  });
}

const known = new Map(
  readdirSync(english, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [
      file.replaceAll('\\', '/').replace('.ts', ''),
      declared(readFileSync(join(english, file), 'utf8')),
    ]),
);

/** The names of the values a function takes apart, from its own text. */
export function namesIn(text: (...values: never[]) => unknown): readonly string[] {
  const [, inside = ''] = /^\(?\{?([^)}]*)/u.exec(text.toString().replaceAll(/=>.*$/gsu, '')) ?? [];
  return inside
    .replaceAll(/\[[^\]]*\]|=[^,]*|:[^,]*/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The signature of an English text, by its file (`app/room`) and its last key. Texts of a file may share a key. */
export function signatureOf(file: string, key: string, text: (...values: never[]) => unknown): Signature {
  const names = namesIn(text).toSorted().join();
  if (names === '') return { named: false, values: {} };
  const found = known
    .get(file)
    ?.find(([name, { values }]) => name === key && Object.keys(values).toSorted().join() === names);
  if (found === undefined) throw new Error(`no declaration of ${key} (${names}) in en/${file}.ts`);
  return found[1];
}
