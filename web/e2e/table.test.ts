/** What a table agrees on before and after the game: colours, options, closing it, playing again. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
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

const twoFriends = (game: string, looks: readonly [number, number], more: object = {}): Record<string, string> => ({
  ...hurried,
  [`setup.${game}.friends`]: JSON.stringify({
    seats: [
      { kind: 'me', name: 'Ada', look: looks[0], level: 'normal' },
      { kind: 'open', name: '', look: looks[1], level: 'normal' },
    ],
    options: {},
    listed: false,
    clock: null,
    ...more,
  }),
});

/** Ada invites, Bo takes the seat. */
async function gathered(game: string, kept: Record<string, string>): Promise<[Visitor, Visitor]> {
  const ada = await Visitor.arrive(browser, server.address, { kept });
  const bo = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, name: 'Bo' },
    viewport: { width: 390, height: 800 },
  });
  await ada.goTo(`/new/${game}?with=friends`);
  await ada.page.getByRole('button', { name: 'Create the invitation' }).click();
  await ada.page.getByRole('textbox', { name: 'Invitation' }).waitFor();
  await bo.goTo(new URL(ada.page.url()).pathname);
  await bo.page.getByRole('button', { name: 'Take this seat' }).click();
  await ada.page.getByText('Bo', { exact: true }).waitFor();
  return [ada, bo];
}

async function proposeToGiveUp({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Propose ending the game' }).click();
}

/** Who has which shape, as everybody who looks sees it. */
async function shapes(page: Page, place: string): Promise<Record<string, string>> {
  const rows = page.locator(`${place} li`).filter({ has: page.locator('strong, input') });
  await rows.nth(1).waitFor();
  // The own seat can be changed before the start: its name is a field, its mark a choice.
  const pairs = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('strong')?.firstChild?.textContent?.trim() ?? row.querySelector('input')!.value,
      (row.querySelector('summary') ?? row.querySelector('.mark'))!.getAttribute('aria-label')!.split(', ').at(-1)!,
    ]),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

it('colours are those of the set-up or the guest’s own wish, for both, and stay with their persons when a guest asks for another game', async () => {
  const [ada, bo] = await gathered('maamut', twoFriends('maamut', [3, 1]));
  for (const { page } of [ada, bo]) expect(await shapes(page, '.gathered')).toEqual({ Ada: 'diamond', Bo: 'circle' });
  // Bo, who came by the link, takes another one, and again: the diamond is Ada's.
  for (const shape of ['square', 'star']) {
    await bo.page.locator('.look-picker summary').click();
    expect(await bo.page.getByRole('button', { name: 'diamond: Ada has it' }).isDisabled()).toBe(true);
    await bo.page.getByRole('button', { name: shape, exact: true }).click();
    for (const { page } of [ada, bo])
      await expect.poll(() => shapes(page, '.gathered')).toEqual({ Ada: 'diamond', Bo: shape });
  }
  const chosen = { Ada: 'diamond', Bo: 'star' };
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, bo]) expect(await shapes(page, '.players')).toEqual(chosen);

  // Ada would give the game up: Bo is asked, Ada may think better of it; once both agree it is over, and each is told so.
  await proposeToGiveUp(ada);
  await bo.page.getByText('Proposed by Ada: end this game').waitFor();
  await ada.page.getByRole('button', { name: 'Keep playing' }).click();
  await bo.page.getByText('Proposed by Ada').waitFor({ state: 'hidden' });
  await proposeToGiveUp(ada);
  await bo.page.getByRole('button', { name: 'End the game' }).click();
  for (const { page } of [ada, bo]) {
    await page.getByRole('heading', { name: 'This game was ended without a result' }).first().waitFor();
    // Nobody is asked for anything any more.
    expect(await page.locator('.hint').innerText()).toBe('The game is over');
    expect(await page.locator('.player[aria-current]').count()).toBe(0);
  }
  const watcher = await Visitor.arrive(browser, server.address, { kept: hurried });
  await watcher.goTo(new URL(ada.page.url()).pathname);
  await watcher.page.getByText('If the players play again').waitFor();
  expect(await watcher.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);

  // Bo is not the host, and need not wait for Ada.
  await bo.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByRole('link', { name: 'Rematch' }).click();
  for (const { page } of [ada, bo]) expect(await shapes(page, '.gathered')).toEqual(chosen);
  await ada.page.getByText('Bo starts the game').waitFor();
  await bo.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, bo]) expect(await shapes(page, '.players')).toEqual(chosen);
  await watcher.page.getByRole('link', { name: 'Rematch' }).waitFor();

  for (const visitor of [ada, bo, watcher]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});

it('a rematch that the server cannot make is said', async () => {
  const [ada, bo] = await gathered('maamut', twoFriends('maamut', [0, 1]));
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await proposeToGiveUp(ada);
  await bo.page.getByRole('button', { name: 'End the game' }).click();
  await bo.page.route('**/rematch', (route) => route.abort());
  await bo.page.getByRole('button', { name: 'Rematch' }).click();
  await bo.page.getByRole('alert').getByText('your action wasn’t sent').waitFor();
  expect(bo.complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  await Promise.all([ada.leave(), bo.leave()]);
});

it('before the start a guest gives their seat back, and the host closes the table for everybody', async () => {
  const [ada, bo] = await gathered('mammut', twoFriends('mammut', [0, 1]));
  await bo.page.getByRole('button', { name: 'Leave the table' }).click();
  await ada.page.getByText('Waiting for 1 player').waitFor();
  await bo.page.getByRole('button', { name: 'Take this seat' }).click();
  await ada.page.getByText('Bo', { exact: true }).waitFor();
  expect(await bo.page.getByRole('button', { name: 'Close the table' }).count()).toBe(0);

  await ada.page.getByRole('button', { name: 'Close the table' }).click();
  await ada.page.getByRole('button', { name: 'Keep it open' }).click();
  await ada.page.getByRole('button', { name: 'Close the table' }).click();
  const path = new URL(ada.page.url()).pathname;
  await ada.page.getByRole('button', { name: 'Close it', exact: true }).click();
  await ada.page.waitForURL(`${server.address}/`);
  await bo.page.getByRole('heading', { name: 'This table was closed' }).waitFor();
  // The old link shows the same later.
  const late = await Visitor.arrive(browser, server.address, { kept: hurried });
  await late.goTo(path);
  await late.page.getByRole('heading', { name: 'This table was closed' }).waitFor();
  await late.page.getByRole('link', { name: 'New game: Mammut' }).waitFor();
  for (const visitor of [ada, bo, late]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});

const help = (page: Page) => page.getByRole('checkbox', { name: 'Where they could be' });

it.each([true, false])('Momie on this device: the help for the mummy is the table’s choice (%s)', async (helps) => {
  const seats = [
    { kind: 'me', name: 'Ada', look: 0, level: 'easy' },
    { kind: 'bot', name: '', look: 1, level: 'random' },
  ];
  const draft = { seats, options: { mummy: 0 }, listed: false, clock: null };
  const ada = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, 'setup.momie.bots': JSON.stringify(draft) },
  });
  const { page } = ada;
  await ada.goTo('/new/momie?with=bots');
  const option = page.getByRole('combobox', { name: 'Help for the mummy' });
  await page.getByText('Game options').click();
  expect(await option.inputValue()).toBe('yes');
  if (!helps) await option.selectOption('Off');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await ada.readWords();
  await page.locator('.action-list button').first().waitFor();
  expect(await help(page).count()).toBe(helps ? 1 : 0);
  if (helps) {
    await help(page).check();
    // A hunter in plain sight needs no mark: sooner or later one has slipped away.
    const marks = page.locator('.momie-suspects > *');
    await playOut(ada, { before: async (turn) => turn < 40 && (await marks.count()) === 0 });
    expect(await marks.count()).toBeGreaterThan(0);
  }
  // In the replay of the running game, the same.
  await ada.goTo(`/replay/here-${page.url().split('/').at(-1)}?at=1`);
  await page.getByRole('slider').waitFor();
  await page.locator('.board-space svg').first().waitFor();
  expect(await help(page).count()).toBe(helps ? 1 : 0);
  // It is remembered for the next table.
  await ada.goTo('/new/momie?with=bots');
  await page.getByText('Game options').click();
  await option.waitFor();
  expect(await option.inputValue()).toBe(helps ? 'yes' : 'no');
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

it.each([true, false])('Momie online: all who look agree on the help for the mummy (%s)', async (helps) => {
  // Remembered by a version in which this was no option yet.
  const [ada, bo] = await gathered('momie', twoFriends('momie', [0, 1], { options: { mummy: 1 }, helps }));
  // A guest who came by the link reads the options of this table before the start.
  const terms = `Who is the mummy: Bo · ${helps ? '' : 'Help for the mummy: Off · '}Time per move: No time limit`;
  for (const { page } of [ada, bo]) await page.getByText(terms).waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, bo]) await page.locator('.board-space svg').first().waitFor();
  expect(await help(bo.page).count()).toBe(helps ? 1 : 0);
  expect(await help(ada.page).count()).toBe(0);
  for (const visitor of [ada, bo]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});

it('Momie around one screen: the mummy gets its help, on the board and in words, a hunter none', async () => {
  const seats = [
    { kind: 'me', name: 'Ada', look: 0, level: 'easy' },
    { kind: 'here', name: 'Bo', look: 1, level: 'easy' },
  ];
  const draft = { seats, options: { mummy: 0 }, listed: false, clock: null };
  const both = await Visitor.arrive(browser, server.address, {
    kept: { ...hurried, 'setup.momie.here': JSON.stringify(draft) },
  });
  const { page } = both;
  await both.goTo('/new/momie?with=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.curtain button').click();
  await both.readWords();
  const rooms = new Map<string, string>();
  await playOut(both, {
    before: async () => {
      const room = (await page.locator('.momie-dark').count()) > 0 ? 'dark' : 'torch';
      const heading = page.locator('.in-words').getByRole('heading', { name: 'Where they could be' });
      // It is worked out beside the page.
      if (room === 'dark') await heading.waitFor();
      const inWords = await heading.count();
      rooms.set(room, `${await help(page).count()} on the board, ${inWords} in words`);
      return rooms.size < 2;
    },
  });
  expect(Object.fromEntries(rooms)).toEqual({
    dark: '1 on the board, 1 in words',
    torch: '0 on the board, 0 in words',
  });
  expect(both.complaints).toEqual([]);
  await both.leave();
});
