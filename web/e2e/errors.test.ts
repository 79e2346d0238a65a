import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { setUp } from './games.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, playOut, Visitor } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function visit(path: string, options = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried, ...options });
  await visitor.goTo(path);
  return visitor;
}

async function expectQuiet(visitor: Visitor): Promise<void> {
  expect(visitor.ownComplaints).toEqual([]);
  await visitor.leave();
}

it.each([
  ['/nowhere', 'This link doesn’t lead anywhere'],
  ['/rules/chess', 'This link doesn’t lead anywhere'],
  ['/new/chess', 'This link doesn’t lead anywhere'],
  ['/table/000000000000', 'This table no longer exists'],
  ['/table/..%2f..', 'This table no longer exists'],
  ['/play/none', 'This game isn’t on this device'],
  ['/replay/here-none', 'This game isn’t on this device'],
  ['/replay/table-000000000000', 'This table no longer exists'],
])('%s says: %s', async (path, words) => {
  const visitor = await visit(path);
  await visitor.page.getByRole('heading', { name: words }).waitFor();
  await visitor.page.getByRole('link', { name: 'Home', exact: true }).waitFor();
  // There is always a way on: another game, or other records.
  const onward = path.startsWith('/replay') ? 'Other games, or a game file' : 'New game: Mammut';
  await visitor.page.getByRole('link', { name: onward }).click();
  await visitor.page
    .getByRole('heading', { name: path.startsWith('/replay') ? 'Replay' : 'New game: Mammut' })
    .waitFor();
  await expectQuiet(visitor);
});

it.each(['/table/000000000000', '/replay/table-000000000000'])(
  '%s without a server says so, and not that it is gone',
  async (path) => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
    await visitor.page.route('**/api/**', (route) => route.abort());
    await visitor.goTo(path);
    await visitor.page.getByRole('heading', { name: 'The server can’t be reached' }).waitFor();
    await visitor.page.getByRole('button', { name: 'Reload' }).waitFor();
    await visitor.page.getByRole('link', { name: 'Home', exact: true }).waitFor();
    await expectQuiet(visitor);
  },
);

it('a full table says so and lets one watch, and talk to the others who do', async () => {
  const host = await visit('/new/maamut?with=friends');
  await host.page.getByRole('button', { name: 'Create the invitation' }).click();
  await host.page.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  const late = await visit(new URL(host.page.url()).pathname);
  await late.page.getByRole('heading', { name: 'This table is full' }).waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await late.page.getByText('You are watching').waitFor();
  await late.page.getByRole('button', { name: 'Chat' }).click();
  await late.page.getByLabel('Your name').fill('Wanda');
  await late.page.getByLabel('Write to the table').fill('Good evening');
  await late.page.getByRole('button', { name: 'Send' }).click();
  await late.page.locator('.chat-lines').getByText('Good evening').waitFor();
  expect(await late.page.locator('.chat-lines').innerText()).toContain('Wanda');
  await expectQuiet(host);
  await expectQuiet(late);
});

it('a lost server is said, and the table goes on when it is back', async () => {
  const host = await visit('/new/maamut?with=friends');
  await host.page.getByRole('button', { name: 'Create the invitation' }).click();
  await host.page.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.readWords();
  const action = host.page.locator('.action-list button').first();
  await action.waitFor();
  await server.stop();
  await host.page.getByText('Connection lost').waitFor();
  await action.click();
  await host.page.getByRole('alert').getByText('your action wasn’t sent').waitFor();
  const visitor = await Visitor.arrive(browser, server.address);
  await server.start();
  await host.page.getByText('Reconnecting').waitFor({ state: 'detached' });
  await host.page.getByText('your action wasn’t sent').waitFor({ state: 'detached' });
  await playOut(host, { before: (turn) => turn < 1 });
  await visitor.leave();
  await expectQuiet(host);
});

it('a table on the server needs no bots in the browser, a table in the browser does', async () => {
  const host = await Visitor.arrive(browser, server.address, { kept: hurried });
  const refused = new Set<string>();
  await host.context.route('**/assets/bots-*.js', async (route) => {
    refused.add(route.request().url());
    await route.abort();
  });
  await host.goTo('/new/maamut?with=friends');
  await host.page.getByRole('button', { name: 'Create the invitation' }).click();
  await host.page.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.readWords();
  await expect.poll(() => refused.size).toBeGreaterThan(0);
  await playOut(host, { before: (turn) => turn < 2 });
  await host.goTo('/new/maamut?with=bots');
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.page.getByRole('heading', { name: 'This tab is running an old version of Traque' }).waitFor();
  await expectQuiet(host);
});

it('without a server an invitation says what one can do', async () => {
  const visitor = await visit('/new/maamut?with=friends');
  await visitor.page.getByRole('button', { name: 'Create the invitation' }).waitFor();
  // The options come from the rules' worker: with them the page is complete before the server goes.
  await visitor.page.locator('[id^="option-"]').first().waitFor();
  await server.stop();
  try {
    await visitor.page.getByRole('button', { name: 'Create the invitation' }).click();
    await visitor.page.getByRole('alert').getByText('The server can’t be reached').waitFor();
  } finally {
    await server.start();
  }
  await expectQuiet(visitor);
});

it('a host of too many tables is told so, and what to do', async () => {
  const visitor = await visit('/new/maamut?with=friends');
  const { page } = visitor;
  await page.getByRole('button', { name: 'Create the invitation' }).click();
  await page.getByRole('textbox', { name: 'Invitation' }).waitFor();
  // Thirty-nine more would be allowed.
  const refused = await page.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    for (let made = 1; made < 100; made++) {
      const body = JSON.stringify({ game: 'maamut', seats });
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!answer.ok) return `${answer.status} after ${made}`;
    }
    return 'never';
  });
  expect(refused).toBe('429 after 40');
  await visitor.goTo('/new/maamut?with=friends');
  await page.getByRole('button', { name: 'Create the invitation' }).click();
  await page.getByRole('alert').getByText('You are hosting too many unfinished tables').waitFor();
  // The same page still starts a game that needs no server.
  await visitor.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.hint').waitFor();
  await expectQuiet(visitor);
});

it('two who want the last seat: the second is told that the table is full', async () => {
  const host = await visit('/new/maamut?with=friends', {
    kept: { ...hurried, 'setup.maamut.friends': setUp('maamut', [{ kind: 'me' }, { kind: 'open' }]) },
  });
  await host.page.getByRole('button', { name: 'Create the invitation' }).click();
  await host.page.getByRole('textbox', { name: 'Invitation' }).waitFor();
  const path = new URL(host.page.url()).pathname;
  const [bo, cy] = [await visit(path), await visit(path)];
  // What Cy sees is a moment old: the seat is taken while the request is on its way.
  await cy.page.route('**/join', async (route) => {
    await bo.page.getByRole('button', { name: 'Take this seat' }).click();
    await bo.page.getByText('you', { exact: true }).waitFor();
    await route.continue();
  });
  await cy.page.getByRole('button', { name: 'Take this seat' }).click();
  await cy.page.getByRole('alert').getByText('This table is full').waitFor();
  await cy.page.getByRole('link', { name: 'Open your own table' }).waitFor();
  for (const visitor of [host, bo, cy]) await expectQuiet(visitor);
});

it('a player removed by the host is told why they cannot sit down again', async () => {
  const host = await visit('/new/maamut?with=friends', {
    kept: { ...hurried, 'setup.maamut.friends': setUp('maamut', [{ kind: 'me' }, { kind: 'open' }]) },
  });
  await host.page.getByRole('button', { name: 'Create the invitation' }).click();
  await host.page.getByRole('textbox', { name: 'Invitation' }).waitFor();
  const guest = await visit(new URL(host.page.url()).pathname);
  await guest.page.getByRole('button', { name: 'Take this seat' }).click();
  await host.page.getByRole('button', { name: 'Free this seat' }).click();
  await guest.page.getByRole('button', { name: 'Take this seat' }).click();
  await guest.page.getByRole('alert').getByText('The host freed your seat').waitFor();
  await expectQuiet(guest);
  await expectQuiet(host);
});

it.each([
  ['not JSON at all', 'hello'],
  ['no record', '{"a":1}'],
  [
    'a record the rules forbid',
    '{"traque":1,"game":"maamut","rules":1,"options":{},"seats":[{"name":"a","kind":"human"},{"name":"b","kind":"human"}],"commit":"x","secret":"y","actions":[{"seat":0,"action":{"type":"setTrap"},"at":1}],"result":null}',
  ],
  [
    'what a seat saw, spoilt',
    '{"traque":1,"game":"maamut","rules":1,"for":0,"options":{},"seats":[{"name":"a","kind":"human"},{"name":"b","kind":"human"}],"commit":"x","actions":[],"seen":[{"set":{"game":"maamut","players":2},"events":[]}],"result":null}',
  ],
])('a broken file (%s) is refused in words', async (_what, text) => {
  const visitor = await visit('/replay');
  await visitor.page.setInputFiles('#record', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await visitor.page.getByRole('alert').getByText('Traque can’t read this file').waitFor();
  await expectQuiet(visitor);
});

it('a browser that keeps nothing still plays, and says what that means', async () => {
  const visitor = await Visitor.arrive(browser, server.address, {});
  const { page, context } = visitor;
  const denied = (name: string) =>
    `Object.defineProperty(globalThis, '${name}', { get() { throw new DOMException('denied', 'SecurityError'); } });`;
  await context.addInitScript(denied('localStorage') + denied('indexedDB'));
  // Scripts for pages do not reach workers, and the tables are kept by one.
  await context.route('**/assets/engine-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: denied('indexedDB') + (await answer.text()) });
  });
  await visitor.goTo('/settings');
  await page.getByText('doesn’t let Traque save anything').waitFor();
  await visitor.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('this game is lost when you close the page').waitFor();
  await visitor.readWords();
  await playOut(visitor, { before: (turn) => turn < 2 });
  await page.reload();
  await page.getByRole('heading', { name: 'This game isn’t on this device' }).waitFor();
  await expectQuiet(visitor);
});

it('a refused action shows its clause, in words', async () => {
  const visitor = await visit('/new/maamut?with=bots', {
    kept: {
      ...hurried,
      'setup.maamut.bots': JSON.stringify({
        seats: [
          { kind: 'me', name: 'Ada', look: 0, level: 'easy' },
          { kind: 'bot', name: '', look: 1, level: 'easy' },
        ],
        options: { first: 0 },
        listed: false,
        clock: null,
      }),
    },
  });
  const { page } = visitor;
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  await page.locator('.action-list button').first().waitFor();
  // The mammoth's own tile is none of the outer ones.
  await page.locator('[data-cell="0,0"]').first().click({ force: true });
  await page.getByRole('alert').getByRole('link', { name: 'Rule MA-14' }).click();
  await page.getByRole('dialog').getByText('each player puts their hunter on an outer tile').waitFor();
  await expectQuiet(visitor);
});
