/** The admin page in a browser: a link that works once, a table closed, an address blocked, without any script. */
import { gatheredTable } from '@traque/server/test-support/table';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { Visitor } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('a link lets one device in; a table is closed and an address blocked, on a phone in French too', async () => {
  const { id } = await gatheredTable(server.address, ['person', 'person']);
  const phone = { viewport: { width: 390, height: 844 }, locale: 'fr-FR', colorScheme: 'dark' } as const;
  const visitor = await Visitor.arrive(browser, server.address, { ...phone });
  const { page } = visitor;
  await visitor.goTo(server.adminLink);
  await page.getByRole('button', { name: 'Entrer' }).click();

  await page.getByRole('heading', { name: 'Sauvegardes' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: id });
  await row.getByText('Fermer…').click();
  await row.getByRole('button', { name: 'Fermer définitivement' }).click();
  await page.getByText('La table est fermée.').waitFor();
  expect(await row.textContent()).toContain('arrêtée');

  await page.getByLabel('Adresse').fill('203.0.113.9');
  await page.getByRole('button', { name: 'Bloquer cette adresse' }).click();
  const blocked = page.getByRole('row').filter({ hasText: '203.0.113.9' });
  await blocked.getByRole('button', { name: 'Débloquer' }).click();
  await page.getByText('L’adresse peut de nouveau utiliser le serveur.').waitFor();
  expect(await blocked.count()).toBe(0);

  expect(await findings(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();

  const second = await Visitor.arrive(browser, server.address);
  await second.goTo(server.adminLink);
  await second.page.getByRole('button', { name: 'Enter' }).click();
  await second.page.getByRole('heading', { name: 'This link was used already' }).waitFor();
  await second.goTo('/admin');
  await second.page.getByRole('heading', { name: 'This device is not signed in.' }).waitFor();
  await second.leave();
});
