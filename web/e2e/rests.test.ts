/** Nights and holidays in the app, and the end of a player's time as two people in different time zones read it. */
import { Client } from '@traque/server/test-support/client';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockText } from '../src/room/clock-text.ts';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
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

it('a player sets their night and goes on holiday; the end of the time is told in the time zone of each reader', async () => {
  const [here, there] = ['Asia/Kolkata', 'America/New_York'];
  const ada = await Visitor.arrive(browser, server.address, { kept: { ...hurried, name: 'Ada' }, timezoneId: here });
  const { page } = ada;
  await page.request.put(`${server.address}/api/me`, { data: { name: 'Ada' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const created = await page.request.post(`${server.address}/api/tables`, {
    data: { game: 'maamut', options: { first: 0 }, seats, clock: 259_200 },
  });
  const { table: id } = (await created.json()) as { table: string };
  const bo = await Client.named(server.address, 'Bo');
  await bo.ask('join', { id }, {});
  await page.request.post(`${server.address}/api/tables/${id}/start`);

  const until = async (timeZone: string): Promise<string> => {
    const { deadline } = (await bo.ask('table', { id })).moment!;
    return clockText(deadline!, Date.now(), 'en-GB', timeZone).until!;
  };
  const watcher = await Visitor.arrive(browser, server.address, { kept: hurried, timezoneId: there });
  await Promise.all([ada.goTo(`/table/${id}`), watcher.goTo(`/table/${id}`)]);
  await page
    .getByRole('timer')
    .getByText(`until ${await until(here)}`)
    .waitFor();
  await watcher.page
    .getByRole('timer')
    .getByText(`until ${await until(there)}`)
    .waitFor();
  expect(await until(here)).not.toBe(await until(there));

  await ada.goTo('/rests');
  expect(await page.getByLabel('Time zone').inputValue()).toMatch(/Asia\/(Kolkata|Calcutta)/);
  await page.getByLabel('My time stands still at night').check();
  await page.getByLabel('From', { exact: true }).fill('22:00');
  await page.getByLabel('To', { exact: true }).fill('08:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('A night has at most 9 hours.').waitFor();
  await page.getByLabel('To', { exact: true }).fill('06:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  expect(await findings(page)).toEqual([]);
  const before = await until(there);
  await page.getByRole('button', { name: 'Add this holiday' }).click();
  await page.getByRole('button', { name: 'I’m back' }).waitFor();

  await watcher.page
    .getByText(/on holiday, back on \d+ \w+ at the latest/)
    .first()
    .waitFor();
  expect(await until(there)).not.toBe(before);
  await watcher.page
    .getByRole('timer')
    .getByText(`until ${await until(there)}`)
    .waitFor();
  await page.getByRole('button', { name: 'I’m back' }).click();
  await page.getByRole('button', { name: 'I’m back' }).waitFor({ state: 'detached' });
  await watcher.page
    .getByText(/on holiday/)
    .first()
    .waitFor({ state: 'detached' });
  expect(watcher.received.join('\n'), 'nobody learns where Ada lives').not.toMatch(/Kolkata|Calcutta|22:00/);
  expect([...ada.ownComplaints, ...watcher.complaints]).toEqual([]);
  for (const visitor of [ada, watcher]) await visitor.leave();
});
