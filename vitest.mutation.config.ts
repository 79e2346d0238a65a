import { defineConfig } from 'vitest/config';

// The tests that must notice a mutant of one game: those of its own folder.
const game = process.env['TRAQUE_MUTATE'] ?? 'maamut';

export default defineConfig({
  test: { include: [`engine/src/${game}/**/*.test.ts`], testTimeout: 20_000 },
});
