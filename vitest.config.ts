import { defineConfig } from 'vitest/config';

/** What must come is waited for as long as a busy machine may need. */
const patient = { poll: { timeout: 20_000, interval: 20 } };

// One project a concern, so that a suite can be run alone: `npx vitest run --project engine`.
export default defineConfig({
  test: {
    passWithNoTests: false,
    reporters: ['default', './scripts/closing-line.ts'],
    projects: [
      { test: { name: 'engine', expect: patient, include: ['engine/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'texts', expect: patient, include: ['texts/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'lessons', expect: patient, include: ['lessons/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'analysis', expect: patient, include: ['analysis/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'bots', expect: patient, include: ['bots/src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'cli',
          expect: patient,
          include: ['cli/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          expect: patient,
          include: ['server/src/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'web', expect: patient, include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        test: {
          name: 'browser',
          expect: patient,
          include: ['web/e2e/**/*.test.ts'],
          globalSetup: ['web/e2e/build.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each has a server and a browser of its own; more of them would only wait for each other.
          maxWorkers: 2,
        },
      },
    ],
  },
});
