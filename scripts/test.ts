/**
 * `npm test`: every check, then every test, so that one failure does not hide another. The last line is the one a machine
 * reads, `N passed, N failed`, whatever happened before. Arguments go to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, COUNTS_FILE } from './closing-line.ts';

const CHECKS = ['format:check', 'lint', 'typecheck', 'unused', 'clauses -- --check'];

function run(command: string, env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0;
}

const failedChecks = CHECKS.filter((check) => !run(`npm run --silent ${check}`));

const folder = mkdtempSync(join(tmpdir(), 'traque-test-'));
const file = join(folder, 'counts.json');
const args = process.argv.slice(2).map((arg) => `'${arg.replaceAll("'", "'\\''")}'`);
const green = run(['vitest run', ...args].join(' '), { ...process.env, [COUNTS_FILE]: file });

let counts: Counts;
try {
  counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
} catch {
  console.error('the tests did not run to their end');
  counts = { passed: 0, failed: 1 };
}
rmSync(folder, { recursive: true });

for (const check of failedChecks) console.error(`failed: npm run ${check}`);
// Vitest may also fail for a reason that is no test's, such as none being found.
const failed = Math.max(counts.failed, green ? 0 : 1) + failedChecks.length;
console.log(`${counts.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
