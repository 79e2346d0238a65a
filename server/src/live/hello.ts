import { DeniedError } from '../errors.ts';
import { type Identity, viewerOf } from '../table/identity.ts';
import type { Table } from '../table/table.ts';

/** A token that was right once opens nothing when the seat has gone to somebody else. @throws {DeniedError} */
export function checkToken(table: Table, identity: Identity): void {
  if (identity.holds !== null && viewerOf(table.state.roster, identity) === null)
    throw new DeniedError('wrongToken', 'that token opens no seat here any more');
}
