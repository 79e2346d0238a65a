/** What a server sends, as the types that a room knows. */
import type { Clause, Seat, Viewer } from '@traque/engine/core/game';
import type { MatchEvent } from '@traque/engine/core/match';
import type { Entry as WireEntry, Refused } from '@traque/wire/play';
import type { Presence, RoomInfo, RoomSeat } from '@traque/wire/room';
import { t } from '../app/language.ts';
import type { Entry, Outcome, Roster, RosterSeat } from './table-client.ts';

export const entryOf = ({ number, at, what, events }: WireEntry): Entry => ({
  number,
  at,
  what,
  events: events as readonly unknown[] as readonly MatchEvent[],
});

/** Why a server did not carry something out. */
export function outcomeOf({ why }: Refused): Outcome {
  switch (why.reason) {
    case 'rule':
      return {
        kind: 'refused',
        refusal: {
          rule: why.rule as Clause,
          why: why.why,
          ...(why.values === undefined ? {} : { values: why.values }),
        },
      };
    case 'stale':
      return { kind: 'stale' };
    case 'noUndo':
      return { kind: 'failed', code: 'noUndo' };
    case 'error':
      return { kind: 'failed', code: why.error.code };
  }
}

const nobody = { present: false, takenOver: false, abandons: false };

function rosterSeat(there: RoomSeat, i: Seat, isOwn: boolean, isPresent: boolean): RosterSeat {
  const names = t().tables.botNames;
  const look = there.look ?? i;
  if (there.kind === 'open') return { name: t().room.open, look, kind: 'open', level: null, ...nobody };
  if (there.kind === 'bot') {
    const name = names[look % names.length]!;
    return { name, look, kind: 'bot', level: there.level, ...nobody, present: true };
  }
  const { name, takenOver, returning = false, abandons, rated, holidays } = there;
  return {
    name,
    look,
    kind: isOwn ? 'me' : 'person',
    level: null,
    present: isPresent,
    takenOver: takenOver !== null,
    returning,
    abandons,
    ...(rated === undefined ? {} : { rated }),
    ...(holidays === undefined ? {} : { holidays }),
  };
}

/** Who sits where, as `viewer` sees it. */
export function rosterOf(room: RoomInfo, presence: Presence, viewer: Viewer, host: boolean): Roster {
  const { phase, seats, commit, next, rated, forfeit } = room;
  return {
    phase,
    seats: seats.map((there, i) => rosterSeat(there, i, viewer === i, presence.seats.includes(i))),
    watchers: presence.watchers,
    host,
    commit,
    next: next === null ? null : `/table/${next}`,
    ...(rated === true ? { rated } : {}),
    ...(forfeit === undefined ? {} : { forfeit }),
  };
}
