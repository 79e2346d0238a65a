/** A Vitest reporter that ends the run with every failure once more and the one line a machine reads: `N passed, N failed`. */
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Where `scripts/test.ts` wants the counts instead, to add those of the checks. */
export const COUNTS_FILE = 'TRAQUE_COUNTS_FILE';

export interface Counts {
  readonly passed: number;
  /** What failed and why, one text each. */
  readonly failures: readonly string[];
}

const LINES = 20;

function why(errors: readonly SerializedError[] | undefined): string {
  const texts = (errors ?? []).map(({ message, stack }) => (stack?.includes(message) === true ? stack : message));
  return texts.join('\n').split('\n').slice(0, LINES).join('\n    ');
}

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0;
    // A module that cannot be loaded and an error outside any test are failures too.
    const failures = errors.map((error) => `outside any test\n    ${why([error])}`);
    for (const module of modules) {
      if (module.errors().length > 0) failures.push(`${module.relativeModuleId}\n    ${why(module.errors())}`);
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') passed++;
        if (result.state === 'failed')
          failures.push(`${module.relativeModuleId} > ${test.fullName}\n    ${why(result.errors)}`);
      }
    }
    const file = process.env[COUNTS_FILE];
    if (file === undefined) process.on('exit', () => console.log(`${passed} passed, ${failures.length} failed`));
    else writeFileSync(file, JSON.stringify({ passed, failures } satisfies Counts));
  }
}
