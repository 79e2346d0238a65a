import type { Language } from '@traque/texts';
import { useEffect, useRef } from 'preact/hooks';
import { language, t, tableWords } from '../app/language.ts';
import type { AnyBoardModule, SeatFace } from '../boards/contract.ts';
import type { Moment } from '../client/table.ts';
import { ClauseLink } from '../parts/clause-link.tsx';
import { memo } from '../parts/memo.tsx';
import type { LogEntry, Room } from './room.ts';
import { sentence } from './words.ts';

interface Told {
  readonly text: string | null;
  readonly faces: readonly SeatFace[];
  readonly language: Language;
}

const known = new WeakMap<LogEntry, Told>();

/** An entry's sentence is put together once: a long game has hundreds, and each event adds one. */
function told(entry: LogEntry, room: Room, board: AnyBoardModule, moment: Moment): string | null {
  const faces = room.faces.value;
  const before = known.get(entry);
  if (before?.faces === faces && before.language === language.value) return before.text;
  const text = sentence(entry, board, moment, faces, tableWords(room.table.game), t());
  known.set(entry, { text, faces, language: language.value });
  return text;
}

const Line = memo(function Line({ entry, text, first }: { entry: LogEntry; text: string; first: boolean }) {
  return (
    <li class={first ? 'first' : undefined}>
      {text} {'clause' in entry ? <ClauseLink id={entry.clause} /> : null}
    </li>
  );
});

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
    const text = told(entry, room, board, moment);
    return text === null ? [] : [{ entry, text }];
  });
  if (lines.length === 0) return <p class="help">{t().room.logEmpty}</p>;
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t().room.log}>
      {lines.map(({ entry, text }, i) => (
        <Line key={entry.key} entry={entry} text={text} first={entry.number !== lines[i - 1]?.entry.number} />
      ))}
    </ol>
  );
}

/** The last line there is to tell; of the entry that is being shown, if only that is asked for. */
export function latestLine(room: Room, board: AnyBoardModule, onlyOfLast = false): string | null {
  const moment = room.moment.value;
  const entries = room.log.value;
  const last = entries.at(-1);
  if (moment === null || last === undefined) return null;
  for (let i = entries.length - 1; i >= 0; i--) {
    if (onlyOfLast && entries[i]!.number !== last.number) return null;
    const text = told(entries[i]!, room, board, moment);
    if (text !== null) return text;
  }
  return null;
}

/** What just happened, for a phone, where the log waits in its sheet. A screen reader is told by the announcer. */
export function LatestLine({ room, board }: { room: Room; board: AnyBoardModule }) {
  if (room.moment.value === null) return null;
  return (
    <p class="latest" aria-hidden="true">
      {latestLine(room, board)}
    </p>
  );
}

/** Tells a screen reader each new line as it happens. */
export function Announcer({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  const last = room.log.value.slice(-3);
  return (
    <div class="aside" role="log" aria-live="polite" aria-relevant="additions">
      {moment === null ? null : last.map((entry) => <p key={entry.key}>{told(entry, room, board, moment)}</p>)}
    </div>
  );
}
