// Mutation testing of one game's rules: `npm run mutation -- GAME`. Its own tests must notice each change.
import { games } from '@traque/engine';

const game = process.env['TRAQUE_MUTATE'] ?? games[0].name;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [
    `engine/src/${game}/**/*.ts`,
    '!engine/src/**/*.test.ts',
    '!engine/src/**/testing/**',
    '!engine/src/**/protocol.ts',
    '!engine/src/**/draw.ts',
    '!engine/src/**/imagine.ts',
    '!engine/src/**/whereabouts.ts',
  ],
  // Names and messages for developers are not rules.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['web', 'wire', 'server', 'bench', 'bots', 'reports', 'data', '.cache', 'fixtures'],
  // Stryker would rewrite tsconfig.json with a programming interface that TypeScript 7 does not have; nothing needs it.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `reports/mutation/${game}.incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: `reports/mutation/${game}.json` },
  htmlReporter: { fileName: `reports/mutation/${game}.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
  thresholds: { high: 95, low: 90, break: null },
  tempDirName: '.stryker-tmp',
};
