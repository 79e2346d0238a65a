/** Where records are found: on this device, in a file just opened, or on the server, at a table or shared. */
import type { Body } from '@traque/wire/api';
import { loadJson } from '../app/local-storage.ts';
import { ask, RequestRejectedError } from './api.ts';
import { ReplayTable } from './replay.ts';

/** Why a record cannot be watched. */
export type ReplayProblem = 'none' | 'notShared' | 'noTable' | 'noServer' | 'broken' | 'running' | 'unfinished';

function problemOf(error: unknown): ReplayProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'HiddenGameError') return 'running';
  if (name === 'UnfinishedRecordError') return 'unfinished';
  if (name === 'ServerUnreachableError') return 'noServer';
  if (name === 'RequestRejectedError') return 'noTable';
  return name === 'NoSuchTableError' ? 'none' : 'broken';
}

/** Opens what a person gave. */
export async function openGiven(id: string, json: unknown): Promise<ReplayTable | ReplayProblem> {
  return ReplayTable.open(id, json).catch(problemOf);
}

/** `here-ID`: a table of this browser; `file`: the file opened last; on the server `table-ID` and `shared-ID`. */
export async function openReplay(id: string): Promise<ReplayTable | ReplayProblem> {
  if (id === 'file') {
    const saved = loadJson('record.file', (value): value is object => typeof value === 'object' && value !== null);
    return saved === null ? 'none' : openGiven(id, saved);
  }
  const [place, name] = [id.slice(0, id.indexOf('-')), id.slice(id.indexOf('-') + 1)];
  if (place === 'here') return ReplayTable.openHere(id, name).catch(problemOf);
  if (place === 'shared')
    return ask('sharedRecord', { id: name }).then(
      (json) => openGiven(id, json),
      (error: unknown) => (error instanceof RequestRejectedError ? 'notShared' : problemOf(error)),
    );
  if (place !== 'table') return 'none';
  return ask('record', { id: name }).then((json) => openGiven(id, json), problemOf);
}

/** Uploads a complete record, as JSON text, for everybody who gets its id. */
export async function shareRecord(
  record: string,
): Promise<{ readonly id: string } | { readonly problem: 'refused' | 'tooMany' | 'noServer' }> {
  try {
    return await ask('share', {}, JSON.parse(record) as Body<'share'>);
  } catch (error) {
    if (!(error instanceof RequestRejectedError)) return { problem: 'noServer' };
    return { problem: error.code === 'tooFast' ? 'tooMany' : 'refused' };
  }
}
