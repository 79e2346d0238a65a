/** All that an analysis tells besides numbers: who played, what happened, by which words. */
import type { Position, Seat } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import { analysisWords, loadAnalysisWords, loadTableWords, t, tableWords } from '../app/language.ts';
import type { AnyBoardModule, SeatFace } from '../boards/contract.ts';
import { loadBoard } from '../boards/index.ts';
import type { ReplayTable } from '../client/replay.ts';
import type { Entry } from '../client/table-client.ts';
import { engine } from '../client/workers.ts';
import type { GameName } from '../games.ts';

/** At most this many lines of the log stand for a move. */
const LINES = 2;

export interface Story {
  /** The replay's id. */
  readonly id: string;
  readonly table: ReplayTable;
  readonly board: AnyBoardModule;
  /** With nothing hidden. */
  readonly entries: readonly Entry[];
  /** The last position. */
  readonly view: Position;
  readonly actions: readonly Action[];
}

export async function loadStory(id: string, table: ReplayTable): Promise<Story> {
  const { length } = table.info;
  const [{ moment, entries }, text, board] = await Promise.all([
    engine().visit(id, length, 'all', 0),
    table.record(),
    loadBoard(table.game),
    loadTableWords(table.game as GameName),
    loadAnalysisWords(),
  ]);
  const { actions } = JSON.parse(text) as { readonly actions: readonly { readonly action: Action }[] };
  return { id, table, board, entries, view: moment.view, actions: actions.map(({ action }) => action) };
}

export const facesOf = ({ table }: Story): readonly SeatFace[] =>
  table.info.seats.map((_, seat) => ({ name: table.nameOf(seat), look: table.lookOf(seat) }));

/** What happened by an action, as the log says it; 0 is the set-up. */
export function lineOf(story: Story, number: number): string {
  const { board, entries, view, table } = story;
  const entry = entries[number - 1];
  if (entry === undefined) return analysisWords()?.setUp ?? '';
  const lines = entry.events.flatMap((event) => {
    const line = board.logLine(event, facesOf(story), tableWords(table.game), view, null);
    return line === null ? [] : [line];
  });
  return lines.slice(0, LINES).join(' ');
}

/** "Move 12 – what happened". */
export function momentWords(story: Story, number: number): string {
  const what = lineOf(story, number);
  return number === 0 ? what : t().replay.atMove({ n: number, what });
}

/** An action as its button says it, in the position before it. */
export const actionWords = (
  { board, table }: Story,
  action: Action,
  view: Position,
  faces: readonly SeatFace[],
): string => board.actionLabel(action, view, faces, tableWords(table.game));

/** The position before an action, as its seat saw it. */
export async function viewBefore(id: string, number: number, seat: Seat): Promise<Position> {
  return (await engine().visit(id, number - 1, seat, number - 1)).moment.view;
}
