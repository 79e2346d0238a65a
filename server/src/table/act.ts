/** Commands of players: act, take back. Sent twice they count once; an answer to a decision that is over is refused. */
import type { Level } from '@traque/bots/core/brain';
import type { Seat } from '@traque/engine/core/game';
import { type Action, judge } from '@traque/engine/core/match';
import type { Problem } from '@traque/wire/errors';
import type { Accepted, Command, Refused } from '@traque/wire/play';
import type { World } from '../world.ts';
import type { Folded } from './fold.ts';
import { type Identity, seatedAt } from './identity.ts';
import type { ActionTaken, Logged } from './log.ts';
import { isLate, toAct, undoSeat } from './moment.ts';
import { botAt, isReturning, standInAt } from './room.ts';
import type { Judge, Table } from './table.ts';

export type Answer = { readonly accepted: Accepted } | { readonly refused: Refused };
type Why = Refused['why'];

const over: Problem = { code: 'notPlaying', message: 'no game is being played at this table' };

/** Why this action cannot be taken now, or what goes into the log. */
function judgeAction(folded: Folded, seat: Seat, decision: number, action: Action): Why | ActionTaken {
  const { play, company } = folded;
  if (play === null || company.phase === 'gathering' || company.phase === 'abandoned')
    return { reason: 'error', error: over };
  if (toAct(folded) !== null && decision !== play.decision) return { reason: 'stale' };
  const judged = judge(play.match, seat, action);
  return 'refusal' in judged ? { reason: 'rule', ...judged.refusal } : { kind: 'action', seat, action: judged.action };
}

function judgeUndo(folded: Folded, seat: Seat, decision: number): Why | null {
  if (folded.company.phase !== 'playing' || folded.play === null) return { reason: 'error', error: over };
  if (decision !== folded.play.decision) return { reason: 'stale' };
  return undoSeat(folded) === seat ? null : { reason: 'noUndo' };
}

/** A command that comes again after more entries than this is answered as one whose decision is over. */
const REMEMBERED = 256;

/** The entry that this command already made, or null: to be looked for only if its decision is over. */
async function madeBefore(
  table: Table,
  world: World,
  seat: Seat,
  id: string,
  decision: number,
): Promise<number | null> {
  const { number: last } = table.folded;
  for (const { number, logged } of await world.store.read(table.id, Math.max(decision + 1, last - REMEMBERED + 1))) {
    if ((logged.kind === 'action' || logged.kind === 'undone') && logged.seat === seat && logged.id === id)
      return number;
  }
  return null;
}

async function settle(
  table: Table,
  world: World,
  identity: Identity,
  { id, decision }: { readonly id: string; readonly decision: number },
  verdictOn: (folded: Folded, seat: Seat) => Why | Logged,
): Promise<Answer> {
  const begun = performance.now();
  const answer = await table.run(async (): Promise<Answer> => {
    const seat = seatedAt(table.folded.company, identity);
    // Another process may have gone on.
    if (decision > table.folded.number && world.store.shared) await table.catchUpNow();
    const made = table.folded.number > decision ? await madeBefore(table, world, seat, id, decision) : null;
    if (made !== null) return { accepted: { id, number: made } };
    table.saw(seat);
    if (standInAt(table.folded.company, seat)) await returnNow(table, world, seat);
    const toLog: Judge<Why> = (folded) => {
      const own = seatedAt(folded.company, identity);
      const late = isLate(folded, own, world.time.now());
      const verdict = late ? ({ reason: 'stale' } as const) : verdictOn(folded, own);
      return 'reason' in verdict ? { answer: verdict } : { log: verdict };
    };
    const outcome = await table.submitNow(toLog);
    if ('number' in outcome) {
      world.metrics.actions.inc({ by: 'person' });
      return { accepted: { id, number: outcome.number } };
    }
    // It may have been stored though we were told it was not, when the line to the database broke.
    const stored = outcome.answer.reason === 'stale' ? await madeBefore(table, world, seat, id, decision) : null;
    if (stored !== null) return { accepted: { id, number: stored } };
    world.metrics.refusals.inc({ reason: outcome.answer.reason });
    return { refused: { id, why: outcome.answer, snapshot: table.snapshot(identity, false) } };
  });
  world.metrics.latency.observe((performance.now() - begun) / 1000);
  return answer;
}

export function act(table: Table, world: World, identity: Identity, command: Command): Promise<Answer> {
  const { id, decision, action } = command;
  return settle(table, world, identity, command, (folded, seat) => {
    const verdict = judgeAction(folded, seat, decision, action);
    return 'reason' in verdict ? verdict : { ...verdict, id };
  });
}

export function takeBack(
  table: Table,
  world: World,
  identity: Identity,
  command: { readonly id: string; readonly decision: number },
): Promise<Answer> {
  return settle(
    table,
    world,
    identity,
    command,
    (folded, seat) => judgeUndo(folded, seat, command.decision) ?? { kind: 'undone', seat, id: command.id },
  );
}

/** A bot's move; nothing happens if the decision is over or a person plays again. */
export async function actAsBot(
  table: Table,
  seat: Seat,
  level: Level,
  decision: number,
  action: Action,
): Promise<'done' | 'late' | 'refused'> {
  const outcome = await table.submit<'late' | 'refused'>((folded) => {
    if (toAct(folded) !== seat || folded.play?.decision !== decision) return { answer: 'late' };

    if (botAt(folded.company, seat) === null) return { answer: 'late' };
    const verdict = judgeAction(folded, seat, decision, action);
    if ('reason' in verdict) return { answer: 'refused' };
    return { log: { ...verdict, bot: level } };
  });
  return 'number' in outcome ? 'done' : outcome.answer;
}

/** Who was late gets his seat back when his stand-in has made that decision: returning gives no new time. */
export function returned(folded: Folded, seat: Seat, now: number): Logged | null {
  if (!isLate(folded, seat, now)) return { kind: 'returned', seat };
  return isReturning(folded.company, seat) ? null : { kind: 'returned', seat, late: true };
}

/** Inside the queue. */
async function returnNow(table: Table, world: World, seat: Seat): Promise<void> {
  await table.submitNow<null>((folded) => {
    if (!standInAt(folded.company, seat) || folded.company.phase !== 'playing') return { answer: null };
    const entry = returned(folded, seat, world.time.now());
    return entry === null ? { answer: null } : { log: entry };
  });
}
