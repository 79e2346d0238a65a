/** What the store keeps beside the log to find tables: derived from it, written in the same transaction. */
import type { Settings } from '../settings.ts';
import type { TableIndex } from '../store/store.ts';
import type { TableState } from './fold.ts';
import { deadlineOf, toAct } from './moment.ts';
import { listedRoom } from './options.ts';
import { botAt, type Roster, roomInfo } from './roster.ts';

/** If the process that should move a bot died, another does it after this time. */
const BOT_RESCUE_MS = 3000;

function dueOf(state: TableState, settings: Settings): number | null {
  const seat = toAct(state);
  if (seat === null || state.progress === null) return null;
  if (botAt(state.roster, seat) === null) return deadlineOf(state);
  return state.progress.handed + settings.botPaceMs + 4 * settings.botMs + BOT_RESCUE_MS;
}

function members(roster: Roster): TableIndex['members'] & object {
  return roster.seats.flatMap((there, seat) =>
    there.kind === 'person' ? there.owners.map((guest) => ({ guest, seat })) : [],
  );
}

/** `before` is null for a new table. */
export function tableIndexOf(state: TableState, before: TableState | null, settings: Settings): TableIndex {
  const { roster } = state;
  const { phase } = roster;
  const due = dueOf(state, settings);
  const stands = phase === before?.roster.phase && due === dueOf(before, settings);
  const index = stands ? { toAct: toAct(state) } : { toAct: toAct(state), standing: { phase, due } };
  // Most actions change nothing else.
  if (roster === before?.roster) return index;
  return {
    ...index,
    room: listedRoom(roomInfo(roster)),
    host: roster.host.guest,
    ...(roster.seats === before?.roster.seats ? {} : { members: members(roster) }),
  };
}
