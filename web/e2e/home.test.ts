/** The home page and the set-up: what one came for is in sight. */
import type { Browser } from 'playwright-core';
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

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

it('on a phone the home page is less than two screens long, and shows the pictures whole', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { viewport: phone, kept: hurried });
  await visitor.goTo('/');
  await visitor.page.locator('.game').last().waitFor();
  const height = await visitor.page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(2 * phone.height);
  expect(await cropped(visitor)).toEqual([]);
  await visitor.leave();
});

it('at a desk the pictures are whole, and the ways to play are on the first screen', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { viewport: desk, kept: hurried });
  await visitor.goTo('/');
  await visitor.page.locator('.game').last().waitFor();
  expect(await cropped(visitor)).toEqual([]);
  for (const box of await Promise.all(
    (await visitor.page.locator('.game .ways').all()).map((ways) => ways.boundingBox()),
  ))
    expect(box!.y + box!.height).toBeLessThanOrEqual(desk.height);
  await visitor.leave();
});

/** Pictures are drawn 4 wide and 5 high: those that are shown in another shape are cut. */
async function cropped({ page }: Visitor): Promise<string[]> {
  return page.locator('.game .picture').evaluateAll((all) =>
    all.flatMap((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return Math.abs(height / width - 1.25) > 0.08 ? [`${width} × ${height}`] : [];
    }),
  );
}

describe.each([
  ['phone', phone],
  ['desk', desk],
])('set-up on a %s', (_name, viewport) => {
  it('start and who is the mummy are in sight, the options are folded, and a wrong number is refused in words', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, kept: hurried });
    const { page } = visitor;
    const inSight = async (...texts: string[]) => {
      for (const text of texts) {
        const box = (await page.getByText(text, { exact: true }).first().boundingBox())!;
        expect.soft(box.y + box.height, text).toBeLessThanOrEqual(viewport.height);
      }
    };
    await visitor.goTo('/new/momie?with=bots');
    await page.getByText('Who is the mummy').waitFor();
    await inSight('Who is the mummy', 'Start the game');
    await visitor.goTo('/new/maamut?with=bots');
    await page.getByText('First player', { exact: true }).waitFor();
    const limit = page.getByLabel('Turn limit');
    expect(await limit.isVisible()).toBe(false);
    await page.getByText('Game options').click();
    await limit.fill('-3');
    await page.getByRole('alert').getByText('Enter a whole number from').waitFor();
    // Folded away, it is still wrong.
    await page.getByText('Game options').click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    expect(await limit.isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/new/maamut');
    await limit.fill('30');
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    await page.getByText('Game options').click();
    await inSight('Turn limit: 30');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.board-space').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('nothing that is chosen in a seat is cut off', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, kept: { ...hurried, language: 'en' } });
    const { page } = visitor;
    await visitor.goTo('/new/maamut?with=bots');
    const texts = page.locator('.seat select');
    await texts.first().waitFor();
    const cut = await texts.evaluateAll((all) =>
      (all as HTMLSelectElement[]).flatMap((select) => {
        const { paddingLeft, paddingRight, font } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = font;
        // The arrow takes its share.
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 14;
        const text = select.selectedOptions[0]!.text;
        return pen.measureText(text).width > room ? [text] : [];
      }),
    );
    expect(cut).toEqual([]);
    await visitor.leave();
  });

  it('a colour is chosen from all of them, and the seat that had it gets the other', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { viewport, kept: hurried });
    const { page } = visitor;
    await visitor.goTo('/new/maamut?with=bots');
    const pickers = page.locator('.look-picker summary');
    await pickers.first().click();
    await page.getByRole('button', { name: 'square: Brun has it' }).click();
    expect(await pickers.first().getAttribute('aria-label')).toContain('square');
    expect(await pickers.nth(2).getAttribute('aria-label')).toContain('triangle');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
