/**
 * Which tests hold which clause: reads the ids of docs/rules and the titles of all tests, writes docs/clauses.md.
 * `--check` writes nothing and fails on a clause without a test, a test of a clause that does not exist, or a stale table.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clause, clausesCitedIn, clausesOf, titlesOf } from './clauses/read.ts';
import { table, type Tested } from './clauses/table.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|\.stryker-tmp/.test(path) }).sort();

const clauses: Clause[] = files('docs/rules/*.md').flatMap((file) => clausesOf(file, read(file)));
const tests: Tested[] = files('{engine,bots,server,web,cli,texts}/**/*.test.{ts,tsx}').flatMap((file) =>
  titlesOf(read(file)).map((title) => ({ file, title })),
);

const problems: string[] = [];
const known = new Set(clauses.map(({ id }) => id));
for (const { id } of clauses)
  if (!tests.some(({ title }) => new RegExp(`\\b${id}\\b`).test(title))) problems.push(`${id} has no test`);
for (const { file, title } of tests)
  for (const id of clausesCitedIn(title)) if (!known.has(id)) problems.push(`${file} names ${id}, which is no clause`);

const path = 'docs/clauses.md';
const text = table(clauses, tests);
if (!process.argv.includes('--check')) writeFileSync(join(root, path), text);
else if (!files(path).includes(path) || read(path) !== text) problems.push(`${path} is stale: run npm run clauses`);

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${clauses.length} clauses, each with a test`);
else process.exitCode = 1;
