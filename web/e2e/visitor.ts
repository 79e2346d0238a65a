/** A person with a browser: opens pages, plays by the lists of actions, and collects every error of the page. */
import { FastChance } from '@traque/engine/core/chance';
import { languages, loadWords } from '@traque/texts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Chooser } from '../src/boards/e2e.ts';

export interface VisitorOptions extends BrowserContextOptions {
  /** What the app finds kept from an earlier visit. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Fast and without travel, for tests that are about something else than how things move. */
export const hurried = { motion: 'reduced', speed: '4' };

/** What a browser says by itself of a server that is down, an answer that is no success, a worker that comes. */
const aboutTheLine = /Failed to load resource|WebSocket connection|ERR_|fetching the script|service worker resource/;

/** The button that shows the board in words, in whatever language the page speaks. */
const textView = new RegExp(
  `^(?:${(await Promise.all(languages.map(async (language) => (await loadWords(language)).app.room.words))).join('|')})$`,
);

export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
  /** Console messages, uncaught errors: a good page has none. */
  readonly complaints: string[] = [];
  /** Everything that came over live connections and from the interface. */
  readonly received: string[] = [];

  private constructor(context: BrowserContext, page: Page, address: string) {
    this.context = context;
    this.page = page;
    this.address = address;
    page.on('console', (message) => {
      if (!/blocked by Playwright/.test(message.text())) this.complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.received.push(String(payload))));
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      void response.text().then(
        (text) => this.received.push(text),
        () => undefined,
      );
    });
  }

  /** The complaints of the page itself, where the line to the server fails on purpose. */
  get ownComplaints(): string[] {
    return this.complaints.filter((text) => !aboutTheLine.test(text));
  }

  static async arrive(
    browser: Browser,
    address: string,
    { kept = {}, ...options }: VisitorOptions = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      locale: 'en-GB',
      // Keeping the whole app for offline use costs every new visitor seconds; tests about it allow it.
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items))
        if (localStorage.getItem(`traque.${key}`) === null) localStorage.setItem(`traque.${key}`, value);
    }, kept);
    return new Visitor(context, await context.newPage(), address);
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.address + path);
  }

  /** Shows the board in words, where every legal action is a button. */
  async readWords(): Promise<void> {
    await this.page.getByRole('button', { name: textView }).click();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

type Scene = 'act' | 'curtain' | 'held' | 'over' | 'shown';

/** How long the others may need; at normal speed their turns are shown with the time that it takes to read them. */
const OTHERS_MS = 60_000;
const OTHERS_SHOWN_MS = 300_000;

/** What the page waits for. `patient`: what happens is seen to its end. */
async function scene(page: Page, patient: boolean): Promise<Scene> {
  const handle = await page.waitForFunction(
    (patient) => {
      if (document.querySelector('.game-over') !== null) return 'over';
      if (document.querySelector('.curtain button') !== null) return 'curtain';
      // A board waits until its player has read something.
      if (document.querySelector('button.go-on') !== null) return 'held';
      if (!patient && document.querySelector('.narration') !== null) return 'shown';
      return document.querySelector('.action-list button') === null ? null : 'act';
    },
    patient,
    { timeout: patient ? OTHERS_SHOWN_MS : OTHERS_MS, polling: 30 },
  );
  return (await handle.jsonValue()) as Scene;
}

export interface PlayOptions {
  /** At random if absent. */
  readonly choose?: Chooser;
  /** Called before each action; false stops. */
  readonly before?: (turn: number) => Promise<boolean | undefined> | boolean | undefined;
  readonly seed?: string;
  /** Sees everything move; otherwise it is skipped. */
  readonly patient?: boolean;
}

/** Plays until the game is over or `before` returns false. Returns the number of actions taken. */
export async function playOut(
  { page }: Visitor,
  { choose, before, seed = 'e2e', patient = false }: PlayOptions = {},
): Promise<number> {
  const chance = new FastChance(seed);
  for (let turn = 0; turn < 2000;) {
    const now = await scene(page, patient);
    if (now === 'over') return turn;
    if (now === 'curtain') {
      await page.locator('.curtain button').click();
      continue;
    }
    if (now === 'shown') {
      await page.keyboard.press('s');
      continue;
    }
    if (now === 'held') {
      // On a phone the list of actions may lie over the button.
      await page.keyboard.press('s');
      await page.locator('button.go-on').waitFor({ state: 'detached' });
      continue;
    }
    if ((await before?.(turn)) === false) return turn;
    await takeOne(page, chance, choose, patient);
    turn++;
  }
  throw new Error(`the game of seed ${seed} does not end`);
}

async function takeOne(page: Page, chance: FastChance, choose: PlayOptions['choose'], patient: boolean): Promise<void> {
  const buttons = page.locator('.action-list button');
  const labels = await buttons.allInnerTexts();
  if (labels.length === 0) return;
  const pick = choose?.(labels, chance, await page.locator('.in-words').innerText()) ?? chance.below(labels.length);
  const before = await page.locator('.log li').count();
  // The list may be gone by now: somebody else's clock, a reconnection. Then the next look decides.
  await buttons
    .nth(pick)
    .click({ timeout: 2000 })
    .catch(() => undefined);
  if (!patient) await page.keyboard.press('s');
  await page
    .waitForFunction(
      ([labels, before]) => {
        const shown = [...document.querySelectorAll<HTMLElement>('.action-list button')].map(
          (button) => button.innerText,
        );
        return shown.join('|') !== labels || document.querySelectorAll('.log li').length !== before;
      },
      [labels.join('|'), before] as const,
      { timeout: 1500, polling: 30 },
    )
    .catch(() => undefined);
}
