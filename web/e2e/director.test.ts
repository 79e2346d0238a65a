/** How what happens is told: reading time, pause, step back, recap, "it happened to you", the actor in sight. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { type Game, setUp } from './games.ts';
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

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const sizes = [
  ['phone', phone],
  ['desk', desk],
] as const;

const bot = { kind: 'bot', level: 'easy' } as const;

/** A table with easy bots, seen with the text view at hand. */
async function atTable(
  game: Game,
  { bots = 2, options, kept = {}, ...visitorOptions }: VisitorOptions & { bots?: number; options?: object },
): Promise<Visitor> {
  const draft = JSON.parse(setUp(game, [{ kind: 'me' }, ...Array.from({ length: bots }, () => bot)])) as object;
  const visitor = await Visitor.arrive(browser, server.address, {
    ...visitorOptions,
    kept: {
      [`setup.${game}.bots`]: JSON.stringify({ ...draft, ...(options === undefined ? {} : { options }) }),
      ...kept,
    },
  });
  await visitor.page.clock.install();
  await visitor.goTo(`/new/${game}?with=bots`);
  await visitor.page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  return visitor;
}

/** Does the first thing that is allowed, or what is asked for, without waiting for what comes of it. */
async function act(page: Page, label?: RegExp): Promise<void> {
  const buttons = page.locator('.action-list button');
  await buttons.first().waitFor({ state: 'attached' });
  const one = label === undefined ? buttons.first() : buttons.filter({ hasText: label }).first();
  await one.evaluate((button: HTMLElement) => button.click());
}

const narration = (page: Page) => page.locator('.narration .told');
const myTurn = (page: Page) => page.locator('.hint.mine').waitFor({ timeout: 60_000 });

describe.each(sizes)('on a %s', (_name, viewport) => {
  it('what is shown can be paused, goes on, and is skipped to a complete picture', async () => {
    const visitor = await atTable('maamut', { viewport });
    const { page } = visitor;
    await act(page);
    await narration(page).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    const held = await narration(page).innerText();
    expect(held).not.toBe('');
    expect(await findings(page)).toEqual([]);
    // However long it takes.
    await page.clock.fastForward('10:00');
    expect(await narration(page).innerText()).toBe(held);
    // The text is not cut off, whatever its length.
    const cut = await narration(page).evaluate((element) => element.scrollHeight > element.clientHeight + 2);
    expect(cut).toBe(false);
    // By touch it is the text itself, where no sheet lies over it.
    await page.keyboard.press('w');
    await narration(page).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => narration(page).innerText(), { timeout: 20_000 }).not.toBe(held);
    await page.keyboard.press('s');
    await myTurn(page);
    // Nothing of what was on the way is left on the board.
    expect(await page.locator('.hint .narration').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('since my last move: a list, and shown again from there to the same position', async () => {
    const visitor = await atTable('maamut', { viewport, kept: hurried });
    const { page } = visitor;
    const position = () => page.locator('.in-words').evaluate((element: HTMLElement) => element.textContent);
    await playOut(visitor, { before: (turn) => turn < 3 });
    await myTurn(page);
    const before = await position();
    const opener = viewport === phone ? '.latest' : '.recap-button';
    await page.keyboard.press('w');
    await page.locator(opener).click();
    const recap = page.locator('.recap');
    const lines = await recap.locator('li').allInnerTexts();
    // Two bots have moved since.
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.join()).toMatch(/Tamsin/);
    expect(lines.join()).toMatch(/Brun/);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await recap.waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    await recap.getByRole('button', { name: 'Watch again' }).click();
    await narration(page).waitFor();
    expect(await page.locator('.hint.mine').count()).toBe(0);
    await page.keyboard.press('s');
    await myTurn(page);
    await page.keyboard.press('w');
    expect(await position()).toBe(before);
    // One step back shows the last move alone, and ends by itself.
    await page.keyboard.press('b');
    await narration(page).waitFor();
    await myTurn(page);
    expect(await position()).toBe(before);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it(
    'Mammut: who is robbed is told so, in large letters, with a mark and in the list',
    { timeout: 240_000 },
    async () => {
      const visitor = await atTable('mammut', { viewport, bots: 3, kept: hurried });
      const { page } = visitor;
      await page.evaluate(() => {
        const seen = ((globalThis as unknown as { seen: string[] }).seen = []) as string[];
        new MutationObserver(() => {
          const banner = document.querySelector<HTMLElement>('.happened');
          if (banner !== null && seen.at(-1) !== banner.innerText) seen.push(banner.innerText);
        }).observe(document.body, { subtree: true, childList: true });
      });
      const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
      // Somebody who takes all they can is soon robbed.
      await playOut(visitor, {
        choose: (labels) => labels.reduce((best, label, i) => (label.length > labels[best]!.length ? i : best), 0),
        patient: true,
        before: async (turn) => turn < 40 && (await seen()).length === 0,
      });
      expect((await seen())[0]).toMatch(/^(Tamsin|Brun|Ilka|\p{L}+) (robs you|makes you give back your loot)!$/u);
      await expect.poll(() => page.locator('.struck').count()).toBeGreaterThan(0);
      expect(await page.getByRole('img', { name: 'Something happened to you since your last move' }).count()).toBe(1);
      await page.keyboard.press('r');
      expect(await page.locator('.recap .about-viewer').allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringMatching(/steals Ada’s share|must return/)]),
      );
      expect(await findings(page)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it('Momie: the roll comes first, then the walk, then where it led', { timeout: 240_000 }, async () => {
    const visitor = await atTable('momie', {
      viewport,
      options: { mummy: 1 },
      kept: { motion: 'reduced', speed: '2' },
    });
    const { page } = visitor;
    await page.evaluate(() => {
      const told = ((globalThis as unknown as { told: string[] }).told = []) as string[];
      new MutationObserver(() => {
        const text = document.querySelector<HTMLElement>('.narration .told')?.innerText ?? '';
        if (text !== '' && told.at(-1) !== text) told.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    const roll = /^The mummy rolls \d(?: \+ \d locked = \d+)?\.$/;
    await playOut(visitor, {
      patient: true,
      before: async (turn) => turn < 30 && !(await told()).some((text) => roll.test(text)),
    });
    const lines = await told();
    const at = lines.findIndex((text) => roll.test(text));
    expect(at).toBeGreaterThanOrEqual(0);
    // What followed is the same roll with its result; before it nothing said where the mummy would go.
    expect(lines[at + 1]).toMatch(/^The mummy rolls .*\. The mummy (walks|catches|could walk)/);
    expect(lines[at + 1]!.startsWith(lines[at]!)).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it(
  'on a phone the player to act is scrolled into sight, and back when it is my turn',
  { timeout: 240_000 },
  async () => {
    const visitor = await atTable('mammut', { viewport: phone, bots: 4, kept: { motion: 'reduced', speed: '2' } });
    const { page } = visitor;
    await page.keyboard.press('Escape');
    await page.locator('.hint.mine').waitFor();
    // Each time somebody takes or is robbed: is their camp on the screen, and was it before?
    const hidden = await page.evaluate(() => {
      const isSeen = (camp: Element): boolean => {
        const { top, bottom, height } = camp.getBoundingClientRect();
        const place = document.querySelector('.board-space')!.getBoundingClientRect();
        const visible = Math.min(bottom, place.bottom, innerHeight) - Math.max(top, place.top, 0);
        return visible >= Math.min(height, place.height) * 0.9;
      };
      const camps = () => [...document.querySelectorAll<HTMLElement>('[data-piece^="camp-"]')];
      const sights = ((globalThis as unknown as { sights: [string, boolean][] }).sights = []) as [string, boolean][];
      let last = '';
      new MutationObserver(() => {
        const text = document.querySelector<HTMLElement>('.narration .told')?.innerText ?? '';
        if (text === last) return;
        last = text;
        const name = /^(\p{L}+) takes/u.exec(text)?.[1] ?? /steals (\p{L}+)’s/u.exec(text)?.[1];
        const camp = camps().find((each) => name !== undefined && each.innerText.includes(name));
        if (name === undefined || camp === undefined || name === 'Ada') return;
        // What counts is what is painted: scrolling takes place in the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => sights.push([name, isSeen(camp)])));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      return camps().flatMap((camp) => (isSeen(camp) ? [] : [camp.innerText]));
    });
    const sights = () => page.evaluate(() => (globalThis as unknown as { sights: [string, boolean][] }).sights);
    const scrolled = () => page.locator('.board-space').evaluate((element) => element.scrollTop);
    const from = await scrolled();
    const wasHidden = (name: string) => hidden.some((text) => text.includes(name));
    await act(page);
    await expect.poll(async () => (await sights()).some(([name]) => wasHidden(name)), { timeout: 60_000 }).toBe(true);
    expect((await sights()).filter(([, isSeen]) => !isSeen)).toEqual([]);
    await page.keyboard.press('s');
    await myTurn(page);
    await expect.poll(scrolled).toBe(from);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it('reduced motion: nothing travels, and each line is still given its time', async () => {
  const visitor = await atTable('maamut', { viewport: desk, kept: { motion: 'reduced' } });
  const { page } = visitor;
  await page.evaluate(() => {
    const counts = ((globalThis as unknown as { travels: number[] }).travels = []) as number[];
    // Each time something changes: what is moved by the board, and not by a style.
    new MutationObserver(() => {
      for (const animation of document.getAnimations())
        if (animation.constructor === Animation) counts.push(Number(animation.effect?.getTiming().duration));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await act(page);
  await narration(page).waitFor();
  const first = await narration(page).innerText();
  await expect.poll(() => narration(page).innerText(), { timeout: 20_000 }).not.toBe(first);
  await myTurn(page);
  const travels = await page.evaluate(() => (globalThis as unknown as { travels: number[] }).travels);
  expect(travels.filter((ms) => ms > 0)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('the title and the icon of the page call a player back, and no longer when they have moved', async () => {
  const visitor = await atTable('maamut', { viewport: desk });
  const { page } = visitor;
  const icon = () => page.locator('link[rel=icon]').getAttribute('href');
  await page.locator('.action-list button').first().waitFor();
  await expect.poll(() => page.title()).toBe('● Your turn · Mâamut · Traque');
  expect(await icon()).toBe('/icon-turn.svg');
  expect((await page.request.get(`${server.address}/icon-turn.svg`)).headers()['content-type']).toContain('svg');
  await act(page);
  await narration(page).waitFor();
  // The title follows the picture: it is written after the frame that shows the narration.
  await expect.poll(() => page.title()).toBe('Mâamut · Traque');
  expect(await icon()).toBe('/icon.svg');
  await visitor.goTo('/');
  await expect.poll(icon).toBe('/icon.svg');
  await visitor.leave();
});

it('a refusal is gone with the next legal move', async () => {
  const visitor = await atTable('maamut', { viewport: desk });
  const { page } = visitor;
  await page.locator('.action-list button').first().waitFor();
  // The mammoth's own tile is no place to begin.
  await page.locator('.maamut [data-cell="0,0"], .maamut [data-at="0,0"]').first().click({ force: true });
  await page.locator('.refusal').waitFor();
  await act(page);
  await page.locator('.refusal').waitFor({ state: 'detached' });
  expect(await narration(page).count()).toBeLessThanOrEqual(1);
  await visitor.leave();
});
