/**
 * `npm test`: every check, then every test, so that one failure does not hide another. The end says once more what
 * failed; the last line is the one a machine reads, `N passed, N failed`, whatever happened before. Arguments go to Vitest.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Counts, COUNTS_FILE } from './closing-line.ts';

const CHECKS = ['format:check', 'lint', 'typecheck', 'unused', 'clauses -- --check'];
/** Side by side: much of both is waiting, for a browser, a disk or a clock. */
const SUITES = [
  ['--project', '!browser', '--maxWorkers', '2'],
  ['--project', 'browser'],
];

/** Runs Vitest. The first of several speaks at once, the others when they are done. */
async function vitest(args: readonly string[], file: string, speaks: boolean): Promise<Counts> {
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
  if (!existsSync(file)) return { passed: 0, failures: [`vitest ${args.join(' ')} did not run to its end`] };
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
  // Vitest may also fail for a reason that is no test's, such as none being found.
  if (code === 0 || counts.failures.length > 0) return counts;
  return { ...counts, failures: [`vitest ${args.join(' ')} ended with ${String(code)}`] };
}

const failedChecks = CHECKS.filter(
  (check) => spawnSync(`npm run --silent ${check}`, { shell: true, stdio: 'inherit' }).status !== 0,
);

const folder = mkdtempSync(join(tmpdir(), 'traque-test-'));
const args = process.argv.slice(2);
const suites = args.length > 0 ? [args] : SUITES;
const ran = await Promise.all(suites.map((suite, i) => vitest(suite, join(folder, `${i}.json`), i === 0)));
rmSync(folder, { recursive: true });

const failures = [...failedChecks.map((check) => `npm run ${check}`), ...ran.flatMap((suite) => suite.failures)];
const passed = ran.reduce((sum, suite) => sum + suite.passed, 0);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
