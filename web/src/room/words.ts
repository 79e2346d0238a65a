/** Log lines, results and failures as sentences. */
import type { GameEvent, Result, Seat } from '@traque/engine/core/game';
import type { App, Language, TableWords } from '@traque/texts';
import type { AnyBoardModule, SeatFace } from '../boards/contract.ts';
import type { Moment, Roster } from '../client/table-client.ts';
import type { LogLine } from './log.ts';

export function sentence(
  line: LogLine,
  board: AnyBoardModule,
  moment: Pick<Moment, 'view' | 'viewer'>,
  faces: readonly SeatFace[],
  table: TableWords,
  words: App,
  earlier: readonly GameEvent[] = [],
): string | null {
  if ('event' in line) return board.logLine(line.event, faces, table, moment.view, moment.viewer, earlier);
  const { note } = line;
  if (note.kind === 'abandoned') return words.room.notes.abandoned();
  if (note.kind === 'agreed') return words.online[note.agree ? 'agreed' : 'refused'](faces[note.seat]?.name ?? '');
  if (note.kind === 'forfeited') return words.ratings.forfeited[note.why](faces[note.seat]?.name ?? '');
  return words.room.notes[note.kind](faces[note.seat]?.name ?? '');
}

/** Whose turn it is; within somebody's turn another may have something to decide. */
export function turnWords(
  {
    toAct,
    turn,
    mine,
    name,
  }: { readonly toAct: Seat | null; readonly turn: Seat | null; readonly mine: boolean; readonly name: string },
  words: App,
): string {
  if (toAct === null) return words.room.over;
  if (mine) return words.room.yourTurn;
  return turn === null || turn === toAct ? words.room.turnOf(name) : words.room.decides(name);
}

export function resultWords(
  result: Result,
  moment: Moment,
  faces: readonly SeatFace[],
  table: TableWords,
  words: App,
  language: Language,
): string {
  const { winners, reason } = result;
  if (winners.length === 0) return table.results?.[reason] ?? words.room.noWinner;
  if (moment.viewer !== null && winners.length === 1 && winners[0] === moment.viewer) return words.room.won;
  const names = winners.map((seat) => faces[seat]?.name ?? '');
  if (names.length === 1) return words.room.winner(names[0]!);
  return words.room.winners(new Intl.ListFormat(language).format(names));
}

/** A command got no answer, or none that says whether it counted. */
const unanswered = new Set(['noAnswer', 'internal', 'busy', 'closing']);

/** The key of why a request failed; without one no server answered. */
export function failureCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'noServer';
}

/** Why something was not done although no rule of the game forbids it. */
export function failureWords(code: string, words: App): string {
  if (code === 'noUndo') return words.room.cannotUndo;
  if (code === 'noServer') return words.errors.notSent;
  if (code === 'spectator') return words.room.spectating;
  if (code === 'diskFull') return words.errors.diskFull;
  if (unanswered.has(code)) return words.errors.unanswered;
  if (code === 'notAbsent') return words.room.notAbsent;
  if (code === 'ratedTable') return words.ratings.refused;
  if (code === 'noLocal') return words.errors.noLocal;
  return code === 'tooFast' || code === 'tooMany' ? words.errors.tooMany : words.errors.serverRefused;
}

/** Of a game without a result of its own: who forfeited it, or that it was ended by agreement. */
export function unfinishedWords(forfeit: Roster['forfeit'], faces: readonly SeatFace[], words: App): string {
  if (forfeit === undefined) return words.room.notes.abandoned();
  return words.ratings.forfeited[forfeit.why](faces[forfeit.seat]?.name ?? '');
}
