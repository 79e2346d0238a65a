/** The table of clauses and tests, as Markdown. */
import type { Clause } from './read.ts';

export interface Tested {
  readonly file: string;
  readonly title: string;
}

const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function testsOf(id: string, tests: readonly Tested[]): string {
  const own = tests.filter(({ title }) => new RegExp(`\\b${id}\\b`).test(title));
  const byFile = Map.groupBy(own, ({ file }) => file);
  return [...byFile]
    .map(([file, group]) => `[${file}](../${file}): ${group.map(({ title }) => escape(title)).join(' · ')}`)
    .join('<br>');
}

export function table(clauses: readonly Clause[], tests: readonly Tested[]): string {
  const sections = [...Map.groupBy(clauses, ({ file }) => file)].map(([file, group]) => {
    const rows = group.map(({ id, words }) => `| ${id} | ${escape(words)} | ${testsOf(id, tests)} |`);
    return `## ${file.replace('docs/', '')}\n\n| clause | says | tests |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Clauses and the tests that hold them\n\nMade by \`npm run clauses\`.\n\n${sections.join('\n')}`;
}
