/** New chat lines while the chat is not visible: a bubble over the board for some seconds, and a number that stays. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Mark } from '../parts/mark.tsx';
import { said } from './chat-panel.tsx';
import type { Room } from './room.ts';

const READING_MS = 6000;

export function ChatNews({ room, open }: { room: Room; open: () => void }) {
  const news = room.chat.unread.value.at(-1);
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    if (news === undefined) return;
    const timer = setTimeout(() => setGone(news.line), READING_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <div class="chat-news" role="status">
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
export function ChatCount({ room }: { room: Room }) {
  const n = room.chat.unread.value.length;
  if (n === 0) return null;
  return (
    <span class="chat-count">
      <span aria-hidden="true">{n}</span>
      <span class="aside">{t().room.chatNew(n)}</span>
    </span>
  );
}
