/** The desk of Momie: everything that a turn needs is in sight and stays where it is, and the helps help. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, playOut, Visitor, type VisitorOptions } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

type Side = 'hunter' | 'mummy';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const sizes = [
  phone,
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  desk,
  { width: 1920, height: 1080 },
] as const;

/** Ada's own turn at a table with bots that do not think. */
async function sitDown(
  side: Side,
  players: number,
  visitorOptions: VisitorOptions = {},
  options: object = {},
): Promise<Visitor> {
  const seats = Array.from({ length: players }, (_, seat) => ({
    kind: seat === 0 ? 'me' : 'bot',
    name: seat === 0 ? 'Ada' : '',
    look: seat,
    level: 'random',
  }));
  // The widest pyramid of all.
  const chosen = { mummy: side === 'mummy' ? 0 : players - 1, map: 'hatchepsout', ...options };
  const draft = JSON.stringify({ seats, options: chosen, listed: false, clock: null });
  const ada = await Visitor.arrive(browser, server.address, {
    viewport: desk,
    ...visitorOptions,
    kept: { ...hurried, 'setup.momie.bots': draft },
  });
  await ada.goTo('/new/momie?with=bots');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await myTurn(ada.page);
  return ada;
}

async function myTurn(page: Page): Promise<void> {
  await page.locator('.hint.mine .turn').waitFor({ timeout: 60_000 });
  await page.locator('.momie-actions button:not(:disabled)').first().waitFor();
}

/** Plays by the text view until `done`, and closes it again. */
async function playUntil(ada: Visitor, done: () => Promise<boolean>): Promise<void> {
  await ada.readWords();
  await playOut(ada, { before: async (turn) => turn < 60 && !(await done()) });
  await ada.page.keyboard.press('w');
  expect(await done()).toBe(true);
}

/** What a turn needs that is not wholly on the screen, or lies under something else. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const needed = ['.momie-maze', '.momie-dice', '.momie-actions button', '.momie-missions li', '.momie-heard'];
    const more = ['.momie-heard h2', '.momie-help', '.momie-tool', '.hint .turn', '.momie-person-own'];
    const space = document.querySelector('.board-space')!.getBoundingClientRect();
    return [...needed, ...more].flatMap((selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const room = element.closest('.board-space') === null ? { top: 0, bottom: innerHeight } : space;
        const inside = box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
        if (inside && box.left >= -1 && box.right <= innerWidth + 1 && box.width > 0) return [];
        return [`${selector}: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`];
      }),
    );
  });
}

/** Cells that lie under a player's panel or under the tools, where the whole pyramid is shown. */
function coveredCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panels = [...document.querySelectorAll('.momie-person, .momie-tools')].map((each) =>
      each.getBoundingClientRect(),
    );
    return [...document.querySelectorAll<SVGElement>('.momie-cell')]
      .filter((cell) => {
        const box = cell.getBoundingClientRect();
        return panels.some(
          (panel) =>
            panel.left < box.right && box.left < panel.right && panel.top < box.bottom && box.top < panel.bottom,
        );
      })
      .map((cell) => cell.dataset['cell'] ?? '');
  });
}

describe.each([2, 3, 4, 5])('%i players', (players) => {
  it.each(['hunter', 'mummy'] as const)('as the %s: all that a turn needs is in sight, at every size', async (side) => {
    const ada = await sitDown(side, players);
    const { page } = ada;
    for (const size of sizes) {
      const at = `${size.width}×${size.height}`;
      await page.setViewportSize(size);
      await expect.poll(() => outOfSight(page), { message: at }).toEqual([]);
      if (size.width >= 1024) await expect.poll(() => coveredCells(page), { message: at }).toEqual([]);
    }
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});

/** Where the controls are. */
const places = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['.momie-maze', '.momie-dice', '.momie-actions', '.momie-heard', '.momie-people', '.hint'].map((selector) => {
        const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
        return [selector, [left, top, width, height].map(Math.round)];
      }),
    ),
  );

const cellsBy = (page: Page, dice: RegExp) =>
  page
    .locator('.momie-cell')
    .evaluateAll(
      (cells, pattern) =>
        cells.flatMap((cell) =>
          new RegExp(pattern).test(cell.getAttribute('aria-label') ?? '')
            ? [(cell as SVGElement).dataset['cell'] ?? '']
            : [],
        ),
      dice.source,
    );

describe.each([
  ['phone', phone, true],
  ['desk', desk, false],
] as const)('on a %s', (_name, viewport, hasTouch) => {
  it('rolling and choosing moves nothing, and the die is chosen at the cell', async () => {
    const ada = await sitDown('hunter', 3, { viewport, hasTouch });
    const { page } = ada;
    const before = await places(page);
    const roll = page.locator('.momie-actions button').first();
    const box = await roll.boundingBox();
    await roll.click();
    let cells: string[] = [];
    for (let rolls = 0; rolls < 12 && cells.length === 0; rolls++) {
      await page.getByRole('button', { name: 'Roll again' }).and(page.locator(':enabled')).waitFor();
      expect(await places(page)).toEqual(before);
      expect(await roll.boundingBox()).toEqual(box);
      cells = await cellsBy(page, /reachable with [^,]+, /);
      if (cells.length > 0) break;
      const [one] = await cellsBy(page, /reachable with/);
      if (one === undefined || rolls % 3 < 2) await roll.click();
      else {
        await page.locator(`[data-cell="${one}"]`).focus();
        await page.keyboard.press('Enter');
        await myTurn(page);
        await roll.click();
      }
    }
    const cell = page.locator(`[data-cell="${cells[0]!}"]`);
    await cell.scrollIntoViewIfNeeded();
    await (hasTouch ? cell.tap() : cell.click());
    const popover = page.getByRole('group', { name: /^Go here/ });
    await popover.getByText('Which die?').waitFor();
    expect(await places(page)).toEqual(before);
    const [asked, target, maze] = await Promise.all([
      popover.boundingBox(),
      cell.boundingBox(),
      page.locator('.momie-maze').boundingBox(),
    ]);
    // At the cell, not over it, and wholly in the picture.
    const gap = Math.max(target!.y - (asked!.y + asked!.height), asked!.y - (target!.y + target!.height));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(12);
    expect(asked!.x).toBeGreaterThanOrEqual(maze!.x);
    expect(asked!.x + asked!.width).toBeLessThanOrEqual(maze!.x + maze!.width);
    expect(await findings(page)).toEqual([]);
    await popover.getByRole('button').first().click();
    await popover.waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('staying is asked for twice, by pointer and by keys; the way shows the chance of a catch', async () => {
    const ada = await sitDown('mummy', 3, { viewport, hasTouch });
    const { page } = ada;
    const stay = page.locator('.momie-actions').getByRole('button', { name: 'Stay here' });
    expect(await page.locator('.momie-actions .primary').count()).toBe(0);
    await stay.click();
    const sure = page.getByRole('group', { name: 'Stay here and end your turn?' });
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await sure.waitFor({ state: 'detached' });
    await stay.focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay here');
    await page.keyboard.press('Escape');
    await sure.waitFor({ state: 'detached' });
    const near = page.locator('.momie-cell[aria-label*="1 step away"]').first();
    await near.scrollIntoViewIfNeeded();
    await (hasTouch ? near.tap() : near.click());
    expect(await page.locator('.momie-prowl-percent').allTextContents()).toEqual([expect.stringMatching(/^\d+%$/)]);
    await page.getByRole('button', { name: /Walk 1 step\s*\d+% chance of a catch/ }).waitFor();
    // Taken back, then it stays for good.
    await page.getByRole('button', { name: 'One step back' }).click();
    await stay.click();
    await sure.getByRole('button', { name: 'Stay here' }).click();
    await page.locator('.momie-sound-prowl').first().waitFor();
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('the maze is zoomed by wheel or pinch and by keys; the page is not', async () => {
    const ada = await sitDown('hunter', 3, { viewport, hasTouch });
    const { page } = ada;
    const width = () =>
      page.locator('.momie-sheet').evaluate((sheet) => Math.round(sheet.getBoundingClientRect().width));
    const pane = (await page.locator('.momie-window').boundingBox())!;
    const [x, y] = [pane.x + pane.width / 2, pane.y + pane.height / 2];
    const first = await width();
    if (hasTouch) {
      const touch = await page.context().newCDPSession(page);
      const fingers = (apart: number) => [
        { x: x - apart, y, id: 0 },
        { x: x + apart, y, id: 1 },
      ];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
      for (const apart of [40, 50, 60])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -300);
    }
    await expect.poll(width).toBeGreaterThan(first * 1.2);
    // What two fingers leave behind is no tap.
    expect(await page.locator('.momie-popover').count()).toBe(0);
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
    const larger = await width();
    await page.locator('.momie-cell[tabindex="0"]').focus();
    await page.keyboard.press('-');
    await expect.poll(width).toBeLessThan(larger);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(Math.round(pane.width));
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(pane.width);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it.each(['light', 'dark'] as const)(
    'the mummy sees one hunter’s cells alone, by likelihood (%s)',
    async (colorScheme) => {
      const ada = await sitDown('mummy', 3, { viewport, hasTouch, colorScheme });
      const { page } = ada;
      const hidden = page.locator('.momie-trail-dice[aria-label*=","]');
      await playUntil(ada, async () => (await hidden.count()) > 0);
      await myTurn(page);
      await page.getByRole('checkbox', { name: 'Where they could be' }).check();
      const marks = page.locator('.momie-suspects > *');
      await marks.first().waitFor();
      const person = page.locator('.momie-person').filter({ has: hidden }).first();
      await person.getByRole('button', { name: /^Show only where/ }).click();
      const heat = page.locator('.momie-heat text');
      await heat.first().waitFor();
      expect(await heat.first().innerHTML()).toMatch(/^\d+%$/);
      expect(await findings(page)).toEqual([]);
      await page.getByRole('checkbox', { name: 'Where they could be' }).uncheck();
      await marks.first().waitFor({ state: 'detached' });
      expect(ada.complaints).toEqual([]);
      await ada.leave();
    },
  );
});

it('hunters see how far the mummy gets, if the table allows it', async () => {
  const ada = await sitDown('hunter', 3);
  const { page } = ada;
  const reach = page.getByRole('checkbox', { name: 'The mummy’s reach' });
  await reach.check();
  await page.locator('.momie-threat path').first().waitFor();
  expect(await page.locator('.momie-cell[aria-label*="within the mummy’s reach: 100%"]').count()).toBeGreaterThan(0);
  expect(await page.locator('.momie-help').innerText()).toMatch(/\d–\d/);
  expect(await page.getByRole('checkbox', { name: 'Where they could be' }).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  expect(ada.complaints).toEqual([]);
  await ada.leave();

  const bo = await sitDown('hunter', 3, {}, { reach: 'no' });
  expect(await bo.page.getByRole('checkbox').count()).toBe(0);
  await bo.leave();
});

it('pins are put by key, second button and tool, and are still there after a reload', async () => {
  const ada = await sitDown('hunter', 3);
  const { page } = ada;
  const cells = page.locator('.momie-cell:not(.momie-cell-lit)');
  const pinned = () => page.locator('.momie-cell[aria-label*="pinned"]').count();
  await cells.nth(2).focus();
  await page.keyboard.press('p');
  expect(await pinned()).toBe(1);
  await cells.nth(30).click({ button: 'right' });
  expect(await pinned()).toBe(2);
  await page.getByRole('button', { name: 'Pins', exact: true }).click();
  await cells.nth(31).click();
  expect(await pinned()).toBe(3);
  // Nothing was done by it.
  expect(await page.locator('.refusal').count()).toBe(0);
  await page.reload();
  await myTurn(page);
  await expect.poll(pinned).toBe(3);
  await page.getByRole('button', { name: 'Pins', exact: true }).click();
  await page.getByRole('button', { name: 'Remove all pins' }).click();
  expect(await pinned()).toBe(0);
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

it('chips of dice can be read at every size', async () => {
  const ada = await sitDown('hunter', 3);
  const { page } = ada;
  await page.locator('.momie-actions button').first().click();
  await expect.poll(() => cellsBy(page, /reachable with/).then((cells) => cells.length)).toBeGreaterThan(0);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const smallest = () =>
      page
        .locator('.momie-chip rect')
        .evaluateAll((chips) => Math.min(...chips.map((chip) => chip.getBoundingClientRect().width)));
    if ((await page.locator('.momie-chip').count()) > 0) await expect.poll(smallest).toBeGreaterThanOrEqual(13.5);
  }
  await ada.leave();
});
