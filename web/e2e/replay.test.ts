import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { recordedGame, storeGame } from './finished-game.ts';
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

it('a game is watched again, shared by address, exported, opened elsewhere and played on', async () => {
  const ada = await Visitor.arrive(browser, server.address, {
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
  // What is on the board is said below it, and nothing makes room for it.
  const told = page.locator('.replay-narration');
  await expect.poll(() => told.innerText()).not.toBe('');
  const [before, words] = [await page.locator('.board-space').boundingBox(), await told.innerText()];
  await page.locator('body').press('Home');
  await expect.poll(() => told.innerText()).not.toBe(words);
  expect(await page.locator('.board-space').boundingBox()).toEqual(before);
  await ada.goTo(`${new URL(page.url()).pathname}?at=3&seat=1`);
  await expect.poll(() => slider.inputValue()).toBe('3');
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

  const bo = await Visitor.arrive(browser, server.address, { kept: hurried });
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
  const ada = await Visitor.arrive(browser, server.address, {
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
  const ada = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, 'setup.momie.bots': setUp('momie', [{ kind: 'me' }, { kind: 'bot' }]) },
    acceptDownloads: true,
  });
  await ada.goTo('/new/momie?with=bots');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.readWords();
  await playOut(ada, { before: (turn) => turn < 2 });
  const shown = '.in-words section[aria-label="The position"]';
  const position = await ada.page.locator(shown).innerText();
  await ada.page.getByRole('button', { name: 'Table menu' }).click();
  const [file] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('button', { name: 'Export my view so far' }).click(),
  ]);
  const record = readFileSync(await file.path());
  expect(JSON.parse(record.toString())).not.toHaveProperty('secret');

  const bo = await Visitor.arrive(browser, server.address, { kept: hurried });
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
  await expect.poll(() => page.locator(shown).innerText()).toBe(position);
  // Its moments have addresses here too.
  await page.reload();
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe(last);
  expect([...ada.complaints, ...bo.complaints]).toEqual([]);
  await Promise.all([ada.leave(), bo.leave()]);
});

it('a game open in two tabs goes on in both', async () => {
  const ada = await Visitor.arrive(browser, server.address, {
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

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

describe.each([
  ['phone', phone],
  ['desk', desk],
] as const)('the scrubber, %s', (_name, viewport) => {
  it('has landmarks with their moves in words, for pointer and keyboard', async () => {
    const ada = await Visitor.arrive(browser, server.address, { viewport, kept: hurried });
    const { page } = ada;
    await storeGame(ada, 'momie-5');
    await ada.goTo('/replay/here-momie-momie5');
    const moments = page.getByRole('group', { name: 'Key moments' });
    const ticks = moments.getByRole('button');
    await ticks.first().waitFor();
    const names = await ticks.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    // Seven catches are a win for the mummy of five.
    expect(names.filter((name) => / catches .* and takes an ankh/.test(name))).toHaveLength(7);
    // Hovered or focused, it says so where everybody sees it; nothing moves.
    const before = await page.locator('.replay-controls').boundingBox();
    await ticks.last().focus();
    expect(await page.locator('.landmark-words').innerText()).toBe(names.at(-1));
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('.landmark-words').innerText()).toBe(names.at(-2));
    await ticks.nth(2).hover();
    expect(await page.locator('.landmark-words').innerText()).toBe(names[2]);
    expect(await page.locator('.replay-controls').boundingBox()).toEqual(before);
    await ticks.nth(2).click();
    const number = /^Move (\d+) /.exec(names[2]!)![1]!;
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe(number);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)).toBe(false);
    expect(await findings(page)).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('says nothing that the board does not show yet, however quickly one goes on', async () => {
    const ada = await Visitor.arrive(browser, server.address, { viewport });
    const { page } = ada;
    await storeGame(ada, 'maamut-3');
    await ada.goTo('/replay/here-maamut-maamut3?at=5');
    await page.getByText('Move 5 of 36').waitFor();
    const next = page.getByRole('button', { name: 'One move forward' });
    for (let i = 0; i < 6; i++) await next.click();
    await page.getByText('Move 11 of 36').waitFor();
    // The position is there at once: nothing is left to be played.
    const { label, log } = await page.evaluate(() => ({
      label: document.querySelector('.replay-controls output')!.textContent,
      log: document.querySelectorAll('.log li.first').length,
    }));
    expect([label, log]).toEqual(['Move 11 of 36', 11]);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});

it('a replay offers nothing that cannot be done, and names everybody to one who sees everything', async () => {
  const ada = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = ada;
  await storeGame(ada, 'momie-3');
  // The mummy's own turn, seen from its seat: live it would say how far to walk, or stay.
  await ada.goTo('/replay/here-momie-momie3?seat=0');
  const slider = page.getByRole('slider');
  await slider.waitFor();
  for (let at = 0; at < 10; at++) {
    await page.locator('body').press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe(String(at + 1));
    expect(await page.getByRole('button', { name: /Stay here|Roll|Walk|Go here/ }).count()).toBe(0);
  }
  await ada.readWords();
  expect(await page.locator('.action-list button:enabled').count()).toBe(0);

  await storeGame(ada, 'mammut-4');
  await ada.goTo('/replay/here-mammut-mammut4');
  await slider.waitFor();
  await page.locator('body').press('End');
  await page.locator('.log li').nth(100).waitFor();
  const log = await page.locator('.log').innerText();
  expect(log).toMatch(/Ada drew “/);
  expect(log).not.toMatch(/\bYou (?:drew|saw|played)\b/);
  await page.selectOption('#replay-viewer', '0');
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/You drew “/);
  // At the end the result can be had here too.
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('dialog').getByText('Bot 3 has 63 points').waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

it('games are listed with players and winner; the whole row opens them, and one can be deleted', async () => {
  const ada = await Visitor.arrive(browser, server.address, { viewport: phone, kept: hurried });
  const { page } = ada;
  await storeGame(ada, 'mammut-4');
  await storeGame(ada, 'maamut-3', { moves: 10 });
  await ada.goTo('/replay');
  const row = page.locator('.records li').filter({ hasText: 'Mammut' });
  await row.waitFor();
  for (const text of ['Ada', 'Bot 1', 'Bot 2', 'Bot 3 wins', 'moves']) expect(await row.innerText()).toContain(text);
  expect(await page.locator('.records li').filter({ hasText: 'Mâamut' }).innerText()).toContain('in progress');
  expect(await findings(page)).toEqual([]);
  // Far from the title.
  const box = (await row.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 8);
  await page.waitForURL('**/replay/here-mammut-mammut4');
  await page.goBack();
  await row.getByRole('button', { name: 'Delete this game of Mammut' }).click();
  await row.getByRole('button', { name: 'Keep' }).click();
  await row.getByRole('button', { name: 'Delete this game of Mammut' }).click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.records li').first().waitFor();
  expect(await page.locator('.records li').count()).toBe(1);
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

it('a game of this device is shared: uploaded on request, watched elsewhere; without a server that is said', async () => {
  const ada = await Visitor.arrive(browser, server.address, {
    kept: hurried,
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = ada;
  await storeGame(ada, 'mammut-3');
  await ada.goTo('/replay/here-mammut-mammut3?at=7&seat=1');
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Share this game' }).click();
  const dialog = page.getByRole('dialog');
  await page.route('**/api/records', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Upload and make a link' }).click();
  await dialog.getByRole('alert').getByText('The server can’t be reached').waitFor();
  await dialog.getByRole('button', { name: 'Upload and make a link' }).click();
  const link = await dialog.getByRole('textbox').inputValue();
  expect(new URL(link).pathname).toMatch(/^\/replay\/shared-[\w-]{16}$/);
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const bo = await Visitor.arrive(browser, server.address, { kept: hurried });
  await bo.page.goto(link);
  await bo.page.getByText('every draw matches the seal').waitFor();
  await expect.poll(() => bo.page.getByRole('slider').inputValue()).toBe('7');
  expect(await bo.page.locator('#replay-viewer').inputValue()).toBe('1');
  expect(await bo.page.getByRole('button', { name: 'Share this game' }).count()).toBe(0);
  await bo.goTo('/replay/shared-AAAAAAAAAAAAAAAA');
  await bo.page.getByRole('heading', { name: 'This link doesn’t lead anywhere' }).waitFor();

  // A file says what is inside.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the game' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^mammut-\d{4}-\d\d-\d\d-ada-bot-1-bot-2\.json$/);
  expect(ada.ownComplaints).toEqual([]);
  await Promise.all([ada.leave(), bo.leave()]);
});

it('playing on keeps one’s seat, and asks where there is none', async () => {
  const ada = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = ada;
  await storeGame(ada, 'maamut-3', { me: 2 });
  await ada.goTo('/replay/here-maamut-maamut3?at=9');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL('**/play/*');
  await expect.poll(() => page.locator('.player', { hasText: 'you' }).innerText()).toContain('Ada');

  // A game among bots: nobody's seat is one's own.
  await ada.goTo('/replay');
  const bots = recordedGame('maamut-3');
  await page.setInputFiles('#record', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...bots, seats: bots.seats.map((seat) => ({ ...seat, kind: 'easy' })) })),
  });
  await page.getByRole('button', { name: 'Play from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which seat do you take?' });
  await dialog.getByRole('button').nth(1).click();
  await page.waitForURL('**/play/*');
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});
