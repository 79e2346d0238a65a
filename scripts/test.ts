/**
 * `npm test`: every check, then every test, so that one failure does not hide another. The last line is the one a machine
 * reads, `N passed, N failed`, whatever happened before. Arguments go to Vitest.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Counts, COUNTS_FILE } from './closing-line.ts';

const CHECKS = ['format:check', 'lint', 'typecheck', 'unused', 'clauses -- --check'];
/** Side by side: what a browser shows is waited for more than worked at. */
const SUITES = [
  ['--project', '!browser'],
  ['--project', 'browser'],
];

interface Ran {
  readonly green: boolean;
  readonly counts: Counts;
}

/** Runs Vitest. The first of several speaks at once, the others when they are done. */
async function vitest(args: readonly string[], file: string, speaks: boolean): Promise<Ran> {
  const child = spawn('vitest', ['run', ...args], {
    shell: process.platform === 'win32',
    stdio: ['ignore', speaks ? 'inherit' : 'pipe', speaks ? 'inherit' : 'pipe'],
    env: { ...process.env, [COUNTS_FILE]: file },
  });
  const said = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream === null ? Promise.resolve('') : text(stream))),
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  process.stdout.write((await said).join(''));
  try {
    return { green: code === 0, counts: JSON.parse(readFileSync(file, 'utf8')) as Counts };
  } catch {
    console.error('the tests did not run to their end');
    return { green: false, counts: { passed: 0, failed: 1 } };
  }
}

const failedChecks = CHECKS.filter(
  (check) => spawnSync(`npm run --silent ${check}`, { shell: true, stdio: 'inherit' }).status !== 0,
);

const folder = mkdtempSync(join(tmpdir(), 'traque-test-'));
const args = process.argv.slice(2);
const suites = args.length > 0 ? [args] : SUITES;
const ran = await Promise.all(suites.map((suite, i) => vitest(suite, join(folder, `${i}.json`), i === 0)));
rmSync(folder, { recursive: true });

for (const check of failedChecks) console.error(`failed: npm run ${check}`);
const passed = ran.reduce((sum, { counts }) => sum + counts.passed, 0);
// Vitest may also fail for a reason that is no test's, such as none being found.
const failed = ran.reduce(
  (sum, { counts, green }) => sum + Math.max(counts.failed, green ? 0 : 1),
  failedChecks.length,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
