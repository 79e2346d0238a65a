/** What somebody said while one looked elsewhere: a bubble over the board, that leaves by itself, and a number that stays. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Mark } from '../parts/mark.tsx';
import { said } from './chat-panel.tsx';
import type { Room } from './room.ts';

const READING_MS = 6000;

export function TalkNews({ room, open }: { room: Room; open: () => void }) {
  const news = room.talk.unheard.value.at(-1);
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    if (news === undefined) return;
    const timer = setTimeout(() => setGone(news.line), READING_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <div class="talk-news" role="status">
      {news === undefined || news.line <= gone ? null : (
        <button key={news.line} onClick={open}>
          {news.seat === null ? null : <Mark look={room.faces.value[news.seat]?.look ?? 0} />}
          <span>
            <strong>{news.name}</strong> {said(news)}
          </span>
        </button>
      )}
    </div>
  );
}

/** How many lines wait, beside the name of the panel that shows them. */
export function TalkCount({ room }: { room: Room }) {
  const n = room.talk.unheard.value.length;
  if (n === 0) return null;
  return (
    <span class="talk-count">
      <span aria-hidden="true">{n}</span>
      <span class="aside">{t().room.chatNew(n)}</span>
    </span>
  );
}
