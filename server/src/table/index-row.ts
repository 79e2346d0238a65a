/** What the store keeps beside the log to find tables by: derived, written with the entry. */
import type { Settings } from '../settings.ts';
import type { Index } from '../store/store.ts';
import type { Folded } from './fold.ts';
import { deadlineOf, toAct } from './moment.ts';
import { botAt, type Company, publicRoom } from './room.ts';

/** If the process that should let a bot move died, another does so after this time. */
const BOT_RESCUE_MS = 3000;

function dueOf(folded: Folded, settings: Settings): number | null {
  const seat = toAct(folded);
  if (seat === null || folded.play === null) return null;
  if (botAt(folded.company, seat) === null) return deadlineOf(folded);
  return folded.play.handed + settings.botPaceMs + 4 * settings.botMs + BOT_RESCUE_MS;
}

function members(company: Company): Index['members'] & object {
  return company.seats.flatMap((there, seat) =>
    there.kind === 'person' ? there.owners.map((guest) => ({ guest, seat })) : [],
  );
}

/** `before`: null for a new table. */
export function indexOf(folded: Folded, before: Folded | null, settings: Settings): Index {
  const { company } = folded;
  const { phase } = company;
  const due = dueOf(folded, settings);
  const stands = phase === before?.company.phase && due === dueOf(before, settings);
  const index = stands ? { toAct: toAct(folded) } : { toAct: toAct(folded), standing: { phase, due } };
  // Most moves leave the rest as it is.
  if (company === before?.company) return index;
  return {
    ...index,
    room: publicRoom(company),
    host: company.host.guest,
    ...(company.seats === before?.company.seats ? {} : { members: members(company) }),
  };
}
