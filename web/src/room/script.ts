/** What the director asks, answered by a board and its words in the language in use. */
import type { Viewer } from '@traque/engine/core/game';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule, EventBeat } from '../boards/contract.ts';
import type { Moment } from '../client/table-client.ts';
import { direct, type Script } from './director.ts';
import { eventsBefore, type LogLine } from './log.ts';
import type { Room } from './room.ts';
import { sentence } from './words.ts';

/** People coming and going is news, and no more. */
const note: EventBeat = { importance: 'news' };

function scriptOf(room: Room, board: AnyBoardModule): Script {
  const { beats } = board;
  const faces = () => room.faces.value;
  const words = () => tableWords(room.table.game);
  return {
    beatOf: (line, { view }) => ('event' in line ? beats.beatOf(line.event, view) : note),
    lineOf: (line, moment) => sentence(line, board, moment, faces(), words(), t(), eventsBefore(room.log.value, line)),
    leadOf: (line, { view }) => ('event' in line ? (beats.lead?.(line.event, faces(), words(), view) ?? null) : null),
    happenedTo: (line, seat, { view }) =>
      'event' in line ? (beats.happened?.(line.event, seat, faces(), words(), view) ?? null) : null,
  };
}

/** Nobody is "you" in a record. */
const viewerOf = (room: Room, moment: Moment): Viewer => (room.table.live ? moment.viewer : null);

/** From now on what the room plays is staged by this board. */
export function directBy(room: Room, board: AnyBoardModule): void {
  const script = scriptOf(room, board);
  room.playback.direct = (entry, before) => direct(entry, before, viewerOf(room, before), script);
}

/** Whether a line of the log is about something that happened to the viewer. */
export function isAboutViewer(line: LogLine, room: Room, board: AnyBoardModule, moment: Moment): boolean {
  const viewer = viewerOf(room, moment);
  if (viewer === null || !('event' in line)) return false;
  const { happensTo = [], importance } = board.beats.beatOf(line.event, moment.view);
  return happensTo.includes(viewer) && (line.by !== viewer || importance === 'turning');
}
