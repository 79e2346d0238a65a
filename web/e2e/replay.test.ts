import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { setUp } from './games.ts';
import { type House, openHouse } from './house.ts';
import { hurried, playOut, Visitor } from './visitor.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

it('a game is watched again, shared by address, exported, opened elsewhere and played on', async () => {
  const ada = await Visitor.arrive(browser, house.address, {
    kept: { ...hurried, 'setup.maamut.bots': setUp('maamut', [{ kind: 'me' }, { kind: 'bot' }]) },
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = ada;
  await ada.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await ada.readWords();
  await playOut(ada);
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await page.getByText('every draw matches the seal').waitFor();

  // Keyboard: one on, one back, to the end; each moment has an address.
  await page.locator('body').press('ArrowRight');
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('1');
  await page.locator('body').press('End');
  const last = await slider.getAttribute('max');
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(last);
  await page.locator('body').press('ArrowLeft');
  await page.locator('body').press('Home');
  await expect.poll(() => slider.inputValue()).toBe('0');

  // The address of a moment opens it, from the same seat's point of view.
  await ada.goTo(`${new URL(page.url()).pathname}?at=3&seat=1`);
  await expect.poll(() => slider.inputValue()).toBe('3');
  expect(await page.locator('#replay-viewer').inputValue()).toBe('1');
  await ada.readWords();
  const fromSeatOne = await page.locator('.in-words').innerText();
  await page.selectOption('#replay-viewer', '0');
  await expect.poll(() => page.locator('.in-words').innerText()).not.toBe(fromSeatOne);

  await page.getByRole('button', { name: 'Table menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the game' }).click(),
  ]);
  const record = readFileSync(await file.path());

  const bo = await Visitor.arrive(browser, house.address, { kept: hurried });
  await bo.goTo('/replay');
  await bo.page.setInputFiles('#record', { name: 'game.json', mimeType: 'application/json', buffer: record });
  await bo.page.getByText('every draw matches the seal').waitFor();
  for (let i = 0; i < 3; i++) await bo.page.getByRole('button', { name: 'One move forward' }).click();
  await expect.poll(() => bo.page.getByRole('slider').inputValue()).toBe('3');
  await bo.page.getByRole('button', { name: 'Play from here' }).click();
  await bo.page.waitForURL('**/play/*');
  await bo.readWords();
  expect(await playOut(bo, { before: (turn) => turn < 2 })).toBeGreaterThan(0);

  expect([...ada.complaints, ...bo.complaints]).toEqual([]);
  await Promise.all([ada.leave(), bo.leave()]);
});

it('a running game shows its player nothing but their own view, around one screen nothing at all', async () => {
  const ada = await Visitor.arrive(browser, house.address, {
    kept: {
      ...hurried,
      'setup.maamut.bots': setUp('maamut', [{ kind: 'me' }, { kind: 'bot' }]),
      'setup.maamut.here': setUp('maamut', [{ kind: 'me' }, { kind: 'here' }]),
    },
  });
  const { page } = ada;
  await ada.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/play/*');
  const alone = new URL(page.url()).pathname.split('/').at(-1)!;
  await ada.goTo(`/replay/here-${alone}?seat=1`);
  await page.getByText('what your own seat knows').waitFor();
  expect(await page.locator('#replay-viewer option').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Play from here' }).count()).toBe(0);

  await ada.goTo('/new/maamut?with=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/play/*');
  const several = new URL(page.url()).pathname.split('/').at(-1)!;
  await ada.goTo(`/replay/here-${several}`);
  await page.getByRole('heading', { name: 'This game is still in progress' }).waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

it('what a player exports of a running game opens elsewhere, as far as it went and as they saw it', async () => {
  const ada = await Visitor.arrive(browser, house.address, {
    kept: { ...hurried, 'setup.momie.bots': setUp('momie', [{ kind: 'me' }, { kind: 'bot' }]) },
    acceptDownloads: true,
  });
  await ada.goTo('/new/momie?with=bots');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.readWords();
  await playOut(ada, { before: (turn) => turn < 2 });
  const position = await ada.page.locator('.in-words section').first().innerText();
  await ada.page.getByRole('button', { name: 'Table menu' }).click();
  const [file] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('button', { name: 'Export my view so far' }).click(),
  ]);
  const record = readFileSync(await file.path());
  expect(JSON.parse(record.toString())).not.toHaveProperty('secret');

  const bo = await Visitor.arrive(browser, house.address, { kept: hurried });
  const { page } = bo;
  await bo.goTo('/replay');
  await page.setInputFiles('#record', { name: 'game.json', mimeType: 'application/json', buffer: record });
  await page.getByText('what was known from this seat').waitFor();
  expect(await page.locator('#replay-viewer option').allInnerTexts()).toEqual(['Ada']);
  expect(await page.getByRole('button', { name: 'Play from here' }).count()).toBe(0);
  await bo.readWords();
  await page.locator('body').press('End');
  const last = (await page.getByRole('slider').getAttribute('max'))!;
  expect(Number(last)).toBeGreaterThan(1);
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe(last);
  await expect.poll(() => page.locator('.in-words section').first().innerText()).toBe(position);
  // Its moments have addresses here too.
  await page.reload();
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe(last);
  expect([...ada.complaints, ...bo.complaints]).toEqual([]);
  await Promise.all([ada.leave(), bo.leave()]);
});

it('a game open in two tabs goes on in both', async () => {
  const ada = await Visitor.arrive(browser, house.address, {
    kept: { ...hurried, 'setup.maamut.bots': setUp('maamut', [{ kind: 'me' }, { kind: 'bot' }]) },
  });
  const { page } = ada;
  await ada.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await ada.readWords();
  await page.locator('.action-list button').first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Text view' }).click();
  for (const acting of [other, page, other]) {
    const before = await page.locator('.in-words').innerText();
    await acting.locator('.action-list button').first().click();
    const settled = async () => {
      const lists = await Promise.all([page, other].map((each) => each.locator('.action-list').count()));
      const texts = await Promise.all([page, other].map((each) => each.locator('.in-words').innerText()));
      return lists.join() === '1,1' && texts[0] === texts[1] && texts[0] !== before;
    };
    await expect.poll(settled, { timeout: 20_000 }).toBe(true);
  }
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});
