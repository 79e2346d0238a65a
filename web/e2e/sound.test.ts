/** The sounds themselves, rendered without a loudspeaker, and when the app plays them. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import type { sounds as Sounds } from '../src/sound/sounds.ts';
import { findings } from './axe.ts';
import { launch } from './browser.ts';
import { setUp } from './games.ts';
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

/** The module as a script that leaves `made` behind. */
async function soundsScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, '../src/sound/sounds.ts'), formats: ['iife'], name: 'made' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

describe('each sound', () => {
  it('can be heard, is not clipped, and is over at its end', async () => {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await soundsScript() });
    const rendered = await page.evaluate(async () => {
      const { sounds } = (globalThis as unknown as { made: { sounds: typeof Sounds } }).made;
      const rate = 44_100;
      const found: { name: string; length: number; peak: number; loud: number; after: number; early: number }[] = [];
      for (const [name, { length, play }] of Object.entries(sounds)) {
        const context = new OfflineAudioContext(1, Math.ceil(rate * (length + 0.5)), rate);
        play({ context, out: context.destination, at: 0 });
        const data = (await context.startRendering()).getChannelData(0);
        const end = Math.floor(length * rate);
        const peakOf = (from: number, to: number): number => {
          let peak = 0;
          for (let i = from; i < to; i++) peak = Math.max(peak, Math.abs(data[i]!));
          return peak;
        };
        let squares = 0;
        for (let i = 0; i < end; i++) squares += data[i]! ** 2;
        found.push({
          name,
          length,
          peak: peakOf(0, data.length),
          loud: Math.sqrt(squares / end),
          after: peakOf(end, data.length),
          // The first quarter of a second: a sound belongs to what is seen just then.
          early: peakOf(0, Math.min(end, rate / 4)),
        });
      }
      return found;
    });
    expect(rendered).toHaveLength(16);
    for (const { name, length, peak, loud, after, early } of rendered) {
      expect(peak, `${name}: clipped`).toBeLessThan(1);
      expect(peak, `${name}: too soft`).toBeGreaterThan(0.08);
      expect(loud, `${name}: silent`).toBeGreaterThan(0.01);
      expect(early, `${name}: late`).toBeGreaterThan(0.05);
      expect(after, `${name}: goes on after its end`).toBeLessThan(0.002);
      expect(length, name).toBeLessThanOrEqual(2.5);
    }
    await page.close();
  });
});

/** Counts what is started in the page, and lets it be hidden. */
async function listen(visitor: Visitor): Promise<void> {
  await visitor.context.addInitScript(() => {
    (globalThis as unknown as { heard: number }).heard = 0;
    for (const prototype of [AudioScheduledSourceNode.prototype, AudioBufferSourceNode.prototype]) {
      const start = prototype.start as (...args: unknown[]) => void;
      prototype.start = function (...args: unknown[]) {
        (globalThis as unknown as { heard: number }).heard++;
        return start.apply(this, args);
      };
    }
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    (globalThis as unknown as { hide: (now: boolean) => void }).hide = (now) => {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
}
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: number }).heard);
const hide = (page: Page, now: boolean) =>
  page.evaluate((now) => (globalThis as unknown as { hide: (now: boolean) => void }).hide(now), now);

const players = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/player-/.test(name)).length);

it.each([
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)('on a %s: off at first, on by a switch in the room, silent while nobody looks', async (_name, viewport) => {
  const easy = { kind: 'bot', level: 'easy' } as const;
  const visitor = await Visitor.arrive(browser, server.address, {
    viewport,
    kept: { ...hurried, 'setup.maamut.bots': setUp('maamut', [{ kind: 'me' }, easy, easy]) },
  });
  await listen(visitor);
  const { page } = visitor;
  await visitor.goTo('/new/maamut?with=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  const act = async () => {
    await page.locator('.action-list button').first().click();
    await page.locator('.narration').waitFor();
  };
  const turn = () => page.locator('.hint.mine').waitFor({ timeout: 60_000 });
  await act();
  await turn();
  expect(await heard(page)).toBe(0);
  // Nobody fetches what they do not hear.
  expect(await players(page)).toBe(0);

  const button = page.getByRole('button', { name: 'Sounds' });
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
  expect(await players(page)).toBe(1);
  const before = await heard(page);
  await act();
  await turn();
  await expect.poll(() => heard(page)).toBeGreaterThan(before);

  await hide(page, true);
  const atHiding = await heard(page);
  const words = () => page.locator('.in-words').innerText();
  const position = await words();
  await page.locator('.action-list button').first().click();
  await expect.poll(words).not.toBe(position);
  await turn();
  expect(await heard(page)).toBe(atHiding);
  await hide(page, false);
  expect(await findings(page)).toEqual([]);
  // The switch is remembered, and M is its key.
  await page.reload();
  await button.waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('m');
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('how loud it is, the settings say', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: { sound: 'on' } });
  await listen(visitor);
  const { page } = visitor;
  await visitor.goTo('/settings');
  const volume = page.getByRole('slider', { name: 'Volume' });
  expect(await volume.inputValue()).toBe('70');
  await volume.fill('30');
  // One hears how loud it is now.
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
  const before = await heard(page);
  await volume.fill('0');
  await page.getByRole('group', { name: 'Sounds' }).getByLabel('On').uncheck();
  expect(await volume.isDisabled()).toBe(true);
  expect(await heard(page)).toBe(before);
  await page.reload();
  expect(await volume.inputValue()).toBe('0');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
