import { games } from '@traque/engine';
import { configDefaults, defineConfig } from 'vitest/config';

// The tests that must notice a mutant of one game: those of its own folder. What a viewer can work out is tested by long
// random games; they would run for every mutant, and are not about the rules.
const game = process.env['TRAQUE_MUTATE'] ?? games[0]!.name;

export default defineConfig({
  test: {
    include: [`engine/src/${game}/**/*.test.ts`],
    exclude: [...configDefaults.exclude, '**/whereabouts.test.ts', '**/imagine.test.ts'],
    testTimeout: 60_000,
  },
});
