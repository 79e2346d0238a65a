/** What a first visit loads: the bytes of scripts and styles as they come over the line. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Game } from '../games.ts';
import { Visitor } from '../visitor.ts';

const assets = join(import.meta.dirname, '../../dist/assets');

interface Sizes {
  readonly page: number;
  /** The rules and the bots, fetched beside the page. */
  readonly workers: number;
  readonly fonts: number;
  /** What the page and its workers may weigh together, in kB. */
  readonly limit: number;
}

function weight(name: string): number {
  const compressed = /\.(js|css)$/.test(name);
  return statSync(join(assets, compressed ? `${name}.br` : name)).size;
}

/** A game is opened as a visitor does: from the set-up, so that its screen counts as well. */
export async function sizesOf(browser: Browser, address: string, what: 'home' | Game): Promise<Sizes> {
  const visitor = await Visitor.arrive(browser, address, { serviceWorkers: 'block' });
  const loaded = new Set<string>();
  visitor.context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) loaded.add(pathname.split('/').at(-1)!);
  });
  if (what === 'home') await visitor.goTo('/');
  else {
    await visitor.goTo(`/new/${what}?with=bots`);
    await visitor.page.getByRole('button', { name: 'Start the game' }).click();
    await visitor.page.locator('.hint').waitFor();
  }
  await visitor.page.waitForLoadState('networkidle');
  await visitor.leave();
  const names = [...loaded];
  const sum = (test: (name: string) => boolean) => names.filter(test).reduce((all, name) => all + weight(name), 0);
  const worker = /^(engine|bots)-/;
  return {
    page: sum((name) => /\.(js|css)$/.test(name) && !worker.test(name)),
    workers: sum((name) => worker.test(name)),
    fonts: sum((name) => name.endsWith('.woff2')),
    limit: what === 'home' ? 180 : 300,
  };
}
