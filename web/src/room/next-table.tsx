/** In a room: the way to the next table that waits for this person, while there is one. */
import { useEffect } from 'preact/hooks';
import { t } from '../app/language.ts';
import { go, path } from '../app/router.ts';
import { Icon } from '../parts/icons.tsx';
import { findGamesOnline, gamesOnline, useGamesOnline } from '../parts/own-games.ts';
import { nextTables, onlineGames } from '../parts/running.ts';
import { useKeys } from './keys.ts';
import type { Room } from './room.ts';

/** Somebody else may move at another table at any time. After an own action one looks at once. */
const EVERY = 60_000;

export function NextTable({ room }: { room: Room }) {
  useGamesOnline(EVERY);
  const isMine = room.legal.value !== null;
  useEffect(() => {
    if (!isMine) void findGamesOnline();
  }, [isMine]);
  const waiting = nextTables(onlineGames(gamesOnline.value), path.value);
  const next = waiting[0];
  useKeys(next === undefined ? {} : { n: () => go(next.href) });
  if (next === undefined) return null;
  const label = t().mine.next(waiting.length);
  return (
    <a class="button quiet next-table" href={next.href} aria-label={label} title={`${label} (N)`}>
      <Icon name="last" />
      {waiting.length}
    </a>
  );
}
