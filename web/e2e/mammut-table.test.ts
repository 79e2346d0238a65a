/** Mammut's table: everything in sight on every screen, nothing moves under the pointer, and the scoring waits. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { setUp } from './games.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, Visitor, type VisitorOptions } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** At a new table of this many, in front of the first action. */
async function sitDown(players: number, options: VisitorOptions): Promise<Visitor> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level: 'easy' }));
  const kept = { ...hurried, 'setup.mammut.bots': setUp('mammut', [{ kind: 'me' }, ...bots]) };
  const visitor = await Visitor.arrive(browser, server.address, { ...options, kept });
  await visitor.goTo('/new/mammut?with=bots');
  await visitor.page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.page.locator('.mammut .spread button.tile').first().waitFor();
  await visitor.page
    .locator('.mammut .camp')
    .nth(players - 1)
    .waitFor();
  await visitor.page.locator('.mammut .card').first().waitFor();
  return visitor;
}

const isIdle = '.mammut .spread button.tile, .mammut .grab, .mammut .go-on, .mammut .dock .primary, .mammut .choice';

/** Takes one tile at a time, or steals where there is nothing to take, until `wanted` is on the page at one's own turn. */
async function playUntil(page: Page, wanted: string): Promise<void> {
  for (let turn = 0; turn < 80; turn++) {
    await page.locator(isIdle).first().waitFor();
    if ((await page.locator(wanted).count()) > 0) return;
    const before = await page.locator('.log li').count();
    if ((await page.locator('.mammut .go-on').count()) > 0) await page.locator('.mammut .go-on').click();
    else if ((await page.locator('.mammut .choice .option').count()) > 0) {
      for (const row of await page.locator('.mammut .options').all()) await row.locator('.option').first().click();
      await page.locator('.mammut .choice .primary').click();
    } else {
      // The last share has its button at once.
      if ((await page.locator('.mammut .dock .primary').count()) === 0) {
        if ((await page.locator('.mammut .spread button.tile').count()) === 0)
          await page.locator('.mammut .grab').first().click();
        await page.locator('.mammut .spread button.tile').first().click();
      }
      await page.locator('.mammut .dock .primary').click();
    }
    await page.keyboard.press('s');
    await page.waitForFunction((told) => document.querySelectorAll('.log li').length !== told, before);
  }
  throw new Error(`no ${wanted} in eighty turns`);
}

/** What is not wholly on the screen, or lies under something else. */
function outOfSight(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)].flatMap((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const name = `${element.getAttribute('class')} ${element.getAttribute('aria-label') ?? ''}`;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
          return [`${name}: ${[left, top, right, bottom].map(Math.round).join()}`];
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = there !== null && (element.contains(there) || there.contains(element));
        return isSeen ? [] : [`${name} is under ${there?.getAttribute('class')}`];
      }),
    selector,
  );
}

const screens = {
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 1024, height: 768 },
  'a desk': { width: 1440, height: 900 },
  'a wall': { width: 1920, height: 1080 },
};
const always = ['.spread', '.spread button.tile', '.hand .card:first-child', '.dock', '.tracks', '.round-button'];

describe.each(Object.entries(screens))('%s', (name, viewport) => {
  it.each([2, 3, 4, 5])('%i players: all that matters is in sight', async (players) => {
    const visitor = await sitDown(players, { viewport });
    const { page } = visitor;
    const inBoard = always.map((selector) => `.mammut ${selector}`).join();
    expect.soft(await outOfSight(page, `${inBoard}, .hint .turn, .tabs button`)).toEqual([]);
    const camps = '.mammut .camp, .mammut .camp :is(h2, .share, .points, .tokens)';
    if (!name.includes('phone')) expect.soft(await outOfSight(page, camps)).toEqual([]);
    // A phone scrolls from camp to camp, and nothing covers the one it scrolled to.
    else
      for (const points of await page.locator('.mammut .camp .points').all()) {
        await points.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const covered = await points.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect.soft(covered, 'a camp is covered').toBe(false);
      }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

/** Where everything is that a pointer could be on. */
function places(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const all = ['.camp', '.share', '.table', '.kind-chip', '.card', '.dock', '.hand', '.tracks', '.worth', '.hint'];
    return Object.fromEntries(
      all.flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((element, i) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [`${selector} ${i}`, [left, top, width, height].map(Math.round).join()];
        }),
      ),
    );
  });
}

describe.each([
  ['a phone', screens['a phone'], 'light'],
  ['a desk', screens['a desk'], 'dark'],
] as const)('%s', (_name, viewport, colorScheme) => {
  it('nothing moves when tiles, a share or a card are chosen, and a mode owns the screen', async () => {
    const visitor = await sitDown(4, { viewport, colorScheme });
    const { page } = visitor;
    await page.keyboard.press('l');
    if (viewport.width < 900) await page.keyboard.press('l');
    const before = await places(page);
    await page.locator('.mammut .spread button.tile').first().click();
    await page.locator('.mammut .dock .outlook').waitFor();
    expect(await places(page), 'a tile is chosen').toEqual(before);
    expect(await page.locator('.mammut .dock .values .sure').innerText()).toMatch(/^−?\d+/);
    await page.keyboard.press('Escape');

    await playUntil(page, '.mammut .grab');
    const counts = await page.locator('.mammut .kinds').innerText();
    const share = page.locator('.mammut .camp:has(.grab)').first();
    const size = await share.locator('.share .tile').count();
    await share.locator('.grab').scrollIntoViewIfNeeded();
    const still = await places(page);
    await share.locator('.grab').click();
    await page.locator('.mammut .camp.is-aside').first().waitFor();
    // On a phone that was scrolled down, the share to choose from lies over the camps; nothing else moves.
    const ofCamps = (all: Record<string, string>) =>
      Object.entries(all).filter(([name]) => viewport.width > 900 || !/table|kind-chip/.test(name));
    const isStill = async (when: string) => expect(ofCamps(await places(page)), when).toEqual(ofCamps(still));
    await isStill('a share is being stolen');
    expect(await outOfSight(page, '.mammut .spread button.tile')).toEqual([]);
    // The share lies in the middle, the filters still speak of the loot, and everything else steps back.
    expect(await page.locator('.mammut .spread button.tile').count()).toBe(size);
    expect(await page.locator('.mammut .kinds').innerText()).toBe(counts);
    expect(await page.locator('.hint .todo').innerText()).toMatch(/choose what goes back/);
    await expect
      .poll(() =>
        page
          .locator('.mammut .camp.is-aside')
          .first()
          .evaluate((camp) => Number(getComputedStyle(camp).opacity)),
      )
      .toBeLessThan(0.5);
    expect(await findings(page), 'stealing').toEqual([]);
    await page.locator('.mammut .spread button.tile').first().click();
    await page.locator('.mammut .dock .outlook').waitFor();
    await isStill('a tile goes back');

    await page.locator('.mammut .dock .outlook').click();
    const sheet = page.locator('.sheet:popover-open');
    await sheet.waitFor();
    expect(await outOfSight(page, '.sheet:popover-open')).toEqual([]);
    expect(await sheet.innerText()).toContain('As long as nobody touches this share.');
    expect(await findings(page), 'the values in detail').toEqual([]);
    await page.keyboard.press('Escape');
    await isStill('details closed');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('the scoring is a table that waits for its player, also after a skip, and is there after a reload', async () => {
    const visitor = await sitDown(3, { viewport, colorScheme });
    const { page } = visitor;
    await playUntil(page, '.mammut .go-on');
    const table = page.locator('.mammut .account table');
    const numbers = (row: string): Promise<number[]> =>
      table
        .locator(row)
        .evaluateAll((cells) =>
          cells.map((cell) => Number((cell.textContent ?? '').replace('−', '-').replace('±', ''))),
        );
    const [sums, totals] = [await numbers('tfoot tr:first-child td'), await numbers('tfoot tr.total td')];
    expect(totals).toEqual(sums.map((sum) => 10 + sum));
    const camps = await page.locator('.mammut .camp .points').allInnerTexts();
    expect(camps.map(Number).toSorted((a, b) => a - b)).toEqual(totals.toSorted((a, b) => a - b));
    expect(await table.locator('tbody tr').count()).toBe(6);
    expect(await outOfSight(page, '.mammut .account tfoot, .mammut .go-on')).toEqual([]);
    expect(await findings(page), 'the scoring').toEqual([]);
    // Bots would be far into the next round by now if nobody waited.
    expect(
      await page
        .waitForFunction(() => document.querySelector('.go-on') === null, null, { timeout: 1200 })
        .catch(() => 'waits'),
    ).toBe('waits');
    await table.locator('td button').first().click();
    expect(await page.locator('.mammut .said .clause').count()).toBeGreaterThan(0);
    const told = await table.innerText();
    await page.locator('.mammut .go-on').click();
    await page.locator('.mammut .account').waitFor({ state: 'detached' });
    await page.keyboard.press('s');

    await page.reload();
    await page.getByRole('button', { name: 'Last scoring' }).click();
    expect(await table.innerText()).toBe(told);

    // A replay runs through.
    const id = page.url().split('/').at(-1);
    await visitor.goTo(`/replay/here-${id}`);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await page.locator('body').press(' ');
    const last = await slider.getAttribute('max');
    await expect.poll(() => slider.inputValue(), { timeout: 60_000 }).toBe(last);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it('every picture has a name and says what it means: under the mouse, by keyboard, and under a finger', async () => {
  const visitor = await sitDown(4, { viewport: screens['a desk'] });
  const { page } = visitor;
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll('.mammut [role=img], .mammut .kind-chip:has(.chip), .mammut .tile[data-tile]')]
      .filter((element) => {
        const reached =
          (element as HTMLElement).tabIndex >= 0 || element.closest('.tiles')?.querySelector('[tabindex="0"]') !== null;
        return !element.getAttribute('aria-label') || element.closest('[data-tip]') === null || !reached;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(nameless).toEqual([]);
  const tip = page.getByRole('tooltip');
  await page.locator('.mammut .camp .hides').first().hover();
  await expect.poll(() => tip.innerText()).toContain('hide track');
  await page.mouse.move(1, 1);
  await tip.waitFor({ state: 'detached' });
  // The keyboard reaches the animals from the cards before them.
  await page.locator('.mammut .round-button').last().focus();
  for (let stop = 0; stop < 30 && (await tip.count()) === 0; stop++) await page.keyboard.press('Tab');
  await tip.waitFor();
  const { x, y, width, height } = (await tip.boundingBox())!;
  expect([x >= 0, y >= 0, x + width <= 1440, y + height <= 900]).toEqual([true, true, true, true]);
  await page.keyboard.press('Escape');
  // A finger that rests on a tile reads it, and does not choose it.
  const tile = page.locator('.mammut .spread button.tile').first();
  await tile.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expect.poll(() => tip.count()).toBe(1);
  await tile.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await tile.dispatchEvent('click', { bubbles: true });
  expect(await tile.getAttribute('aria-pressed')).toBe('false');
  await page.getByRole('button', { name: 'What counts' }).click();
  await expect.poll(() => page.locator('.sheet:popover-open').innerText()).toContain('Goal');
  await visitor.leave();
});

it('the log shows tiles as pictures, and equal actions are listed once', async () => {
  const visitor = await sitDown(4, { viewport: screens['a desk'] });
  const { page } = visitor;
  await visitor.readWords();
  const labels = await page.locator('.action-list button').allInnerTexts();
  expect(labels.length).toBeGreaterThan(3);
  expect(new Set(labels.map((label) => label.replace(/ ×\d+$/, ''))).size).toBe(labels.length);
  await page.locator('.mammut .spread button.tile').first().click();
  await page.locator('.mammut .dock .primary').click();
  await page.keyboard.press('l');
  await page.locator('.log .loot-list .chip').first().waitFor();
  expect(await page.locator('.log .loot-list').first().getAttribute('aria-label')).toMatch(/^1 |shaman/);
  await visitor.leave();
});
