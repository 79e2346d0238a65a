/** Golden playthroughs: what happened in these games when somebody read them with the rule book in hand happens still. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from '@traque/engine';
import { clauseWords, fixtureName, made, playthroughs, seedOf } from './fixtures.ts';

const words = clauseWords();
const settings = games.flatMap((game) =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => {
    const players = game.players.min + i;
    return { name: fixtureName(game, players), game, players };
  }),
);

it.each(settings)('$name is played as it was', ({ name, game, players }) => {
  const text = readFileSync(join(playthroughs, `${name}.txt`), 'utf8');
  expect(made(game, players, seedOf(text), words).text).toBe(text);
});

it('there is a playthrough for every game and player count, and no other', () => {
  expect(readdirSync(playthroughs).sort()).toEqual(settings.map(({ name }) => `${name}.txt`).sort());
});
