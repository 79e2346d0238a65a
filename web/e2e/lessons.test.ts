/** Lessons as learners go through them: by keyboard, by touch on a phone, with mistakes, and with a break in between. */
import { courses } from '@traque/lessons/courses';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
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

const phone = { width: 390, height: 844 };

type Kind = 'read' | 'do' | 'goal' | 'play' | 'over';

/** What the coach waits for, once nothing moves on the board any more. */
async function coachWaits(page: Page): Promise<Kind> {
  for (;;) {
    const waits = await page.waitForFunction(() => {
      // A board shows what happened, and may wait until its player has read it.
      if (document.querySelector('button.go-on, .narration') !== null) return 'held';
      const kind = document.querySelector('.coach')?.getAttribute('data-kind');
      if (kind === 'over') return kind;
      // The button to go on has the focus, wherever it was before.
      if (kind === 'read') return document.activeElement?.matches('.coach-ways button.primary') === true ? kind : null;
      return document.querySelector('.action-list button') === null ? null : kind;
    });
    const kind = (await waits.jsonValue()) as Kind | 'held';
    if (kind !== 'held') return kind;
    await page.keyboard.press('s');
    await page.waitForFunction(() => document.querySelector('button.go-on') === null);
  }
}

const saysOf = (page: Page): Promise<string> => page.locator('.coach-says').innerText();

/** Asks for hints until the action itself is named. */
async function suggested(page: Page): Promise<string> {
  const shown = page.locator('.coach-hint', { hasText: /^Try this: / });
  for (let asked = 0; (await shown.count()) === 0 && asked < 3; asked++) {
    await page.keyboard.press('h');
    await page.locator('.coach-hint').nth(asked).waitFor();
  }
  return (await shown.innerText()).replace(/^Try this: (.*)\.$/, '$1');
}

/** About how many presses of Tab lead from where the focus is to the action of that label; 0: it is there. */
const tabsTo = (page: Page, label: string): Promise<number> =>
  page.evaluate((wanted) => {
    const reachable = 'a[href], button:enabled, input:enabled, select:enabled, textarea, summary, [tabindex="0"]';
    const places = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const there = places.findIndex(
      // Actions of the same words are one button, which says how many they are.
      (element) => element.matches('.action-list button') && element.innerText.replace(/\s*×\d+$/, '') === wanted,
    );
    const { activeElement } = document;
    const here = places.indexOf(activeElement as HTMLElement);
    if (there < 0 || here === there) return there < 0 ? 1 : 0;
    return here >= 0 && here < there ? there - here : 1;
  }, label);

async function tabTo(page: Page, label: string): Promise<void> {
  for (let presses = 0; presses < 400;) {
    const away = await tabsTo(page, label);
    if (away === 0) return;
    // Not everything that was counted is a stop: half the way leads to the goal without passing it.
    const many = Math.ceil(away / 2);
    for (let i = 0; i < many; i++) await page.keyboard.press('Tab');
    presses += many;
  }
  throw new Error(`no Tab leads to ${label}`);
}

/** One step by keyboard alone; false when the lesson is over. */
async function takeStep(page: Page): Promise<boolean> {
  const kind = await coachWaits(page);
  if (kind === 'over') return false;
  // After reading, the board changes before the coach goes on: only the coach tells that the step is over.
  const rest = async () =>
    kind === 'read' ? page.locator('.coach').getAttribute('data-kind') : page.locator('.in-words').innerText();
  const shown = async () => [await saysOf(page), await rest()].join();
  const before = await shown();
  if (kind === 'read') {
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, await suggested(page));
    await page.keyboard.press('Enter');
    await page.keyboard.press('s');
  }
  await expect
    .poll(async () => {
      // After reading, too, a board shows what the others did.
      if ((await page.locator('button.go-on, .narration').count()) > 0) await page.keyboard.press('s');
      return shown();
    })
    .not.toBe(before);
  return true;
}

describe.each(courses.map((course) => [course.game, course] as const))('%s, by keyboard', (game, course) => {
  it.each(Object.keys(course.lessons))('%s', async (name) => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
    const { page } = visitor;
    await visitor.goTo(`/learn/${game}/${name}`);
    await page.locator('.coach').waitFor();
    await page.keyboard.press('w');
    let steps = 0;
    while (await takeStep(page)) expect(++steps).toBeLessThan(60);
    expect(steps).toBeGreaterThan(2);
    expect(visitor.complaints).toEqual([]);
    await visitor.goTo(`/learn/${game}`);
    await page.locator('.lessons .done').waitFor();
    await visitor.leave();
  });

  it.each(Object.keys(course.challenges))('%s begins, and bots answer', async (name) => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
    const { page } = visitor;
    await visitor.goTo(`/learn/${game}/${name}`);
    await page.locator('.coach').waitFor();
    await page.keyboard.press('w');
    expect(await coachWaits(page)).toBe('play');
    await page.locator('.action-list button').first().click();
    await page.keyboard.press('l');
    await page.locator('.log li').nth(1).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

/** One step by touch: what is suggested lies ready on the board, and the last press is the learner's. */
async function tapStep(page: Page): Promise<boolean> {
  const goOn = page.locator('button.go-on');
  const kindNow = (): Promise<string | null> => page.locator('.coach').getAttribute('data-kind');
  const playing = async (): Promise<boolean> => {
    // What happened may be skipped: by then it may be over by itself.
    for (const way of [goOn, page.locator('.room-bar .skip')])
      if (await way.isVisible()) await way.tap({ timeout: 500 }).catch(() => undefined);
    return (await page.locator('.narration, button.go-on').count()) > 0;
  };
  // The board is still, and the coach has said what there is to say about it.
  let last = '';
  const rests = async (): Promise<boolean> => {
    const now = [await playing(), await kindNow(), await saysOf(page)].join();
    const isSame = now === last;
    last = now;
    return isSame && now.startsWith('false');
  };
  await expect.poll(rests).toBe(true);
  const kind = await kindNow();
  if (kind === 'over') return false;
  const hints = page.locator('.coach-hint');
  const isTold = async () => kind === 'read' || (await hints.filter({ hasText: /^Try this: / }).count()) > 0;
  while (!(await isTold())) {
    const asked = await hints.count();
    await page.getByRole('button', { name: /^(?:Hint|Show me)$/ }).tap();
    await hints.nth(asked).waitFor();
  }
  const before = await saysOf(page);
  const press = kind === 'read' ? '.coach-ways button' : ':is(.dock, .choice) .action-button';
  await page.locator(`${press}.primary:enabled`).tap();
  await expect.poll(async () => (await playing()) || (await saysOf(page)) !== before).toBe(true);
  return true;
}

describe('mammut, by touch', () => {
  const { lessons } = courses.find(({ game }) => game === 'mammut')!;
  it.each(Object.keys(lessons))('%s', async (name) => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: hurried, viewport: phone, hasTouch: true });
    const { page } = visitor;
    await visitor.goTo(`/learn/mammut/${name}`);
    await page.locator('.coach').waitFor();
    let steps = 0;
    while (await tapStep(page)) expect(++steps).toBeLessThan(60);
    expect(steps).toBeGreaterThan(2);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

/** Goes on to the step with these words, by the coach's own buttons. */
async function skipTo(page: Page, words: RegExp): Promise<void> {
  for (let skipped = 0; skipped < 30; skipped++) {
    await page.locator('.narration').waitFor({ state: 'detached' });
    const says = await saysOf(page);
    if (words.test(says)) return;
    await page.getByRole('button', { name: 'Skip', exact: true }).last().click();
    await expect.poll(() => saysOf(page)).not.toBe(says);
  }
  throw new Error(`the coach never says ${String(words)}`);
}

describe('the first hunt of Mâamut', () => {
  it('by touch on a phone, from the home page to the win', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: hurried, viewport: phone, hasTouch: true });
    const { page } = visitor;
    await visitor.goTo('/');
    await page.locator('a.learn[href*=maamut]').tap();
    const goOn = page.getByRole('button', { name: 'Continue' });
    const part = (name: string) => page.locator(`[data-part="${name}"]`).first();
    /** The first touch shows what would follow, the second acts. */
    const touch = async (cell: string) => {
      await part(`cell:${cell}`).tap();
      await page.getByRole('button', { name: /^Go to/ }).tap();
    };
    await goOn.tap();
    await expect.poll(() => saysOf(page)).toMatch(/your hunter/);
    await goOn.tap();
    await part('button:set').tap();
    await expect.poll(() => saysOf(page)).toMatch(/walk around/);
    await touch('2,-2');
    await expect.poll(() => saysOf(page)).toMatch(/play the 3/);
    await touch('-1,-2');
    await expect.poll(() => saysOf(page)).toMatch(/Get behind/);
    await touch('-1,0');
    await expect.poll(() => saysOf(page)).toMatch(/flees straight ahead/);
    await goOn.tap();
    await expect.poll(() => saysOf(page)).toMatch(/Go!/);
    await touch('1,0');
    await expect.poll(() => saysOf(page)).toMatch(/you win/);
    await goOn.tap();
    await page.getByRole('link', { name: /^Next: / }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('what the coach speaks about is lit, and never covered', async () => {
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      const visitor = await Visitor.arrive(browser, server.address, { kept: hurried, viewport });
      const { page } = visitor;
      await visitor.goTo('/learn/maamut/first-hunt');
      const opacity = (part: string) =>
        page.locator(`.tile[data-part="${part}"]`).evaluate((element) => Number(getComputedStyle(element).opacity));
      await expect.poll(() => opacity('cell:0,0')).toBe(1);
      await expect.poll(() => opacity('cell:1,0')).toBeLessThan(0.6);
      const [coach, board] = await Promise.all(
        ['.coach', '.board-space'].map((each) => page.locator(each).boundingBox()),
      );
      const isApart = coach!.x >= board!.x + board!.width - 1 || coach!.y + coach!.height <= board!.y + 1;
      expect(isApart, `${viewport.width}: the coach is beside the board`).toBe(true);
      await visitor.leave();
    }
  });

  it('a wrong action explains itself, with its rule, and nothing is lost', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
    const { page } = visitor;
    await visitor.goTo('/learn/maamut/first-hunt');
    await skipTo(page, /walk around/);
    // On rock, and somewhere else: neither is a button that can be pressed, but both are answered.
    const mistake = () => page.locator('.coach-mistake').innerText();
    await page.locator('.tile[data-part="cell:-1,3"]').click({ force: true });
    await expect.poll(mistake).toMatch(/whole distance.*MA-21/);
    await page.locator('.tile[data-part="cell:3,0"]').click({ force: true });
    await expect.poll(mistake).toMatch(/MA-20/);
    await page.locator('.tile[data-part="cell:0,2"]').click();
    await expect.poll(mistake).toMatch(/marked tile/);
    expect(await saysOf(page)).toMatch(/walk around/);
    // A goal that is missed stays in sight until the learner tries again.
    await skipTo(page, /Get behind/);
    await page.locator('[data-part="card:1"], [data-part="card:2"]').first().click();
    await page.locator('[data-part="button:pass"]').click();
    await expect.poll(mistake).toMatch(/towards your trap/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => saysOf(page)).toMatch(/Get behind/);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('who leaves in the middle goes on there, and can go back', async () => {
    const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
    const { page } = visitor;
    await visitor.goTo('/learn/maamut/first-hunt');
    await skipTo(page, /play the 3/);
    await visitor.goTo('/learn/maamut');
    await page.getByRole('link', { name: /^Go on/ }).click();
    await expect.poll(() => saysOf(page)).toMatch(/play the 3/);
    await page.locator('.coach').getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => saysOf(page)).toMatch(/walk around/);
    await visitor.leave();
  });

  it('has no serious finding of axe, and speaks every language', async () => {
    const titles = { en: 'First hunt', fr: 'Première chasse', it: 'Prima caccia', de: 'Erste Jagd' };
    for (const [language, title] of Object.entries(titles)) {
      const visitor = await Visitor.arrive(browser, server.address, {
        kept: { ...hurried, language },
        colorScheme: language === 'de' ? 'dark' : 'light',
        viewport: language === 'it' ? { width: 1440, height: 900 } : phone,
      });
      const { page } = visitor;
      await visitor.goTo('/learn/maamut/first-hunt');
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await findings(page), `${language}: reading`).toEqual([]);
      const first = await saysOf(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => saysOf(page)).not.toBe(first);
      await page.keyboard.press('Enter');
      await page.locator('.coach[data-kind=do]').waitFor();
      await page.locator('[data-part="button:set"]').waitFor();
      expect(await findings(page), `${language}: acting`).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });
});

it('a rare rule is explained when it is met for the first time, and leads to its lesson', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  const { page } = visitor;
  // The next move of this game makes the mammoth turn.
  await visitor.goTo(await storeGame(visitor, 'maamut-3', { me: 1, moves: 11 }));
  await page.locator('.first-met-place').waitFor({ state: 'attached' });
  await visitor.readWords();
  await page.getByRole('button', { name: 'Move 1 tile north-west, to D4' }).click();
  await page.locator('.first-met').getByRole('link', { name: 'Learn it' }).click();
  await page.locator('.coach').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('rare rules are not explained to players who do not want it', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: { ...hurried, explain: 'off' } });
  const { page } = visitor;
  await visitor.goTo(await storeGame(visitor, 'maamut-3', { me: 1, moves: 11 }));
  await visitor.readWords();
  await page.getByRole('button', { name: 'Move 1 tile north-west, to D4' }).click();
  await page.locator('.hint:not(.mine)').or(page.locator('.narration')).first().waitFor();
  // Everything that the room fetches when it has nothing else to do has come by then.
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.first-met-place').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('there is no such lesson', async () => {
  const visitor = await Visitor.arrive(browser, server.address, { kept: hurried });
  await visitor.goTo('/learn/maamut/dancing');
  await visitor.page.getByRole('heading', { name: 'There is no such lesson' }).waitFor();
  await visitor.page.getByRole('link', { name: 'All lessons' }).click();
  await visitor.page.getByRole('heading', { name: 'Learn by playing' }).waitFor();
  await visitor.leave();
});
