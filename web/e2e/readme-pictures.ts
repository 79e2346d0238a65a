/** The pictures of README.md, into docs/pictures/. Run by `npm run pictures -- readme`. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { manifests } from '../src/games.ts';
import { type Game, games, scenarios, setUp } from './games.ts';
import type { TestServer } from './test-server.ts';
import { hurried, playOut, Visitor, type VisitorOptions } from './visitor.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const GAP = 24;

const jpeg = (name: string) => ({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 }) as const;

/** The cave by day, the tomb by night. */
const schemeOf = (game: Game): 'light' | 'dark' => (manifests[game].world === 'tomb' ? 'dark' : 'light');

/** Somebody in the middle of a game; in a game with sides they are on the one that the options of its tests give them. */
async function inRoom(
  browser: Browser,
  server: TestServer,
  game: Game,
  viewport: VisitorOptions['viewport'],
): Promise<Visitor> {
  const bots = Array.from(
    { length: manifests[game].usualPlayers - 1 },
    () => ({ kind: 'bot', level: 'easy' }) as const,
  );
  // A line about a rare rule comes only once: it is no typical moment.
  const kept = { ...hurried, explain: 'off', [`setup.${game}.bots`]: setUp(game, [{ kind: 'me' }, ...bots]) };
  const visitor = await Visitor.arrive(browser, server.address, {
    viewport: viewport ?? desk,
    colorScheme: schemeOf(game),
    kept,
  });
  const { page } = visitor;
  await visitor.goTo(`/new/${game}?with=bots`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  await playOut(visitor, { before: (turn) => turn < scenarios[game].typicalAfterTurns - 1, seed: 'readme' });
  await page.keyboard.press('l');
  await page.keyboard.press('Escape');
  await still(page);
  return visitor;
}

/** Nothing moves, and what has just happened to the player is no longer announced. */
async function still(page: Page): Promise<void> {
  await page.locator('.happened').waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
}

export async function readmePictures(browser: Browser, server: TestServer): Promise<void> {
  const guest = await Visitor.arrive(browser, server.address, { viewport: desk, colorScheme: 'light', kept: hurried });
  await guest.goTo('/');
  await guest.page.locator('h1').waitFor();
  await still(guest.page);
  await guest.page.screenshot(jpeg('home'));
  await guest.goTo(`/rules/${games[0]!}`);
  await guest.page.locator('.example').nth(1).scrollIntoViewIfNeeded();
  await guest.page
    .locator('.example')
    .nth(1)
    .evaluate((example) => example.scrollIntoView({ block: 'center' }));
  await still(guest.page);
  await guest.page.screenshot(jpeg('rule-book'));
  await guest.leave();

  const phones: string[] = [];
  for (const game of games) {
    const atDesk = await inRoom(browser, server, game, desk);
    await atDesk.page.screenshot(jpeg(game));
    await atDesk.leave();
    const onPhone = await inRoom(browser, server, game, phone);
    // What explains a part that was touched last is no part of the picture.
    await onPhone.page.mouse.move(1, 1);
    await onPhone.page.keyboard.press('Escape');
    await still(onPhone.page);
    phones.push((await onPhone.page.screenshot()).toString('base64'));
    await onPhone.leave();
  }
  const width = games.length * phone.width + (games.length - 1) * GAP;
  const page = await browser.newPage({ viewport: { width, height: phone.height } });
  const images = phones.map((image) => `<img src="data:image/png;base64,${image}">`).join('');
  await page.setContent(`<body style="margin:0;display:flex;gap:${GAP}px;background:#fff">${images}`);
  await page.screenshot(jpeg('phones'));
  await page.close();
}
