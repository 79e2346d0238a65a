/** The own games of this person, as the pages that list them last saw them: on this device, and on the server. */
import { signal } from '@preact/signals';
import type { Listing } from '@traque/wire/room';
import { useEffect } from 'preact/hooks';
import { loadValue } from '../app/local-storage.ts';
import { ownName } from '../app/settings.ts';
import type { LocalListing } from '../client/local-setup.ts';

export const gamesHere = signal<readonly LocalListing[]>([]);
export const gamesOnline = signal<readonly Listing[]>([]);

export async function findGamesHere(): Promise<void> {
  if (loadValue('played') === null) return;
  const { engine } = await import('../client/workers.ts');
  gamesHere.value = await engine().list();
}

/** Without a server there is nothing to find, and nothing to say about it. */
export async function findGamesOnline(): Promise<void> {
  if (ownName.value === '') return;
  const { ask } = await import('../client/api.ts');
  const { tables } = await ask('myTables').catch(() => ({ tables: gamesOnline.value }));
  gamesOnline.value = tables;
}

export async function forgetGame(id: string): Promise<void> {
  const { engine } = await import('../client/workers.ts');
  await engine().remove(id);
  gamesHere.value = gamesHere.value.filter((game) => game.id !== id);
}

/** Looks at the server now, and again while the page is in sight. */
export function useGamesOnline(everyMs: number): void {
  useEffect(() => {
    void findGamesOnline();
    const timer = setInterval(() => !document.hidden && void findGamesOnline(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
