/**
 * Pictures of every screen, phone and desk, by day and by night, into pictures/. Run by `npm run pictures`, and looked at
 * by people: nothing here fails on taste. `npm run pictures -- readme` takes those of README.md instead.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import build from './build.ts';
import { launch } from './browser.ts';
import { storeGame } from './finished-game.ts';
import { games, scenarios } from './games.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { readmePictures } from './readme-pictures.ts';
import { hurried, playOut, Visitor, type VisitorOptions } from './visitor.ts';

const folder = join(import.meta.dirname, '../../pictures');
const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };
const lights = ['light', 'dark'] as const;

type Shoot = (name: string) => Promise<void>;

async function stillScreens(visitor: Visitor, shoot: Shoot): Promise<void> {
  const screens = { home: '/', lobby: '/lobby', settings: '/settings', replay: '/replay', 'dead-link': '/nowhere' };
  for (const [name, path] of Object.entries(screens)) {
    await visitor.goTo(path);
    await visitor.page.locator('h1').waitFor();
    await shoot(name);
  }
  for (const game of games) {
    await visitor.goTo(`/rules/${game}`);
    await visitor.page.locator('h1').waitFor();
    await shoot(`${game}-rules`);
  }
}

async function rooms(visitor: Visitor, game: (typeof games)[number], shoot: Shoot): Promise<void> {
  const { page } = visitor;
  await visitor.goTo(`/new/${game}?with=bots`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await shoot(`${game}-set-up`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  await playOut(visitor, { before: (turn) => turn < scenarios[game].typicalAfterTurns, seed: 'pictures' });
  await shoot(`${game}-words`);
  await page.keyboard.press('l');
  await shoot(`${game}-log`);
  // On a phone this closes the sheet; at a desk the log stays beside the board.
  await page.keyboard.press('Escape');
  await shoot(`${game}-room`);
  await visitor.goTo(`/replay/here-${page.url().split('/').at(-1)}?at=3`);
  await page.getByRole('slider').waitFor();
  await shoot(`${game}-replay`);
  await visitor.goTo(await storeGame(visitor, `${game}-3`));
  await page.getByRole('dialog').waitFor();
  await shoot(`${game}-ending`);
  await visitor.goTo(`/new/${game}?with=here`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.curtain').waitFor();
  await shoot(`${game}-curtain`);
}

async function invitation(visitor: Visitor, shoot: Shoot): Promise<void> {
  await visitor.goTo(`/new/${games[0]}?with=friends`);
  await visitor.page.getByRole('button', { name: 'Create the invitation' }).click();
  await visitor.page.getByRole('textbox', { name: 'Invitation' }).waitFor();
  await shoot('invitation');
}

async function album(browser: Browser, server: TestServer, size: keyof typeof sizes, light: (typeof lights)[number]) {
  const options: VisitorOptions = { viewport: sizes[size], colorScheme: light, kept: hurried, deviceScaleFactor: 1 };
  const visitor = await Visitor.arrive(browser, server.address, options);
  const shoot: Shoot = async (name) => {
    await visitor.page.waitForTimeout(250);
    await visitor.page.screenshot({ path: join(folder, `${name}-${size}-${light}.png`) });
  };
  await stillScreens(visitor, shoot);
  await invitation(visitor, shoot);
  for (const game of games) await rooms(visitor, game, shoot);
  await visitor.leave();
}

await build();
mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([startTestServer(), launch()]);
try {
  if (process.argv.includes('readme')) await readmePictures(browser, server);
  else
    for (const size of ['phone', 'desk'] as const)
      for (const light of lights) await album(browser, server, size, light);
} finally {
  await browser.close();
  await server.close();
}
