/** What accounts need from a database: passkeys, recovery codes and challenges. Both databases share these queries. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  /** Cookies of another epoch are void: the account was signed out everywhere since. */
  readonly epoch: number;
  readonly created: number;
  /** When a recovery code was last used. */
  readonly recovered: number | null;
  readonly deleted: number | null;
}

export interface Passkey {
  readonly id: string;
  readonly account: string;
  readonly domain: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  /** Whether it is on several devices, or backed up. */
  readonly synced: boolean;
  readonly created: number;
  readonly used: number | null;
}

interface RecoveryCode {
  readonly created: number;
  readonly used: number | null;
}

export interface Challenge {
  readonly challenge: string;
  readonly purpose: 'add' | 'signIn';
  /** The browser that asked for it. */
  readonly browser: string;
  /** Who is to get the passkey; null to sign in. */
  readonly account: string | null;
  readonly until: number;
}

export interface AccountStore {
  account(id: string): Promise<Account | null>;
  /** If there is one already, nothing changes. */
  addAccount(account: Pick<Account, 'id' | 'name' | 'created'>): Promise<void>;
  setAccountName(id: string, name: string): Promise<void>;
  /** Makes all its cookies void; the new epoch. */
  nextEpoch(id: string): Promise<number>;
  /** Deletes everything but the id, which stays taken. */
  deleteAccount(id: string, at: number): Promise<void>;
  passkey(id: string): Promise<Passkey | null>;
  passkeysOf(account: string): Promise<readonly Passkey[]>;
  /** False if there is one of this id. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkeyUsed(id: string, counter: number, at: number): Promise<void>;
  removePasskey(account: string, id: string): Promise<void>;
  codesOf(account: string): Promise<readonly RecoveryCode[]>;
  /** In place of all earlier ones. */
  setCodes(account: string, hashes: readonly string[], at: number): Promise<void>;
  /** The account of an unused code, which is used from then on; null if there is none. */
  useCode(hash: string, at: number): Promise<string | null>;
  addChallenge(challenge: Challenge, now: number): Promise<void>;
  /** Each is taken once, by one process; null if there is none. */
  takeChallenge(challenge: string, purpose: Challenge['purpose']): Promise<Challenge | null>;
}

type PasskeyRow = Schema['passkeys'];

function passkeyOf({ public_key, transports, synced, ...row }: PasskeyRow): Passkey {
  return {
    ...row,
    publicKey: public_key,
    transports: JSON.parse(transports) as string[],
    synced: synced !== 0,
  };
}

export function accountQueries(db: Kysely<Schema>): AccountStore {
  return {
    async account(id) {
      return (await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },
    async addAccount({ id, name, created }) {
      await db
        .insertInto('accounts')
        .values({ id, name, created, epoch: 1, recovered: null, deleted: null })
        .onConflict((c) => c.column('id').doNothing())
        .execute();
    },
    async setAccountName(id, name) {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).where('deleted', 'is', null).execute();
    },
    async nextEpoch(id) {
      const { epoch } = await db
        .updateTable('accounts')
        .set((e) => ({ epoch: e('epoch', '+', 1) }))
        .where('id', '=', id)
        .returning('epoch')
        .executeTakeFirstOrThrow();
      return epoch;
    },
    async deleteAccount(id, at) {
      // First, so that nobody signs in while the rest goes.
      await db
        .updateTable('accounts')
        .set((e) => ({ name: '', recovered: null, deleted: at, epoch: e('epoch', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('passkeys').where('account', '=', id).execute();
      await db.deleteFrom('recovery_codes').where('account', '=', id).execute();
    },
    async passkey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : passkeyOf(row);
    },
    async passkeysOf(account) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('account', '=', account)
        .orderBy('created')
        .execute();
      return rows.map(passkeyOf);
    },
    async addPasskey({ publicKey, transports, synced, ...passkey }) {
      const added = await db
        .insertInto('passkeys')
        .values({
          ...passkey,
          public_key: publicKey,
          transports: JSON.stringify(transports),
          synced: synced ? 1 : 0,
        })
        .onConflict((c) => c.column('id').doNothing())
        .returning('id')
        .execute();
      return added.length > 0;
    },
    async passkeyUsed(id, counter, at) {
      await db.updateTable('passkeys').set({ counter, used: at }).where('id', '=', id).execute();
    },
    async removePasskey(account, id) {
      await db.deleteFrom('passkeys').where('account', '=', account).where('id', '=', id).execute();
    },
    codesOf: (account) =>
      db.selectFrom('recovery_codes').select(['created', 'used']).where('account', '=', account).execute(),
    async setCodes(account, hashes, at) {
      await db.deleteFrom('recovery_codes').where('account', '=', account).execute();
      if (hashes.length === 0) return;
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ hash, account, created: at, used: null })))
        .execute();
    },
    async useCode(hash, at) {
      const used = await db
        .updateTable('recovery_codes')
        .set({ used: at })
        .where('hash', '=', hash)
        .where('used', 'is', null)
        .returning('account')
        .executeTakeFirst();
      if (used === undefined) return null;
      await db.updateTable('accounts').set({ recovered: at }).where('id', '=', used.account).execute();
      return used.account;
    },
    async addChallenge(challenge, now) {
      await db.deleteFrom('challenges').where('until', '<', now).execute();
      await db.insertInto('challenges').values(challenge).execute();
    },
    async takeChallenge(challenge, purpose) {
      const taken = await db
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .returningAll()
        .executeTakeFirst();
      return taken === undefined ? null : { ...taken, purpose };
    },
  };
}
