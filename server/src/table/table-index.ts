/** What the store keeps beside the log to find tables: derived from it, written in the same transaction. */
import { ratedEndOf } from '../ratings/rated-end.ts';
import type { Settings } from '../settings.ts';
import type { TableIndex } from '../store/store.ts';
import type { TableState } from './fold.ts';
import { deadlineOf, toAct } from './moment.ts';
import { listedRoom } from './options.ts';
import { botAt, onlyBotsPlay, type Roster, roomInfo } from './roster.ts';

/** If the process that should move a bot died, another does it after this time. */
const BOT_RESCUE_MS = 3000;

/** When another process may take the present bot's process for dead. */
export function rescueAt({ progress }: TableState, { botPaceMs, botMs }: Settings): number {
  return progress === null ? Infinity : progress.handed + botPaceMs + 4 * botMs + BOT_RESCUE_MS;
}

export function isBotsTurn(state: TableState): boolean {
  const seat = toAct(state);
  return seat !== null && botAt(state.roster, seat) !== null;
}

function dueOf(state: TableState, settings: Settings): number | null {
  const seat = toAct(state);
  if (seat === null || state.progress === null) return null;
  if (botAt(state.roster, seat) === null) return deadlineOf(state);
  // Bots among themselves play only while somebody is there (`TableScheduler`), and no longer: nobody has to wake them.
  return onlyBotsPlay(state.roster) ? null : rescueAt(state, settings);
}

function members(roster: Roster): TableIndex['members'] & object {
  return roster.seats.flatMap((there, seat) =>
    there.kind === 'person' ? there.owners.map((guest) => ({ guest, seat })) : [],
  );
}

/** `before` is null for a new table. */
export function tableIndexOf(state: TableState, before: TableState | null, settings: Settings): TableIndex {
  const { roster, active } = state;
  const { phase } = roster;
  const due = dueOf(state, settings);
  const stands = phase === before?.roster.phase && active === before.active && due === dueOf(before, settings);
  const index = stands ? { toAct: toAct(state) } : { toAct: toAct(state), standing: { phase, due, active } };
  // Most actions change nothing else.
  if (roster === before?.roster) return index;
  const ended = phase === before?.roster.phase ? null : ratedEndOf(state);
  return {
    ...index,
    ...(ended === null ? {} : { rated: { game: roster.terms.game, seats: ended } }),
    room: listedRoom(roomInfo(roster)),
    host: roster.host.guest,
    ...(roster.seats === before?.roster.seats ? {} : { members: members(roster) }),
  };
}
