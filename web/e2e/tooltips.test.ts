/** Every sign has a name, and says it with the keyboard's focus on it and under a finger. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { storeGame } from './finished-game.ts';
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

/** Signs without words that have no name, cannot be reached, or say nothing; and how many there are. */
async function faults(page: Page): Promise<{ found: string[]; count: number }> {
  // The focus is shown only to somebody who uses the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const hasWords = (element: Element): boolean => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const { textContent, parentElement } = texts.currentNode;
        if ((textContent ?? '').trim() !== '' && parentElement !== null && isShown(parentElement)) return true;
      }
      return false;
    };
    const says = async (): Promise<string> => {
      for (let frame = 0; frame < 30; frame++) {
        const tip = document.querySelector('[role=tooltip]');
        if (tip !== null) return tip.textContent ?? '';
        await new Promise(requestAnimationFrame);
      }
      return '';
    };
    const signs = [...document.querySelectorAll<HTMLElement>('button, a, summary, [role=img]')].filter(
      (element) =>
        element instanceof HTMLElement &&
        isShown(element) &&
        !hasWords(element) &&
        element.closest('[aria-hidden=true], [inert], :disabled') === null,
    );
    const found: string[] = [];
    for (const sign of signs) {
      const name = sign.getAttribute('aria-label') ?? (sign.textContent ?? '').trim();
      // Of a group with arrow keys one is reached by Tab.
      const isReached = sign.tabIndex >= 0 || sign.parentElement?.querySelector('[tabindex="0"]') !== null;
      if (name === '' || !isReached) {
        found.push(`${name === '' ? 'no name' : 'out of reach'}: ${sign.outerHTML.slice(0, 120)}`);
        continue;
      }
      sign.focus();
      const said = await says();
      const expected = sign.title === '' ? name : sign.title;
      if (!said.includes(expected)) found.push(`“${said}” instead of “${expected}”: ${sign.outerHTML.slice(0, 120)}`);
      sign.blur();
    }
    return { found, count: signs.length };
  });
}

it.each([
  ['maamut', 'maamut-4', 0, 18],
  ['mammut', 'mammut-4', 3, 24],
  ['momie', 'momie-5-rules-3', 0, 30],
] as const)('at a table of %s, on a phone, and in its replay', async (game, record, me, moves) => {
  const visitor = await Visitor.arrive(browser, server.address, {
    viewport: { width: 390, height: 844 },
    kept: hurried,
  });
  const { page } = visitor;
  await visitor.goTo(await storeGame(visitor, record, { me, moves }));
  await page.locator('.hint.mine').waitFor();
  const { found, count } = await faults(page);
  expect.soft(found).toEqual([]);
  expect(count).toBeGreaterThan(4);
  // A finger that rests on a button reads it, and does not press it.
  const sound = page.locator('.room-bar .sound');
  const before = await sound.getAttribute('aria-pressed');
  await sound.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await page.getByRole('tooltip').getByText('Sound').waitFor();
  await sound.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await sound.dispatchEvent('click', { bubbles: true, detail: 1 });
  expect(await sound.getAttribute('aria-pressed')).toBe(before);

  await visitor.goTo(`/replay/here-${game}-${record.replaceAll('-', '')}?at=3`);
  await page.getByRole('slider').waitFor();
  expect.soft((await faults(page)).found, 'replay').toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
