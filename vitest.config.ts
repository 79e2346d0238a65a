import { defineConfig } from 'vitest/config';

// One project a concern, so that a suite can be run alone: `npx vitest run --project engine`.
export default defineConfig({
  test: {
    passWithNoTests: false,
    reporters: ['default', './scripts/closing-line.ts'],
    projects: [
      { test: { name: 'engine', include: ['engine/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'bots', include: ['bots/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'cli', include: ['cli/src/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'server', include: ['server/src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        test: {
          name: 'browser',
          include: ['web/e2e/**/*.test.ts'],
          globalSetup: ['web/e2e/build.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
