/** Around an online table: gathering, names, offers, stand-ins, and the way back from the home page. */
import type { Browser, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

function draft(clock: number | null, listed = false, hints = false): Record<string, string> {
  const seats = [
    { kind: 'me', name: 'Ada', look: 0, level: 'normal' },
    { kind: 'open', name: '', look: 1, level: 'normal' },
  ];
  return {
    ...hurried,
    'setup.maamut.friends': JSON.stringify({ seats, options: { first: 0 }, listed, clock, hints }),
  };
}

async function invited(viewport: ViewportSize, kept = draft(null)): Promise<Visitor> {
  const ada = await Visitor.arrive(browser, server.address, { viewport, kept });
  await ada.goTo('/new/maamut?with=friends');
  await ada.page.getByRole('button', { name: 'Create the invitation' }).click();
  await ada.page.getByRole('textbox', { name: 'Invitation' }).waitFor();
  return ada;
}

async function joined(ada: Visitor, viewport: ViewportSize): Promise<Visitor> {
  const bo = await Visitor.arrive(browser, server.address, { viewport, kept: hurried });
  await bo.goTo(new URL(ada.page.url()).pathname);
  await bo.page.getByRole('button', { name: 'Take this seat' }).click();
  await ada.page.getByText('Player 2', { exact: true }).waitFor();
  return bo;
}

async function started(viewport: ViewportSize, kept = draft(null)): Promise<[Visitor, Visitor]> {
  const ada = await invited(viewport, kept);
  const bo = await joined(ada, viewport);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ada, bo].map(({ page }) => page.locator('.hint').waitFor()));
  return [ada, bo];
}

const proposeEnd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Propose ending the game' }).click();
};

async function expectQuiet(...visitors: Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
}

/** Within the first screen, without scrolling. */
async function aboveFold(page: Page, text: string): Promise<boolean> {
  const box = (await page.getByText(text).first().boundingBox())!;
  return box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
}

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
])('%s', (_name, viewport) => {
  it('gathering: whom it waits for is in sight, people talk, and the link has a code and stays', async () => {
    const ada = await invited(viewport);
    expect(await aboveFold(ada.page, 'Waiting for 1 player')).toBe(true);
    await ada.page.getByRole('button', { name: 'Show the QR code' }).click();
    const code = ada.page.getByRole('img', { name: 'Show the QR code' });
    await code.waitFor();
    const { width, height } = (await code.boundingBox())!;
    expect(Math.min(width, height), 'large enough for a camera').toBeGreaterThan(150);
    const bo = await joined(ada, viewport);
    await ada.page.getByRole('textbox', { name: 'Invitation' }).waitFor();
    await bo.page.getByRole('textbox', { name: 'Write to the table' }).fill('Hello there');
    await bo.page.getByRole('button', { name: 'Send' }).click();
    await ada.page.locator('.chat-lines').getByText('Hello there').waitFor();
    // A name that was left empty is no name for ever.
    await bo.page.getByLabel('Your name at the table').fill('Bo');
    await bo.page.getByRole('button', { name: 'Change the name' }).click();
    await ada.page.getByText('Bo', { exact: true }).first().waitFor();
    await expectQuiet(ada, bo);
  });

  it('nobody starts while somebody is away, unless their seat goes to a bot', async () => {
    const ada = await invited(viewport);
    const bo = await joined(ada, viewport);
    const start = ada.page.getByRole('button', { name: 'Start the game' });
    await expect.poll(() => start.isEnabled()).toBe(true);
    await bo.leave();
    await ada.page.getByText('Offline right now: Player 2').waitFor();
    expect(await start.isDisabled()).toBe(true);
    await ada.page.getByRole('button', { name: 'Give the seat to a bot' }).click();
    await expect.poll(() => start.isEnabled()).toBe(true);
    await start.click();
    await ada.page.locator('.hint').waitFor();
    await expectQuiet(ada);
  });

  it('a proposal to end the game can be refused, also while a bot plays the seat', async () => {
    const [ada, bo] = await started(viewport);
    await bo.page.getByRole('button', { name: 'Table menu' }).click();
    await bo.page.getByRole('button', { name: 'Leave the table' }).click();
    await bo.page.waitForURL(`${server.address}/`);
    // The way back: the home page lists the table, and the whole row leads to it.
    const row = bo.page.locator('.running-games li').filter({ hasText: 'Ada’s turn' });
    await row.waitFor();
    const space = ada.page.locator('.board-space');
    const before = await space.boundingBox();
    await proposeEnd(ada.page);
    await ada.page.getByText('You agreed to end the game').waitFor();
    expect(await space.boundingBox(), 'nothing makes room for an offer').toEqual(before);
    await row.click({ position: { x: 200, y: 8 } });
    await bo.page.getByText('A bot is playing for you').waitFor();
    await bo.page.getByText('Proposed by Ada').waitFor();
    await bo.page.getByRole('button', { name: 'Keep playing' }).click();
    await bo.page.getByText('Proposed by Ada').waitFor({ state: 'hidden' });
    await ada.page.getByText('You agreed to end the game').waitFor({ state: 'hidden' });
    await bo.page.getByRole('button', { name: 'Take my seat back' }).click();
    await bo.page.getByText('A bot is playing for you').waitFor({ state: 'hidden' });
    await expectQuiet(ada, bo);
  });

  it('a name can be changed during the game, and the menu has a link for spectators', async () => {
    const [ada, bo] = await started(viewport);
    await bo.page.getByRole('button', { name: 'Table menu' }).click();
    await bo.page.getByRole('button', { name: 'Copy a link for spectators' }).waitFor();
    await bo.page.getByLabel('Your name at the table').fill('Bo');
    await bo.page.getByRole('button', { name: 'Change the name' }).click();
    await ada.page.getByText('Bo', { exact: true }).first().waitFor();
    await expectQuiet(ada, bo);
  });

  it('a rematch is offered where it is seen, also on the home page, and can be declined', async () => {
    const [ada, bo] = await started(viewport);
    await proposeEnd(ada.page);
    await bo.page.getByRole('button', { name: 'End the game' }).click();
    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    await bo.page.getByText('a seat is kept for you').waitFor();
    const elsewhere = await bo.context.newPage();
    await elsewhere.goto(server.address);
    await elsewhere.locator('.running-games .urgent').filter({ hasText: 'A seat is kept for you' }).waitFor();
    await bo.page.getByRole('button', { name: 'No, thanks' }).click();
    await bo.page.getByText('is free for others now').waitFor();
    await ada.page.getByText('Waiting for 1 player').waitFor();
    await expectQuiet(ada, bo);
  });
});

it(
  'two people who do nothing: a bot makes one move for the first, and it is the other’s turn',
  { timeout: 120_000 },
  async () => {
    const [ada, bo] = await started({ width: 390, height: 844 }, draft(30));
    await ada.page.locator('.hint').getByText('Your turn').waitFor();
    // Nobody allowed hints at this table.
    expect(await ada.page.locator('.ask-hint, .hints-allowed').count()).toBe(0);
    await bo.page.locator('.hint').getByText('Your turn').waitFor({ timeout: 60_000 });
    // The seat is Ada's again, without asking.
    expect(await ada.page.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
    expect(await ada.page.locator('.notice').count()).toBe(0);
    await bo.page.getByRole('timer').waitFor();
    await expectQuiet(ada, bo);
  },
);

it('hints where the table allows them: everybody sees it, and whose turn it is may ask', async () => {
  const [ada, bo] = await started({ width: 1440, height: 900 }, draft(null, false, true));
  await Promise.all([ada, bo].map(({ page }) => page.locator('.hints-allowed').getByText('Hints allowed').waitFor()));
  const ask = ada.page.locator('.ask-hint');
  await ask.waitFor();
  expect(await bo.page.locator('.ask-hint').count()).toBe(0);
  await ask.click();
  const card = ada.page.locator('.hint-card');
  await card.getByRole('button', { name: 'Show the move' }).click();
  await card.getByText('winning chance').waitFor();
  await card.getByRole('button', { name: 'Play it' }).click();
  await bo.page.locator('.ask-hint').waitFor();
  expect(await ask.count()).toBe(0);
  await expectQuiet(ada, bo);
});

it('the lobby tells the time per move and the options of each table', async () => {
  const ada = await invited({ width: 390, height: 844 }, draft(60, true));
  const guest = await Visitor.arrive(browser, server.address, { viewport: { width: 390, height: 844 }, kept: hurried });
  await guest.goTo('/lobby');
  await guest.page.getByText('First player: Ada · Time per move: 1 minute per move').waitFor();
  await expectQuiet(ada, guest);
});
