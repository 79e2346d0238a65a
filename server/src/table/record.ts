/** The record of a table (docs/protocol.md): what the viewer may know while the game runs, everything when it is over. */
import type { Viewer } from '@traque/engine/core/game';
import type { GameRecord, RecordedAction } from '@traque/engine/core/record';
import { type RedactedRecord, recordSteps } from '@traque/engine/core/redacted-record';
import { commitment } from '@traque/engine/core/seeds';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import { inSlices } from '../slices.ts';
import { entropyOf, type TableState } from './fold.ts';
import type { LogEntry } from './log.ts';
import type { Table } from './table.ts';

/** The actions, without those that were taken back. */
function actionsIn(entries: readonly LogEntry[]): RecordedAction[] {
  const actions: RecordedAction[] = [];
  for (const { logged, at } of entries) {
    if (logged.kind === 'action') actions.push({ seat: logged.seat, action: logged.action, at });
    if (logged.kind === 'undone') actions.pop();
  }
  return actions;
}

function fullRecord({ roster, game, progress }: TableState, actions: RecordedAction[]): GameRecord {
  return {
    traque: 1,
    game: game.name,
    rules: game.version,
    options: roster.terms.options,
    data: game.data(roster.terms.options),
    seats: roster.seats.map((there, seat) => ({
      name: there.kind === 'person' ? there.name : '',
      kind: there.kind === 'person' ? 'human' : there.kind === 'bot' ? there.level : 'open',
      look: roster.looks[seat]!,
    })),
    commit: commitment(roster.terms.secret),
    ...entropyOf(roster),
    actions,
    result: progress === null ? null : game.result(progress.match.state),
  };
}

/** @throws {DeniedError} before the start. */
export async function recordOf(
  { id, state }: Table,
  deps: Dependencies,
  viewer: Viewer,
): Promise<GameRecord | RedactedRecord> {
  if (state.progress === null) throw new DeniedError('notPlaying', 'the game has not started');
  // Not in the table's queue: states are never changed, and the players need not wait for a long replay.
  const entries = await deps.store.read(id, 0);
  const record = fullRecord(state, actionsIn(entries.slice(0, state.number + 1)));
  // An abandoned game is over too, though it has no result.
  return state.roster.phase === 'abandoned' ? record : inSlices(recordSteps(record, viewer, state.game));
}
