/** A Vitest reporter that ends the run with the one line a machine reads: `N passed, N failed`. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Where `scripts/test.ts` wants the counts instead, to add those of the checks. */
export const COUNTS_FILE = 'TRAQUE_COUNTS_FILE';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    // A module that cannot be loaded and an error outside any test are failures too.
    let failed = errors.length;
    for (const module of modules) {
      if (module.errors().length > 0) failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        if (state === 'failed') failed++;
      }
    }
    const file = process.env[COUNTS_FILE];
    if (file === undefined) process.on('exit', () => console.log(`${passed} passed, ${failed} failed`));
    else writeFileSync(file, JSON.stringify({ passed, failed } satisfies Counts));
  }
}
