/** docs/protocol.md and the pages of the games say what is true: the conversation is held with the engine, states and commands are compared. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { reply } from './serve.ts';

const doc = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');

/** An answer as the page shows it, `…` standing for anything. */
function shown(text: string): RegExp {
  const parts = text.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

it('holds the conversation of the page', async () => {
  const block = /```session\n([^]*?)```/.exec(doc)![1]!;
  const pairs = [...block.matchAll(/^→ (.*)\n← (.*)$/gm)];
  expect(pairs.length).toBe(block.trimEnd().split('\n').length / 2);
  const latest: Record<string, unknown> = {};
  for (const [, request, expected] of pairs) {
    const line = request!.replaceAll(/STATE|VIEW/g, (word) => JSON.stringify(latest[word.toLowerCase()]));
    const answer = await reply(line);
    expect(JSON.stringify(answer)).toMatch(shown(expected!));
    if (answer.ok) Object.assign(latest, answer);
  }
});

it('every command of the table is answered', async () => {
  const named = [...doc.matchAll(/^\| `\{[^|]*?"cmd":"(\w+)"/gm)].map(([, name]) => name!);
  expect((await reply('{"cmd":"?"}'))['error']).toContain(named.join(', '));
});

const named = games.map((game) => [game.name, game] as const);

/** The page of one game. */
const pageOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../docs/protocol/${name}.md`), 'utf8');

it.each(named)('the state of %s has the fields that its page shows', (name, game) => {
  const example = JSON.parse(/```json\n([^]*?)```/.exec(pageOf(name))![1]!) as { options: object };
  const state = game.write(game.create(game.players.min, {}, new FastChance(name)));
  expect(state.game).toBe(name);
  expect(Object.keys(state)).toEqual(Object.keys(example));
  expect(Object.keys(state.options)).toEqual(Object.keys(example.options));
});

it.each(named)('the events of %s are on its page', (name, game) => {
  const page = pageOf(name);
  const missing = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const chance = new FastChance(`events ${i}`);
    const state = game.create(game.players.min + (i % 2), {}, chance);
    while (game.toAct(state) !== null)
      game.apply(state, game.sample(state, chance), chance, ({ type }) => {
        if (!page.includes(`\`${type}\``) && !page.includes(`"type":"${type}"`)) missing.add(type);
      });
  }
  expect([...missing]).toEqual([]);
});

it.each(named)('the lists of %s are complete except where its page says', (name, game) => {
  const [sentence = ''] = /^In phases? .* the list of `legal` is/m.exec(pageOf(name)) ?? [];
  const sampled = new Set([...sentence.matchAll(/`(\w+)`/g)].map(([, phase]) => phase!));
  const chance = new FastChance(`lists ${name}`);
  for (let players = game.players.min; players <= game.players.max; players++) {
    const state = game.create(players, {}, chance);
    while (game.toAct(state) !== null) {
      const { phase = '' } = game.write(state) as { phase?: string };
      expect([phase, game.legal(state).complete]).toEqual([phase, !sampled.has(phase)]);
      game.apply(state, game.sample(state, chance), chance);
    }
  }
});
