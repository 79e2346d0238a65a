/** The row of a new table in `tables`, its columns in the order of the schema. */
import type { Schema } from './schema.ts';
import type { Append } from './store.ts';

export function newRow({ table, entry, index }: Append): Schema['tables'] {
  const { room, host, standing } = index;
  if (room === undefined || host === undefined || standing === undefined)
    throw new Error(`table ${table}: created without a room`);
  return {
    id: table,
    game: room.game,
    visibility: room.visibility,
    phase: standing.phase,
    host,
    room: JSON.stringify(room),
    created: entry.at,
    due: standing.due,
    active: standing.active,
  };
}
