/** What a server says, in the words of a table. */
import type { Refusal, Seat, Viewer } from '@traque/engine/core/game';
import type { Entry, Refused, What } from '@traque/wire/play';
import type { Line, Presence, RoomInfo as Room, RoomSeat } from '@traque/wire/room';
import { t } from '../app/language.ts';
import type { Company, Happening, Note, Outcome, Sitter, TalkLine } from './table.ts';

function noteOf(what: What): Note | null {
  switch (what.kind) {
    case 'undone':
    case 'returned':
    case 'left':
    case 'joined':
    case 'takenOver':
      return { kind: what.kind, seat: what.seat };
    case 'abandoned':
      return { kind: 'abandoned' };
    case 'created':
    case 'claimed':
    case 'removed':
    case 'filled':
    case 'emptied':
    case 'contributed':
    case 'coloured':
    case 'started':
    case 'action':
    case 'agreed':
    case 'rematch':
      return null;
  }
}

export const happening = ({ number, what, events }: Entry): Happening => ({
  number,
  events,
  note: noteOf(what),
});

export const lineOf = ({ line, seat, name, text, reaction }: Line): TalkLine => ({
  line,
  seat,
  name,
  text: text ?? null,
  reaction: reaction ?? null,
});

/** A server's no as a room understands it. */
export function outcomeOf({ why }: Refused): Outcome {
  switch (why.reason) {
    case 'rule':
      return {
        kind: 'refused',
        refusal: {
          rule: why.rule as Refusal['rule'],
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

/** Who sits where, as `seat` sees it. */
function sitterOf(there: RoomSeat, i: Seat, own: boolean, present: boolean): Sitter {
  const names = t().tables.botNames;
  const look = there.look ?? i;
  if (there.kind === 'open') return { name: t().room.open, look, kind: 'open', level: null, ...nobody };
  if (there.kind === 'bot') {
    const name = names[look % names.length]!;
    return { name, look, kind: 'bot', level: there.level, ...nobody, present: true };
  }
  const kind = own ? 'me' : 'person';
  const { name, takenOver, abandons } = there;
  return { name, look, kind, level: null, present, takenOver: takenOver !== null, abandons };
}

export function companyOf(room: Room, presence: Presence, seat: Viewer, host: boolean): Company {
  const { phase, seats, commit, next, helps } = room;
  return {
    stage: phase,
    sitters: seats.map((there, i) => sitterOf(there, i, seat === i, presence.seats.includes(i))),
    watchers: presence.watchers,
    host,
    helps,
    commit,
    next: next === null ? null : `/table/${next}`,
  };
}
