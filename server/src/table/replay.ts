/** Folds a table's log again, in slices: to open the table, and to tell a client what it missed. */
import { RulesMissing } from '@traque/engine/core/lookup';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import { inSlices } from '../slices.ts';
import { fold, type FoldedEntry, type TableState } from './fold.ts';
import type { LogEntry } from './log.ts';
import { foldSteps } from './rules.ts';

export interface Replayed {
  readonly state: TableState;
  readonly foldedEntry: readonly FoldedEntry[];
}

/** A table whose rules or data this server does not have cannot be opened here; nothing of it is changed. */
export async function replay(id: string, { games }: Dependencies, log: readonly LogEntry[]): Promise<Replayed> {
  try {
    return await inSlices(foldSteps(id, games, log));
  } catch (error) {
    if (error instanceof RulesMissing) throw new DeniedError('rulesMissing', error.message);
    throw error;
  }
}

/** Goes on from there up to the entry `last`. */
export async function replayOn(
  id: string,
  { store }: Dependencies,
  { state: begun, foldedEntry }: Replayed,
  last: number,
): Promise<Replayed> {
  let state = begun;
  const more = [...foldedEntry];
  for (const entry of state.number < last ? await store.read(id, state.number + 1) : []) {
    if (entry.number > last) break;
    const next = fold(state, entry);
    state = next.state;
    more.push(next.foldedEntry);
  }
  return { state, foldedEntry: more };
}
