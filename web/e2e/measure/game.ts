/** A game as a player experiences it: how soon clicks are answered, how evenly pieces move, whether the page ever blocks. */
import type { Browser, Page } from 'playwright-core';
import { type Game, playing } from '../games.ts';
import { playOut, Visitor } from '../visitor.ts';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
/** Longer than two frames of sixty a second: somebody sees it. */
const LATE_MS = 34;
const ACTIONS = 12;

interface Spread {
  readonly median: number;
  readonly most: number;
  readonly worst: number;
}

interface Watched {
  readonly actions: number;
  readonly clicks: Spread;
  readonly frames: Spread & { readonly late: number };
  readonly longTasks: number;
}

interface Notes {
  clicks: number[];
  frames: number[];
  long: number;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), most: at(0.95), worst: at(1) };
}

const framesOf = (frames: readonly number[]) => ({
  ...spread(frames),
  late: frames.filter((frame) => frame > LATE_MS).length / Math.max(1, frames.length),
});

/** Writes down, in the page itself, every answer to a click, and while something is being shown the time between pictures. */
async function takeNotes(page: Page, moving: string): Promise<void> {
  await page.addInitScript((moving) => {
    const notes: Notes = { clicks: [], frames: [], long: 0 };
    Object.assign(globalThis, { notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') notes.clicks.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      notes.long += list.getEntries().length;
    }).observe({ type: 'longtask' });
    let last = 0;
    const next = (now: number) => {
      const shows = document.querySelector(moving) !== null;
      if (shows && last > 0) notes.frames.push(now - last);
      last = shows ? now : 0;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }, moving);
}

const notesOf = (page: Page): Promise<Notes> => page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);

export async function playAndWatch(browser: Browser, address: string, game: Game): Promise<Watched> {
  const kept = { motion: 'full', speed: '1' };
  const visitor = await Visitor.arrive(browser, address, { ...phone, kept });
  const { page } = visitor;
  // The button that skips is there just while something is shown.
  await takeNotes(page, '.room-bar .skip');
  await visitor.goTo(`/new/${game}?with=bots`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await visitor.readWords();
  const actions = await playOut(visitor, {
    ...playing(game),
    before: (turn) => turn < ACTIONS,
    seed: 'measure',
    patient: true,
  });
  const { clicks, frames, long } = await notesOf(page);
  await visitor.leave();
  return { actions, clicks: spread(clicks), frames: framesOf(frames), longTasks: long };
}

/** What the machine itself can do at this moment. */
export async function idleFrames(browser: Browser): Promise<Watched['frames']> {
  const page = await browser.newPage(phone);
  await takeNotes(page, '#square');
  await page.goto('data:text/html,<div id=square style="width:90px;height:90px;background:teal">');
  await page.evaluate(async () => {
    const square = document.getElementById('square')!;
    await square.animate([{ transform: 'none' }, { transform: 'translateX(200px)' }], 3000).finished;
  });
  const { frames } = await notesOf(page);
  await page.close();
  return framesOf(frames);
}
