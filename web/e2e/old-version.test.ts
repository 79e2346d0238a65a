import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { setUp } from './games.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, Visitor } from './visitor.ts';

let server: TestServer;
let browser: Browser;
const newer = mkdtempSync(join(tmpdir(), 'traque-newer-'));

/** The same app as it would be after the next release: another page, and so another list of files to keep. */
function buildNewer(): void {
  cpSync(join(import.meta.dirname, '../dist'), newer, { recursive: true });
  const change = (name: string, edit: (text: string) => string) => {
    const before = readFileSync(join(newer, name), 'utf8');
    const after = edit(before);
    expect(after).not.toBe(before);
    writeFileSync(join(newer, name), after);
    for (const twin of ['br', 'gz']) rmSync(join(newer, `${name}.${twin}`));
  };
  change('index.html', (text) => text.replace('<head>', '<head><meta name="release" content="next">'));
  change('sw.js', (text) => text.replace(/index\.html\?v=[0-9a-f]+/, 'index.html?v=next'));
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
  buildNewer();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(newer, { recursive: true, force: true });
});

/** Every copy of the page that the browser keeps, in any cache. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(caching.map((cache) => cache.keys()))).flat();
    return kept.map(({ url }) => url.slice(location.origin.length)).filter((path) => path.startsWith('/index.html'));
  });

const quiet = (visitor: Visitor): void => expect(visitor.ownComplaints).toEqual([]);

it('a tab that the server has outgrown says so, and one press brings the new app and the same table', async () => {
  const visitor = await Visitor.arrive(browser, server.address, {
    serviceWorkers: 'allow',
    kept: { ...hurried, 'setup.maamut.friends': setUp('maamut', [{ kind: 'me' }, { kind: 'open' }]) },
  });
  const { page } = visitor;
  // From the day that another wire is spoken, welcomes say so.
  let outgrown = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(outgrown ? String(message).replace('"wire":1', '"wire":2') : message);
    });
  });
  await visitor.goTo('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate(async () => (await caches.open('workbox-precache-v2')).put('/index.html', new Response('old')));
  await visitor.goTo('/new/maamut?with=friends');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'Create the invitation' }).click();
  await page.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.board-space svg').first().waitFor();
  const address = page.url();

  outgrown = true;
  await server.stop();
  await server.start(newer);
  const notice = page.getByRole('alert').filter({ hasText: 'This tab is running an old version of Traque' });
  await notice.waitFor();
  outgrown = false;
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.locator('meta[name=release]').waitFor({ state: 'attached' });
  await page.locator('.board-space svg').first().waitFor();
  expect(page.url()).toBe(address);
  expect(await notice.count()).toBe(0);
  await expect
    .poll(() => keptPages(page), { message: 'nothing of the old version is kept, nor of the worker before this one' })
    .toEqual(['/index.html?v=next']);
  quiet(visitor);
  await visitor.leave();
});

it('a page that asks a newer server for a table says so instead of guessing', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  await visitor.page.route('**/api/tables/0123456789ab', (route) =>
    route.fulfill({ json: { table: 'of the future' } }),
  );
  await visitor.goTo('/table/0123456789ab');
  await visitor.page.getByRole('heading', { name: 'This tab is running an old version of Traque' }).waitFor();
  await visitor.page.getByRole('button', { name: 'Reload' }).waitFor();
  quiet(visitor);
  await visitor.leave();
});

it('a part of the old app that the server no longer has is no riddle; without a server it is said that there is none', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  await page.route('**/assets/lobby-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route('**/assets/engine-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await visitor.goTo('/');
  await page.getByRole('link', { name: 'Open tables' }).click();
  await page.getByRole('heading', { name: 'This tab is running an old version of Traque' }).waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();

  // The worker that knows the rules.
  await visitor.goTo('/new/maamut?with=bots');
  await page.getByRole('heading', { name: 'This tab is running an old version of Traque' }).waitFor();

  await visitor.goTo('/');
  await page.route('**/api/me', (route) => route.abort());
  await page.getByRole('link', { name: 'Open tables' }).click();
  await page.getByRole('heading', { name: 'The server can’t be reached' }).waitFor();
  quiet(visitor);
  await visitor.leave();
});
