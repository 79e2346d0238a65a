import { useEffect, useRef } from 'preact/hooks';
import { language, t } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { ClauseLink } from '../parts/clause-link.tsx';
import type { Room } from './room.ts';
import { sentence } from './words.ts';

/** What happened, in words, each line with its clause; the latest last and in sight. */
export function LogPanel({ room, board }: { room: Room; board: AnyBoardModule }) {
  const list = useRef<HTMLOListElement>(null);
  const moment = room.moment.value;
  const entries = room.log.value;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  if (moment === null) return null;
  const lines = entries.flatMap((entry) => {
    const text = sentence(entry, board, moment, room.faces.value, language.value, t());
    return text === null ? [] : [{ entry, text }];
  });
  if (lines.length === 0) return <p class="help">{t().room.logEmpty}</p>;
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t().room.log}>
      {lines.map(({ entry, text }, i) => (
        <li key={entry.key} class={entry.number !== lines[i - 1]?.entry.number ? 'first' : undefined}>
          {text} {'clause' in entry ? <ClauseLink id={entry.clause} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** Tells a screen reader each new line as it happens. */
export function Announcer({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  const last = room.log.value.slice(-3);
  return (
    <div class="aside" role="log" aria-live="polite" aria-relevant="additions">
      {moment === null
        ? null
        : last.map((entry) => (
            <p key={entry.key}>{sentence(entry, board, moment, room.faces.value, language.value, t())}</p>
          ))}
    </div>
  );
}
