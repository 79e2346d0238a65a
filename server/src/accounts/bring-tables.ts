/** The tables of a guest, when they sign in to an account or delete it. */
import type { ServerContext } from '../http/context.ts';
import { DeniedError } from '../errors.ts';
import { adopt, leave } from '../table/room-commands.ts';
import type { Identity } from '../table/identity.ts';
import type { Table } from '../table/table.ts';

/** More than most people ever play. */
const TABLES = 200;

/** One after the other; a table that cannot be opened or changed stays as it is. */
async function atEach(
  { deps, tables }: ServerContext,
  guest: string,
  change: (table: Table) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  for (const { room } of await deps.store.tablesOf(guest, TABLES)) {
    try {
      if (await change(await tables.openFresh(room.id))) changed++;
    } catch (error) {
      if (!(error instanceof DeniedError)) throw error;
    }
  }
  return changed;
}

/** The account owns the seats of the guest from then on, finished games too. How many. */
export const bringTables = (server: ServerContext, guest: string, account: string): Promise<number> =>
  atEach(server, guest, (table) => adopt(table, guest, account));

/** Seats at tables that have not started become open; in games that are being played a bot takes over. */
export const leaveTables = (server: ServerContext, identity: Identity): Promise<number> =>
  atEach(server, identity.guest?.id ?? '', async (table) => {
    await leave(table, identity);
    return true;
  });
