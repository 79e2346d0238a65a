/** Bots with faces: who they are and how they play, where one chooses them, beside the board and at the end. */
import { loadGameWords, languages } from '@traque/texts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { storeGame } from './finished-game.ts';
import { games, setUp } from './games.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, Visitor } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const sizes = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const;

describe.each(sizes)('%s', (_name, viewport) => {
  it.each(games)('setting up %s shows each level’s character, in words of its own', async (game) => {
    const { characters } = await (await loadGameWords(game, 'en'))!.loadTable();
    const visitor = await Visitor.arrive(browser, server.address, {
      viewport,
      kept: { ...hurried, [`setup.${game}.bots`]: setUp(game, [{ kind: 'me' }, { kind: 'bot' }]) },
    });
    const { page } = visitor;
    await visitor.goTo(`/new/${game}?with=bots`);
    const character = page.locator('.character');
    const drawings = new Set<string>();
    for (const level of ['random', 'easy', 'normal', 'hard'] as const) {
      await page.getByLabel('Seat 2: Level').selectOption(level);
      const { name, way } = characters![level]!;
      await expect.poll(() => character.innerText()).toContain(name);
      expect(await character.innerText()).toContain(way);
      await character.locator('.portrait g').first().waitFor();
      drawings.add(await character.locator('.portrait').innerHTML());
      const box = (await character.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    }
    expect(drawings.size).toBe(4);
    expect(await findings(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it.each(games)('%s: beside the board and at the end a bot is known by its name and portrait', async (game) => {
  const { characters } = await (await loadGameWords(game, 'en'))!.loadTable();
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  await visitor.goTo(await storeGame(visitor, `${game}-3`));
  const dialog = page.getByRole('dialog');
  await dialog.locator('.standings .portrait g').first().waitFor();
  expect(await dialog.locator('.standings .portrait').count()).toBe(2);
  await page.keyboard.press('Escape');
  // A narrow place shows the portrait alone.
  await page.locator('.of-bot .portrait:visible, .player .portrait:visible').first().waitFor();
  const notes = page.locator('.of-bot');
  const said = () =>
    notes.evaluateAll((all) => all.map((each) => each.getAttribute('title') ?? each.textContent ?? ''));
  await expect.poll(said).toContain(`${characters!['easy']!.name} · bot, easy`);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('no two characters of a game have the same name or say the same, in any language', async () => {
  for (const game of games)
    for (const language of languages) {
      const { characters } = await (await loadGameWords(game, language))!.loadTable();
      const told = Object.values(characters!);
      expect(new Set(told.map(({ name }) => name)).size).toBe(4);
      expect(new Set(told.map(({ way }) => way)).size).toBe(4);
    }
});
