/** Commands in a game: act and undo. Sent twice they count once; a command for a decision that is over is refused. */
import type { Level } from '@traque/bots/core/brain';
import type { Seat } from '@traque/engine/core/game';
import { type Action, judge } from '@traque/engine/core/match';
import type { Problem } from '@traque/wire/errors';
import type { Accepted, Command, Refused } from '@traque/wire/play';
import type { Dependencies } from '../dependencies.ts';
import type { TableState } from './fold.ts';
import { type Identity, seatedAt } from './identity.ts';
import type { ActionTaken, Logged } from './log.ts';
import { isLate, toAct, undoSeat } from './moment.ts';
import { botAt, isReturning, standInAt } from './roster.ts';
import type { Judge, Table } from './table.ts';

export type Answer = { readonly accepted: Accepted } | { readonly refused: Refused };
type Why = Refused['why'];

const over: Problem = { code: 'notPlaying', message: 'no game is being played at this table' };

const noUndo: Problem = { code: 'ratedTable', message: 'nothing is taken back in a rated game' };

/** Why this action is refused, or what goes into the log. */
function judgeAction(state: TableState, seat: Seat, decision: number, action: Action): Why | ActionTaken {
  const { progress, roster } = state;
  if (progress === null || roster.phase === 'gathering' || roster.phase === 'abandoned')
    return { reason: 'error', error: over };
  if (toAct(state) !== null && decision !== progress.decision) return { reason: 'stale' };
  const judged = judge(progress.match, seat, action);
  return 'refusal' in judged ? { reason: 'rule', ...judged.refusal } : { kind: 'action', seat, action: judged.action };
}

function judgeUndo(state: TableState, seat: Seat, decision: number): Why | null {
  if (state.roster.phase !== 'playing' || state.progress === null) return { reason: 'error', error: over };
  if (state.roster.rated) return { reason: 'error', error: noUndo };
  if (decision !== state.progress.decision) return { reason: 'stale' };
  return undoSeat(state) === seat ? null : { reason: 'noUndo' };
}

/** A command that is repeated after more entries than this is answered as stale. */
const MAX_ENTRIES_SEARCHED = 256;

/** The entry that this command already made, or null. */
async function findStored(
  table: Table,
  deps: Dependencies,
  seat: Seat,
  id: string,
  decision: number,
): Promise<number | null> {
  const { number: last } = table.state;
  for (const { number, logged } of await deps.store.read(
    table.id,
    Math.max(decision + 1, last - MAX_ENTRIES_SEARCHED + 1),
  )) {
    if ((logged.kind === 'action' || logged.kind === 'undone') && logged.seat === seat && logged.id === id)
      return number;
  }
  return null;
}

async function runCommand(
  table: Table,
  deps: Dependencies,
  identity: Identity,
  { id, decision }: { readonly id: string; readonly decision: number },
  verdictOn: (state: TableState, seat: Seat) => Why | Logged,
): Promise<Answer> {
  const begun = performance.now();
  const answer = await table.run(async (): Promise<Answer> => {
    const seat = seatedAt(table.state.roster, identity);
    // Another process may have added entries.
    if (decision > table.state.number && deps.store.shared) await table.catchUpNow();
    const made = table.state.number > decision ? await findStored(table, deps, seat, id, decision) : null;
    if (made !== null) return { accepted: { id, number: made } };
    table.askedBy(seat);
    if (standInAt(table.state.roster, seat)) await returnNow(table, deps, seat);
    const toLog: Judge<Why> = (state) => {
      const own = seatedAt(state.roster, identity);
      const late = isLate(state, own, deps.time.now());
      const verdict = late ? ({ reason: 'stale' } as const) : verdictOn(state, own);
      return 'reason' in verdict ? { answer: verdict } : { log: verdict };
    };
    const outcome = await table.submitNow(toLog);
    if ('number' in outcome) {
      deps.metrics.actions.inc({ by: 'person' });
      return { accepted: { id, number: outcome.number } };
    }
    // If the database connection broke, it may have been stored although the append failed.
    const stored = outcome.answer.reason === 'stale' ? await findStored(table, deps, seat, id, decision) : null;
    if (stored !== null) return { accepted: { id, number: stored } };
    deps.metrics.refusals.inc({ reason: outcome.answer.reason });
    return { refused: { id, why: outcome.answer, snapshot: table.snapshot(identity, false) } };
  });
  deps.metrics.latency.observe((performance.now() - begun) / 1000);
  return answer;
}

export function act(table: Table, deps: Dependencies, identity: Identity, command: Command): Promise<Answer> {
  const { id, decision, action } = command;
  return runCommand(table, deps, identity, command, (state, seat) => {
    const verdict = judgeAction(state, seat, decision, action);
    return 'reason' in verdict ? verdict : { ...verdict, id };
  });
}

export function takeBack(
  table: Table,
  deps: Dependencies,
  identity: Identity,
  command: { readonly id: string; readonly decision: number },
): Promise<Answer> {
  return runCommand(
    table,
    deps,
    identity,
    command,
    (state, seat) => judgeUndo(state, seat, command.decision) ?? { kind: 'undone', seat, id: command.id },
  );
}

/** A bot's move; ignored if the decision is over or the person has returned. */
export async function actAsBot(
  table: Table,
  seat: Seat,
  level: Level,
  decision: number,
  action: Action,
): Promise<'done' | 'late' | 'refused'> {
  const outcome = await table.submit<'late' | 'refused'>((state) => {
    if (toAct(state) !== seat || state.progress?.decision !== decision) return { answer: 'late' };
    if (botAt(state.roster, seat) === null) return { answer: 'late' };
    const verdict = judgeAction(state, seat, decision, action);
    if ('reason' in verdict) return { answer: 'refused' };
    return { log: { ...verdict, bot: level } };
  });
  return 'number' in outcome ? 'done' : outcome.answer;
}

/** A player who missed the deadline gets the seat back only after their stand-in's move: returning gives no new time. */
export function returnEntry(state: TableState, seat: Seat, now: number): Logged | null {
  if (!isLate(state, seat, now)) return { kind: 'returned', seat };
  return isReturning(state.roster, seat) ? null : { kind: 'returned', seat, late: true };
}

/** Call only inside the table's queue. */
async function returnNow(table: Table, deps: Dependencies, seat: Seat): Promise<void> {
  await table.submitNow<null>((state) => {
    if (!standInAt(state.roster, seat) || state.roster.phase !== 'playing') return { answer: null };
    const entry = returnEntry(state, seat, deps.time.now());
    return entry === null ? { answer: null } : { log: entry };
  });
}
