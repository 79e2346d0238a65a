/** The build as it is on the disk; no browser needed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../dist');
const files = readdirSync(join(dist, 'assets'));
const scripts = files.filter((name) => name.endsWith('.js'));

it('every script that has code of ours names a source map that is there', () => {
  const missing = scripts.filter((name) => {
    const code = readFileSync(join(dist, 'assets', name), 'utf8');
    // The bundler's own helper, and a script that only passes on what another exports, have nothing to map.
    if (name.startsWith('rolldown-runtime-') || /^export\{[^}]*\}from"[^"]+";\s*$/.test(code)) return false;
    return !code.trimEnd().endsWith(`\n//# sourceMappingURL=${name}.map`) || !files.includes(`${name}.map`);
  });
  expect(missing).toEqual([]);
  const rules = files.find((name) => /^engine-.*\.js\.map$/.test(name))!;
  const { sources } = JSON.parse(readFileSync(join(dist, 'assets', rules), 'utf8')) as { sources: string[] };
  expect(sources.some((source) => source.endsWith('engine/src/momie/move.ts'))).toBe(true);
});

it('the offline copy holds every script and no source map', () => {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const kept = [...worker.matchAll(/assets\/[\w.-]+/g)].map(([url]) => url);
  expect(kept).toEqual(expect.arrayContaining(scripts.map((name) => `assets/${name}`)));
  expect(kept.filter((url) => url.endsWith('.map'))).toEqual([]);
});
