/** docs/protocol.md says what is true: its conversation is held with the engine, its states and commands are compared. */
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

const examples = [...doc.matchAll(/```json\n(\{"game":[^]*?)```/g)].map(
  ([, text]) => JSON.parse(text!) as { game: string },
);

it.each(games.map((game) => [game.name, game] as const))(
  'the state of %s has the fields that the page shows',
  (name, game) => {
    const example = examples.find((each) => each.game === name);
    const state = game.write(game.create(game.players.min, {}, new FastChance(name)));
    expect(Object.keys(state)).toEqual(Object.keys(example!));
    expect(Object.keys(state.options)).toEqual(Object.keys((example as unknown as { options: object }).options));
  },
);

it.each(games.map((game) => [game.name, game] as const))('the events of %s are on the page', (name, game) => {
  const heading = { maamut: '## Mâamut', mammut: '## Mammut', momie: '## La Malédiction' }[name]!;
  const section = doc.slice(doc.indexOf(heading)).split('\n## ')[0]!;
  const missing = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const chance = new FastChance(`events ${i}`);
    const state = game.create(game.players.min + (i % 2), {}, chance);
    while (game.toAct(state) !== null)
      game.apply(state, game.sample(state, chance), chance, ({ type }) => {
        if (!section.includes(`\`${type}\``) && !section.includes(`"type":"${type}"`)) missing.add(type);
      });
  }
  expect([...missing]).toEqual([]);
});

/** Where a list of actions is a sample only: Mammut's sharing, the mummy's walks. */
const sampled = new Set(['mammut share', 'momie interrupt', 'momie prowl']);

it.each(games.map((game) => [game.name, game] as const))(
  'the lists of %s are complete exactly where the page says',
  (name, game) => {
    const chance = new FastChance(`lists ${name}`);
    for (let players = game.players.min; players <= game.players.max; players++) {
      const state = game.create(players, {}, chance);
      while (game.toAct(state) !== null) {
        const { phase } = game.write(state) as unknown as { phase: string };
        expect([phase, game.legal(state).complete]).toEqual([phase, !sampled.has(`${name} ${phase}`)]);
        game.apply(state, game.sample(state, chance), chance);
      }
    }
  },
);
