import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { setUp } from './games.ts';
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

it('is found on the home page and played on its board: a hop that is too short is refused, a legal one is made', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }];
  const visitor = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, 'setup.burrow.bots': setUp('burrow', seats) },
  });
  const { page } = visitor;
  await visitor.goTo('/');
  await page
    .locator('.game')
    .filter({ hasText: 'Burrow' })
    .getByRole('link', { name: 'Against bots', exact: true })
    .click();
  await page.getByRole('button', { name: 'Start the game' }).click();

  const hare = page.getByRole('button', { name: /^Cell \d, the hare is here/ });
  // Playwright would wait for it to be enabled.
  await hare.click({ force: true });
  await page
    .locator('.refusal')
    .getByText(/^The die shows \d: hop exactly that far/)
    .waitFor();

  const target = page.locator('.burrow .cell.target').first();
  const to = await target.locator('b').innerText();
  await target.click();
  await page.keyboard.press('l');
  await page.locator('.log').getByText(`The hare is now on cell ${to}.`).waitFor();
  await page
    .locator('.log')
    .getByText(/searches cell \d: (found|near|far)\./)
    .waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
