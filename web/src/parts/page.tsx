/** The frame of every screen that is not a room: header, background, title. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameWords, t } from '../app/language.ts';
import { focusOnArrival, path } from '../app/router.ts';
import { update } from '../app/updates.ts';
import { Hand } from '../art/hand.tsx';
import { coverOf } from '../boards/covers.ts';
import type { GameName } from '../games.ts';

const links = [
  ['/games', 'games'],
  ['/lobby', 'lobby'],
  ['/replay', 'replay'],
  ['/settings', 'settings'],
] as const;

export function Page({
  title,
  world = 'cave',
  narrow = false,
  cover,
  children,
}: {
  title: string;
  world?: 'cave' | 'tomb';
  narrow?: boolean;
  /** The game whose cover is shown beside the content, where there is room for it. */
  cover?: GameName | undefined;
  children: ComponentChildren;
}) {
  const Cover = cover === undefined ? undefined : coverOf(cover);
  useEffect(() => {
    document.title = title === 'Traque' ? title : `${title} · Traque`;
  }, [title]);
  useEffect(focusOnArrival, [path.value]);
  return (
    <div class="ground" data-world={world}>
      <a class="skip-link" href="#content">
        {t().common.skipToContent}
      </a>
      <header class="masthead">
        <a class="wordmark" href="/">
          <Hand />
          Traque
        </a>
        <nav aria-label={t().common.mainMenu}>
          <ul>
            {links.map(([to, key]) => (
              <li key={to}>
                <a href={to} aria-current={path.value === to ? 'page' : undefined}>
                  {t().common[key]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <UpdateBar />
      <main id="content" tabIndex={-1} class={Cover === undefined ? undefined : 'with-scene'}>
        {Cover === undefined ? null : (
          <div class="scene" role="img" aria-label={cover === undefined ? undefined : gameWords(cover).summary.scene}>
            <Cover />
          </div>
        )}
        <div class={narrow ? 'page narrow' : 'page'}>{children}</div>
      </main>
    </div>
  );
}

/** On pages, not in rooms: it would move the board, and a new version can wait until the game is over. */
function UpdateBar() {
  const take = update.value;
  if (take === null) return null;
  return (
    <div class="update row" role="status">
      {t().home.newVersion}
      <button class="primary" onClick={take}>
        {t().home.update}
      </button>
    </div>
  );
}
