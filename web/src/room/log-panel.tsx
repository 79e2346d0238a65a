import type { Language } from '@traque/texts';
import { useEffect, useRef } from 'preact/hooks';
import { language, t, tableWords } from '../app/language.ts';
import type { AnyBoardModule, SeatFace } from '../boards/contract.ts';
import type { Moment } from '../client/table-client.ts';
import { ClauseLink } from '../parts/clause-link.tsx';
import { memo } from '../parts/memo.tsx';
import type { LogLine } from './log.ts';
import type { Room } from './room.ts';
import { sentence } from './words.ts';

interface Sentence {
  readonly text: string | null;
  readonly faces: readonly SeatFace[];
  readonly language: Language;
}

const known = new WeakMap<LogLine, Sentence>();

/** A line's sentence is made once: a long game has hundreds, and all are drawn again with each event. */
function textOf(line: LogLine, room: Room, board: AnyBoardModule, moment: Moment): string | null {
  const faces = room.faces.value;
  const before = known.get(line);
  if (before?.faces === faces && before.language === language.value) return before.text;
  const text = sentence(line, board, moment, faces, tableWords(room.table.game), t());
  known.set(line, { text, faces, language: language.value });
  return text;
}

interface LineProps {
  readonly line: LogLine;
  readonly text: string;
  /** Of its entry. */
  readonly first: boolean;
  readonly faces: readonly SeatFace[];
  readonly board: AnyBoardModule;
  readonly game: string;
}

const Line = memo(function Line({ line, text, first, faces, board, game }: LineProps) {
  const picture = 'event' in line ? board.logPicture?.(line.event, faces, tableWords(game)) : null;
  return (
    <li class={first ? 'first' : undefined}>
      {picture ?? text} {'event' in line ? <ClauseLink id={line.event.clause} /> : null}
    </li>
  );
});

/** What happened, in words, each line with its clause; the latest last and in sight. */
export function LogPanel({ room, board }: { room: Room; board: AnyBoardModule }) {
  const list = useRef<HTMLOListElement>(null);
  const moment = room.moment.value;
  const log = room.log.value;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);
  if (moment === null) return null;
  const lines = log.flatMap((line) => {
    const text = textOf(line, room, board, moment);
    return text === null ? [] : [{ line, text }];
  });
  const faces = room.faces.value;
  const { game } = room.table;
  if (lines.length === 0) return <p class="help">{t().room.logEmpty}</p>;
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t().room.log}>
      {lines.map(({ line, text }, i) => (
        <Line
          key={line.key}
          {...{ line, text, faces, board, game }}
          first={line.number !== lines[i - 1]?.line.number}
        />
      ))}
    </ol>
  );
}

/** The last line that has a text; with `onlyOfLastEntry` null if the last entry has none. */
export function latestLine(room: Room, board: AnyBoardModule, onlyOfLastEntry = false): string | null {
  const moment = room.moment.value;
  const log = room.log.value;
  const last = log.at(-1);
  if (moment === null || last === undefined) return null;
  for (let i = log.length - 1; i >= 0; i--) {
    if (onlyOfLastEntry && log[i]!.number !== last.number) return null;
    const text = textOf(log[i]!, room, board, moment);
    if (text !== null) return text;
  }
  return null;
}

/** What just happened, for a phone, where the log is in a closed sheet. Screen readers get it from the announcer. */
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
      {moment === null ? null : last.map((line) => <p key={line.key}>{textOf(line, room, board, moment)}</p>)}
    </div>
  );
}
