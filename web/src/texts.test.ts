import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@traque/texts';
import { chapters } from '@traque/texts/rulebook';
import { app } from '@traque/texts/en/app';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Groups whose members are looked up by a value: a level, a setting, an option. */
const lookedUp = new Set([
  'kinds',
  'levels',
  'themes',
  'motions',
  'speeds',
  'reactions',
  'notes',
  'optionTexts',
  'games',
]);

function keysOf(texts: object, at: readonly string[] = []): string[][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const here = [...at, key];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && !lookedUp.has(key);
    return isGroup ? keysOf(value, here) : [here];
  });
}

describe('texts of the app', () => {
  it('has no text that nothing shows', () => {
    const code = sources(join(root, 'web/src'));
    const shown = ([group, key]: string[]) =>
      new RegExp(`(?:words|words\\.${group}|t\\(\\)\\.${group})\\.${key}\\b|'${key}'`).test(code);
    const unused = keysOf(app).filter((path) => !lookedUp.has(path[0] ?? '') && !shown(path));
    expect(unused.map((path) => path.join('.'))).toEqual([]);
  });

  it.each(languages)('%s: every text is a text', async (language) => {
    const module: { app: object } = await import(`../../texts/src/${language}/app.ts`);
    const empty = keysOf(module.app).filter((path) => {
      const value = path.reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], module.app);
      return value === '' || value === undefined;
    });
    expect(empty).toEqual([]);
  });
});

describe('rule books', () => {
  it.each(Object.keys(chapters))('%s: every clause of docs/rules has its words, and no others', (game) => {
    const text = readFileSync(join(root, `docs/rules/${game}.md`), 'utf8');
    const written = [...text.matchAll(/\*\*(M[AMO]-\d+)\*\*/g)].map(([, id]) => id);
    const inBook = Object.values(chapters[game as keyof typeof chapters]).flat();
    expect(new Set(inBook)).toEqual(new Set(written));
    expect(inBook).toHaveLength(written.length);
  });
});
