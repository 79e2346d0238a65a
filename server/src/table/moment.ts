/** How a game stands for one viewer, and when somebody has to look after it. */
import type { GameEvent, Position, Seat, Viewer } from '@traque/engine/core/game';
import type { Entry, Moment } from '../wire/play.ts';
import { type Folded, type Happened, publicly } from './fold.ts';
import { botAt, standInAt } from './room.ts';

export function toAct({ game, play, company }: Folded): Seat | null {
  return play === null || company.phase !== 'playing' ? null : game.toAct(play.state);
}

/** When the time of the present decision ends, whoever is to make it. */
function endOfTime({ company, play }: Folded): number | null {
  const { clock } = company.terms;
  return clock === null || play === null ? null : play.since + clock * 1000;
}

/** When the person to act runs out of time. */
export function deadlineOf(folded: Folded): number | null {
  const seat = toAct(folded);
  return seat === null || botAt(folded.company, seat) !== null ? null : endOfTime(folded);
}

/** A stand-in makes the present decision because the player of this seat did not in time: it is no longer his. */
export function isLate(folded: Folded, seat: Seat, now: number): boolean {
  if (toAct(folded) !== seat || !standInAt(folded.company, seat)) return false;
  return (endOfTime(folded) ?? Infinity) <= now;
}

/** The seat that may take back the last action. */
export function undoSeat({ company, play }: Folded): Seat | null {
  return company.phase === 'playing' ? (play?.undo.at(-1)?.seat ?? null) : null;
}

/** What of a moment is the same for all who look. */
export function sharedMoment(folded: Folded): Pick<Moment, 'decision' | 'deadline' | 'undo'> {
  return {
    decision: toAct(folded) === null ? null : folded.play!.decision,
    deadline: deadlineOf(folded),
    undo: undoSeat(folded),
  };
}

/** What the viewer may do, if it is his turn. */
export function legalFor(folded: Folded, viewer: Viewer): Moment['legal'] {
  const seat = toAct(folded);
  if (seat === null || seat !== viewer) return undefined;
  return folded.game.legal(folded.play!.state) as Required<Moment>['legal'];
}

export function momentFor(folded: Folded, viewer: Viewer, withLegal: boolean): Moment | null {
  const { game, play } = folded;
  if (play === null) return null;
  const { decision, deadline, undo } = sharedMoment(folded);
  const view = game.view(play.state, viewer) as Position as Moment['view'];
  const legal = withLegal ? legalFor(folded, viewer) : undefined;
  return { decision, view, deadline, undo, ...(legal === undefined ? {} : { legal }) };
}

export function mayKnow(event: GameEvent, viewer: Viewer): boolean {
  return event.for === null || (viewer !== null && event.for.includes(viewer));
}

export function eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return events.filter((event) => mayKnow(event, viewer));
}

export function entryFor({ entry: { number, at, logged }, events }: Happened, viewer: Viewer): Entry {
  return { number, at, what: publicly(logged), events: eventsFor(events, viewer) as Entry['events'] };
}
