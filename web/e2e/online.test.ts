import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { games, playing, scenarios, setUp } from './games.ts';
import { type TestServer, startTestServer } from './test-server.ts';
import { hurried, playOut, Visitor } from './visitor.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Every view in what a browser received, while the game was running. */
function views(received: readonly string[]): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  for (const text of received)
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'view') found.push(value as Record<string, unknown>);
      return value;
    });
  return found.filter((view) => view['result'] === null);
}

describe.each(games)('%s online between two browsers', (game) => {
  it(
    'is played to its end, over a restart of the server, and nobody receives a secret',
    { timeout: 600_000 },
    async () => {
      const ada = await Visitor.arrive(browser, server.address, {
        kept: { ...hurried, [`setup.${game}.friends`]: setUp(game, [{ kind: 'me' }, { kind: 'open' }]) },
      });
      const bo = await Visitor.arrive(browser, server.address, {
        kept: hurried,
        viewport: { width: 390, height: 800 },
      });

      await ada.goTo('/');
      await ada.page.locator(`.game a[href="/new/${game}?with=friends"]`).click();
      await ada.page.getByRole('button', { name: 'Create the invitation' }).click();
      const link = await ada.page.getByRole('textbox', { name: 'Invitation' }).inputValue();

      await bo.page.goto(link);
      await bo.page.getByLabel('Your name at the table').fill('Bo');
      await bo.page.getByRole('button', { name: 'Take this seat' }).click();
      await ada.page.getByText('Bo', { exact: true }).waitFor();
      await ada.page.getByRole('button', { name: 'Start the game' }).click();

      await ada.page.getByRole('button', { name: 'Chat' }).click();
      await ada.page.getByRole('button', { name: 'Well played!' }).click();
      // Bo has another panel open and is told so; once it is read, it is no longer new.
      await bo.page.getByRole('button', { name: /^Chat.*1 new message$/ }).click();
      await bo.page.locator('.chat-lines').getByText('Well played!').waitFor();
      await bo.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();

      await Promise.all([ada.readWords(), bo.readWords()]);
      let restarted: Promise<void> | null = null;
      const restartOnce = async (turn: number): Promise<boolean> => {
        // Hunters placed, somebody has to move: no game is over before anybody's second action.
        if (turn === 1) {
          restarted ??= server.restart();
          await restarted;
        }
        return true;
      };
      const options = playing(game);
      await Promise.all([
        playOut(ada, { ...options, before: restartOnce, seed: 'ada' }),
        playOut(bo, { ...options, before: restartOnce, seed: 'bo' }),
      ]);
      expect(restarted).not.toBeNull();
      const results = await Promise.all([ada, bo].map(({ page }) => page.locator('.game-over').innerText()));
      expect(results.join()).toMatch(/win|victory/);

      const id = link.split('/').at(-1)!;
      const record = (await (await ada.page.request.get(`${server.address}/api/tables/${id}/record`)).json()) as {
        secret: string;
      };
      expect(record.secret).toMatch(/.{16}/);
      for (const [seat, { received, ownComplaints }] of [ada, bo].entries()) {
        const seen = views(received);
        expect(seen.length).toBeGreaterThan(3);
        expect(seen.filter((view) => scenarios[game].showsCardsOfOthers(view, seat))).toEqual([]);
        // When it is over everybody gets the complete record; until then nobody gets its secret.
        const before = received.filter((text) => !text.startsWith('{"traque":1'));
        expect(before.filter((text) => text.includes(record.secret))).toEqual([]);
        expect(ownComplaints).toEqual([]);
      }

      await ada.page.getByRole('button', { name: 'Rematch' }).click();
      await bo.page.getByRole('link', { name: 'Rematch' }).click();
      await Promise.all([ada.leave(), bo.leave()]);
    },
  );
});
