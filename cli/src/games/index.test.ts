import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { expect, it } from 'vitest';
import { traque } from '../testing.ts';
import { manifests } from './index.ts';

it('the command line lists the games of the engine, in its order', () => {
  expect(manifests.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
});

it.each(['simulate', 'tournament'])('the help of %s names every game and has an example of each', async (command) => {
  const { status, out } = await traque(['help', command]);
  expect(status).toBe(0);
  expect(out).toContain(games.map(({ name }) => name).join(', '));
  for (const { name } of games) expect(out).toMatch(new RegExp(`^  \\$ traque ${command} ${name}( |$)`, 'm'));
});

it.each(games)('the balance of $name is measured at tables that its rules allow', (game) => {
  const { balance } = manifests.find(({ name }) => name === game.name)!;
  const tables = balance.tables(game.options);
  expect(tables.length).toBeGreaterThan(0);
  for (const options of tables) {
    const state = game.create(game.players.min, options, new FastChance('balance'));
    expect(game.write(state).options).toMatchObject(options);
  }
  // Otherwise two rows would look alike.
  expect(new Set(tables.map((options) => balance.variant?.of(options))).size).toBe(tables.length);
});
