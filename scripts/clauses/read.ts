/** Reading clauses from a rule file and titles from a test file. */
import { games } from '@traque/engine';

export interface Clause {
  readonly id: string;
  /** The clause's first words, for the table. */
  readonly words: string;
  /** The rule file. */
  readonly file: string;
}

const MOST_WORDS = 12;

const prefixes = `(?:${games.map(({ clausePrefix }) => clausePrefix).join('|')})`;
const CLAUSE = new RegExp(
  String.raw`\*\*(${prefixes}-\d+)\*\*\s*([^]*?)(?=\*\*${prefixes}-\d+\*\*|\n\n|\n- |\n#|$)`,
  'g',
);
const CITED = new RegExp(String.raw`\b${prefixes}-[1-9]\d*\b`, 'g');

/** The ids of clauses in a text; number 0 stands for no clause. */
export function clausesCitedIn(text: string): string[] {
  return [...text.matchAll(CITED)].map(([id]) => id);
}

/** Every clause of a rule file, which begins with its id in bold; several may stand on a line. */
export function clausesOf(file: string, markdown: string): Clause[] {
  return [...markdown.matchAll(CLAUSE)].map(([, id, body]) => {
    const words = body!
      .replaceAll(/[*`|]/g, '')
      .replaceAll(/\[(?:ruling|house|variant)\]/g, '')
      .trim()
      .split(/\s+/);
    return { id: id!, words: words.slice(0, MOST_WORDS).join(' ') + (words.length > MOST_WORDS ? ' …' : ''), file };
  });
}

const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/y;

function literalAt(source: string, at: number): string | null {
  LITERAL.lastIndex = at;
  return LITERAL.exec(source)?.[0] ?? null;
}

/** The place after the bracket that closes the one at `open`; what stands in quotes does not count. */
function afterBrackets(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    const literal = literalAt(source, at);
    if (literal !== null) at += literal.length - 1;
    else if (source[at] === '(') depth++;
    else if (source[at] === ')' && --depth === 0) return at + 1;
  }
  return source.length;
}

/** The titles of a test file: `it('title'`, `test.each(rows)('title'`. A test that is skipped holds nothing. */
export function titlesOf(source: string): string[] {
  const titles: string[] = [];
  for (const match of source.matchAll(/\b(?:it|test)((?:\.\w+)*)\(/g)) {
    const modifiers = match[1]!;
    if (/\.(?:skip|todo)\b/.test(modifiers)) continue;
    let open = match.index + match[0].length;
    if (/\.(?:each|for|skipIf|runIf)$/.test(modifiers)) open = afterBrackets(source, open - 1) + 1;
    while (/\s/.test(source[open] ?? '')) open++;
    const literal = literalAt(source, open);
    if (literal !== null) titles.push(literal.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
  }
  return titles;
}
