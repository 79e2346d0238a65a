import { DeniedError } from '../errors.ts';
import { type Identity, viewerOf } from '../table/identity.ts';
import type { Table } from '../table/table.ts';

/** A token is no longer valid once the seat has a new owner. @throws {DeniedError} */
export function checkToken(table: Table, identity: Identity): void {
  if (identity.holds !== null && viewerOf(table.state.roster, identity) === null)
    throw new DeniedError('wrongToken', 'that token opens no seat here any more');
}
