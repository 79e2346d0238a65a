/** In a game against bots: one line about a rare rule when it strikes for the first time, and the way to its lesson. */
import type { GameEvent } from '@traque/engine/core/game';
import { useEffect, useRef, useState } from 'preact/hooks';
import { learnWords, lessonWords, loadLessonWords } from '../app/language.ts';
import type { FirstMet } from '../boards/contract.ts';
import type { GameName } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import type { Room } from '../room/room.ts';
import { meet } from './met.ts';
import './first-met.css';

const modules = import.meta.glob<{ firstMet: FirstMet<GameEvent> }>('../boards/*/first-met.ts');

/** The lesson to offer now; null: none. */
function useMet(room: Room, game: GameName): { lesson: string | null; dismiss: () => void } {
  const [firstMet, setFirstMet] = useState<FirstMet<GameEvent> | null>(null);
  const [lesson, setLesson] = useState<string | null>(null);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    void modules[`../boards/${game}/first-met.ts`]?.().then((module) => setFirstMet(() => module.firstMet));
  }, [game]);
  const log = room.log.value;
  const isPlaying = room.animating.value;
  useEffect(() => {
    // What happened before the player came is history, and what is being shown is told when it has been seen.
    if (isPlaying || room.moment.value === null) return;
    const news = seen.current === null ? [] : log.slice(seen.current);
    seen.current = log.length;
    if (firstMet === null) return;
    const met = meet(
      game,
      news.flatMap((line) => ('event' in line ? [line.event] : [])),
      firstMet,
    );
    if (met !== null) void loadLessonWords(game).then(() => setLesson(met));
  }, [log, isPlaying, firstMet]);
  return { lesson, dismiss: () => setLesson(null) };
}

/** Over the title of the room: nothing makes room for it. Where that is narrow, the rule itself is a tap away. */
export function FirstMetLine({ room }: { room: Room }) {
  const game = room.table.game as GameName;
  const { lesson, dismiss } = useMet(room, game);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [lesson]);
  const learn = learnWords();
  const text = lesson === null ? undefined : lessonWords(game)?.[lesson];
  return (
    <div class="first-met-place" role="status">
      {learn === null || text === undefined ? null : (
        <div class={`first-met ${open ? 'open' : ''}`}>
          <button
            class="quiet first-met-title"
            aria-label={learn.met(text.title)}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="hint" />
            <span class="whole">{learn.met(text.title)}</span>
            <span class="short">{text.title}</span>
          </button>
          <div class="first-met-rest">
            <p>
              <strong>{learn.met(text.title)}.</strong> {text.idea}
            </p>
            <a class="button" href={`/learn/${game}/${lesson}`}>
              {learn.learnIt}
            </a>
            <button class="quiet" onClick={dismiss}>
              {learn.dismiss}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
