/** Where records are found: on this device, in a file just opened, or at a table of the server. */
import { recall } from '../app/store.ts';
import { ask } from './api.ts';
import { engine } from './workers.ts';

export interface FoundRecord {
  readonly json: unknown;
  /** The seats' colours and shapes, where they were chosen. */
  readonly looks: readonly number[];
}

/** `here-ID`: a table of this browser; `file`: the file opened last; `table-ID`: a table of the server. */
export async function findRecord(id: string): Promise<FoundRecord | null> {
  if (id === 'file') {
    const kept = recall('record.file');
    return kept === null ? null : { json: JSON.parse(kept), looks: [] };
  }
  const [place, name] = [id.slice(0, id.indexOf('-')), id.slice(id.indexOf('-') + 1)];
  if (place === 'here') {
    const [json, { setup }] = await Promise.all([engine().whole(name), engine().info(name)]);
    return { json, looks: setup.seats.map(({ look }) => look) };
  }
  return place === 'table' ? { json: await ask('record', { id: name }), looks: [] } : null;
}
