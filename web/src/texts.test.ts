import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@traque/texts';
import { chapters } from '@traque/texts/rulebook';
import { app } from '@traque/texts/en/app';
import type { Event } from '@traque/engine/mammut/protocol';
import { describe, expect, it } from 'vitest';
import { logLine } from './boards/mammut/log.ts';
import { wordsIn } from './boards/mammut/words.ts';
import { loadRules } from './parts/rules.ts';

const games = ['maamut', 'mammut', 'momie'] as const;
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

  // A refusal shows its clause alone.
  it.each(games.flatMap((game) => languages.map((language) => [game, language] as const)))(
    '%s in %s: no clause begins or ends in the middle of a sentence',
    async (game, language) => {
      const { clauses } = await loadRules(game, language);
      expect(Object.entries(clauses).filter(([, words]) => !/^[\p{Lu}\d].*\.$/u.test(words))).toEqual([]);
    },
  );

  it.each(languages)('%s: a clause about a card, and the log, call the card what the card says', async (language) => {
    const { clauses } = await loadRules('mammut', language);
    const { cards } = wordsIn(language);
    const named = {
      'MM-62': cards.axePoints,
      'MM-68': cards.mostHidesPoints,
      'MM-71': cards.mostTusksPoints,
      'MM-81': cards.wildAnimal,
      'MM-82': cards.mostHidesAnimal,
    };
    for (const [id, [name]] of Object.entries(named)) expect(clauses[id], id).toContain(name);
    const chosen: Event = { type: 'token', for: null, seat: 0, species: 'hare', rule: 'MM-82' };
    expect(logLine(chosen, [], language)).toContain(cards.mostHidesAnimal[0]);
  });
});
