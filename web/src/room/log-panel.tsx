import type { Viewer } from '@traque/engine/core/game';
import type { Language } from '@traque/texts';
import { useEffect, useRef } from 'preact/hooks';
import { language, t, tableWords } from '../app/language.ts';
import type { AnyBoardModule, SeatFace } from '../boards/contract.ts';
import type { Moment } from '../client/table-client.ts';
import { ClauseLink } from '../parts/clause-link.tsx';
import { memo } from '../parts/memo.tsx';
import { eventsBefore, type LogLine } from './log.ts';
import type { Room } from './room.ts';
import { isAboutViewer } from './script.ts';
import { sentence } from './words.ts';

interface Sentence {
  readonly text: string | null;
  readonly faces: readonly SeatFace[];
  readonly viewer: Viewer;
  readonly language: Language;
}

const known = new WeakMap<LogLine, Sentence>();

/** A line's sentence is made once: a long game has hundreds, and all are drawn again with each event. */
export function textOf(line: LogLine, room: Room, board: AnyBoardModule, moment: Moment): string | null {
  const faces = room.faces.value;
  const before = known.get(line);
  const { viewer } = moment;
  if (before?.faces === faces && before.viewer === viewer && before.language === language.value) return before.text;
  const earlier = eventsBefore(room.log.value, line);
  const text = sentence(line, board, moment, faces, tableWords(room.table.game), t(), earlier);
  known.set(line, { text, faces, viewer, language: language.value });
  return text;
}

interface LineProps {
  readonly line: LogLine;
  readonly text: string;
  /** Of its entry. */
  readonly first: boolean;
  readonly aboutViewer: boolean;
  readonly faces: readonly SeatFace[];
  readonly board: AnyBoardModule;
  readonly game: string;
  readonly viewer: Viewer;
}

const Line = memo(function Line({ line, text, first, aboutViewer, faces, board, game, viewer }: LineProps) {
  const picture = 'event' in line ? board.logPicture?.(line.event, faces, tableWords(game), viewer) : null;
  return (
    <li class={`${first ? 'first' : ''} ${aboutViewer ? 'about-viewer' : ''}`.trim() || undefined}>
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
  const end = moment.view.result === null ? null : board.endLine?.(moment.view, faces, tableWords(game));
  if (lines.length === 0) return <p class="help">{t().room.logEmpty}</p>;
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t().room.log}>
      {lines.map(({ line, text }, i) => (
        <Line
          key={line.key}
          {...{ line, text, faces, board, game }}
          viewer={moment.viewer}
          first={line.number !== lines[i - 1]?.line.number}
          aboutViewer={isAboutViewer(line, room, board, moment)}
        />
      ))}
      {end === null || end === undefined ? null : <li class="first">{end}</li>}
    </ol>
  );
}

/** The last line that has a text. */
export function latestLine(room: Room, board: AnyBoardModule): string | null {
  const moment = room.moment.value;
  const log = room.log.value;
  if (moment === null) return null;
  for (let i = log.length - 1; i >= 0; i--) {
    const text = textOf(log[i]!, room, board, moment);
    if (text !== null) return text;
  }
  return null;
}

/** Tells a screen reader each new line as it happens. */
export function Announcer({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  const last = room.log.value.slice(-3);
  const lead = room.playback.lead.value;
  return (
    <div class="aside" role="log" aria-live="polite" aria-relevant="additions">
      {lead === null ? null : <p key="lead">{lead}</p>}
      {moment === null ? null : last.map((line) => <p key={line.key}>{textOf(line, room, board, moment)}</p>)}
    </div>
  );
}
