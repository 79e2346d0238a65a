import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Everything that runs in the page: all but the workers, what boards and their editors have there, tests and what only
 * tests use.
 */
const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) =>
    !file.startsWith(join('client', 'worker')) &&
    !/editor.(?:worker|bot-trial|tile-problems)\.ts$/.test(file) &&
    !/\.test\.tsx?$|testing\.ts$|e2e\.ts$|analysis\.ts$/.test(file),
);

it('the page runs no rules: of the engine it imports types, and one function that compares JSON', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const imports = text.matchAll(/^import (?!type )[^;]*?from '(@traque\/engine[^']*)';/gm);
    return [...imports].map(([, module]) => `${file}: ${module}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([`${join('room', 'room.ts')}: @traque/engine/core/json-equal`]);
});

it('nor does it import from the workers anything but types', () => {
  const found = files.filter((file) =>
    /^import (?!type )[^;]*?from '[^']*\/worker\/[^']*';/m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

it('nor of the analysis anything but what is free of rules: sums and labels', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const imports = text.matchAll(/^import (?!type )[^;]*?from '@traque\/analysis\/([^']*)';/gm);
    return [...imports].map(([, module]) => module);
  });
  expect(new Set(found)).toEqual(new Set(['account', 'labels', 'with-slips']));
});
