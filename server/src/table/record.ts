/** The record of a table (docs/protocol.md): what one may know while it runs, everything when it is over. */
import type { Viewer } from '@traque/engine/core/game';
import { type RedactedRecord, recordFor } from '@traque/engine/core/redacted-record';
import type { GameRecord, RecordedAction } from '@traque/engine/core/record';
import { commitment } from '@traque/engine/core/seeds';
import { Denied } from '../errors.ts';
import type { World } from '../world.ts';
import { entropyOf, type Folded } from './fold.ts';
import type { LogEntry } from './log.ts';
import type { Table } from './table.ts';

/** The actions that count, those taken back left out. */
function actionsIn(entries: readonly LogEntry[]): RecordedAction[] {
  const actions: RecordedAction[] = [];
  for (const { logged, at } of entries) {
    if (logged.kind === 'action') actions.push({ seat: logged.seat, action: logged.action, at });
    if (logged.kind === 'undone') actions.pop();
  }
  return actions;
}

function whole({ company, game, play }: Folded, actions: RecordedAction[]): GameRecord {
  return {
    traque: 1,
    game: game.name,
    rules: game.version,
    options: company.terms.options,
    data: game.data(company.terms.options),
    seats: company.seats.map((there, seat) => ({
      name: there.kind === 'person' ? there.name : '',
      kind: there.kind === 'person' ? 'human' : there.kind === 'bot' ? there.level : 'open',
      look: company.looks[seat]!,
    })),
    commit: commitment(company.terms.secret),
    ...entropyOf(company),
    actions,
    result: play === null ? null : game.result(play.state),
  };
}

/** @throws {Denied} before the start. */
export function recordOf(table: Table, world: World, viewer: Viewer): Promise<GameRecord | RedactedRecord> {
  return table.run(async () => {
    const { folded } = table;
    if (folded.play === null) throw new Denied('notPlaying', 'the game has not started');
    const entries = await world.store.read(table.id, 0);
    const record = whole(folded, actionsIn(entries.slice(0, folded.number + 1)));
    // A game that was abandoned is over too, though nobody won.
    return folded.company.phase === 'abandoned' ? record : recordFor(record, viewer, folded.game);
  });
}
