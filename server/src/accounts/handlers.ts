/** The routes of accounts. */
import type { AccountInfo } from '@traque/wire/account';
import type { Context, Handlers, ServerContext } from '../http/context.ts';
import { DeniedError } from '../errors.ts';
import { clearCookie, cookieIn, setCookie } from '../http/identify.ts';
import type { Account } from '../store/accounts.ts';
import { type GuestIdentity, guestOf, type Identity } from '../table/identity.ts';
import { bringTables, leaveTables } from './bring-tables.ts';
import { addOptions, signInOptions, verifiedNew, verifiedSignIn } from './passkeys.ts';
import { hashOf, newCodes } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';

/** Ties a challenge to the browser that asked for it. */
const BROWSER_COOKIE = 'traque-passkey';
const BROWSER_SECONDS = 10 * 60;
const MAX_PASSKEYS = 10;
/**
 * Who came by a recovery code, or by a passkey added after it, cannot shut out those who had a passkey before: they have
 * this long to notice that a code was stolen.
 */
const RESTRICTED_MS = 7 * 24 * 60 * 60 * 1000;

type AccountRoute =
  | 'account'
  | 'challenge'
  | 'addPasskey'
  | 'removePasskey'
  | 'signIn'
  | 'recover'
  | 'makeCodes'
  | 'revokeCodes'
  | 'signOut'
  | 'deleteAccount';
type AnyContext = Pick<Context<AccountRoute>, 'server' | 'request' | 'reply' | 'identity'>;

interface SignedInGuest extends GuestIdentity {
  readonly session: NonNullable<GuestIdentity['session']>;
}

/** @throws {DeniedError} if nobody is signed in. */
async function signedIn({ server, identity }: AnyContext): Promise<{ guest: SignedInGuest; account: Account }> {
  const { guest } = identity;
  const account = guest?.session === undefined ? null : await server.deps.store.account(guest.id);
  if (account === null || guest?.session === undefined)
    throw new DeniedError('noAccount', 'sign in with a passkey first');
  return { guest: { ...guest, session: guest.session }, account };
}

function restrictedUntil({ recovered }: Account, { since }: SignedInGuest['session'], now: number): number | null {
  if (recovered === null || since < recovered) return null;
  return now < recovered + RESTRICTED_MS ? recovered + RESTRICTED_MS : null;
}

async function infoOf(server: ServerContext, account: Account, session: SignedInGuest['session']) {
  const { store, time } = server.deps;
  const [passkeys, codes] = await Promise.all([store.passkeysOf(account.id), store.codesOf(account.id)]);
  const info: AccountInfo = {
    name: account.name,
    created: account.created,
    passkeys: passkeys.map(({ id, label, synced, created, used }) => ({ id, label, synced, created, used })),
    codes: {
      left: codes.filter(({ used }) => used === null).length,
      created: codes[0]?.created ?? null,
      used: codes.flatMap(({ used }) => used ?? []).toSorted((a, b) => a - b),
    },
    restrictedUntil: restrictedUntil(account, session, time.now()),
  };
  return { offered: true, account: info };
}

/** Signs this browser in: a new cookie, and the tables of the guest it was, if they are wanted. */
async function enter(
  { server, request, reply, identity }: AnyContext,
  id: string,
  since: number,
  bring: boolean,
): Promise<{ name: string; brought: number }> {
  const { store } = server.deps;
  const account = await store.account(id);
  if (account === null || account.deleted !== null) throw new DeniedError('badPasskey', 'that account was deleted');
  const { guest } = identity;
  // What belongs to another account stays there.
  const before = bring && guest !== null && guest.session === undefined ? guest.id : null;
  const brought = before === null ? 0 : await bringTables(server, before, id);
  if (brought > 0) await server.rests.moreTables(id);
  if (before !== null) await store.ratings.alias(before, id);
  setCookie(request, reply, server.signing, { id, name: account.name, session: { epoch: account.epoch, since } });
  return { name: account.name, brought };
}

/** All other devices are signed out; this one gets a new cookie. */
async function signOutOthers({ server, request, reply }: AnyContext, guest: SignedInGuest): Promise<SignedInGuest> {
  const epoch = await server.deps.store.nextEpoch(guest.id);
  const renewed = { ...guest, session: { ...guest.session, epoch } };
  setCookie(request, reply, server.signing, renewed);
  await server.sessions.changed(guest.id);
  return renewed;
}

function browserOf({ request }: AnyContext): string | null {
  return cookieIn(request.headers.cookie, BROWSER_COOKIE);
}

/** No device and no program gets turn notices any more. */
async function forgetNotices({ store }: ServerContext['deps'], guest: string): Promise<void> {
  for (const { id } of await store.notices.targetsOf([guest])) await store.notices.remove(id, guest);
}

const isOffered = ({ deps }: ServerContext): boolean => deps.settings.signInsPerHour > 0;

/** Somebody takes another name for all further tables. */
export async function renameAccount(server: ServerContext, { guest }: Identity, name: string): Promise<void> {
  if (guest?.session !== undefined) await server.deps.store.setAccountName(guest.id, name);
}

export const accountHandlers: Pick<Handlers, AccountRoute> = {
  async account(context) {
    const { server, identity } = context;
    if (identity.guest?.session === undefined) return { offered: isOffered(server), account: null };
    const { guest, account } = await signedIn(context);
    return infoOf(server, account, guest.session);
  },

  async challenge(context) {
    const { server, request, reply, identity, body } = context;
    const site = relyingParty(server.deps.settings, request);
    const browser = browserOf(context) ?? server.deps.random(22);
    const options =
      body.for === 'add'
        ? await addOptions(server.deps, site, browser, guestOf(identity))
        : await signInOptions(server.deps, site, browser);
    reply.setCookie(BROWSER_COOKIE, browser, {
      path: '/api/account',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: BROWSER_SECONDS,
    });
    return { options };
  },

  async addPasskey(context) {
    const { server, request, reply, identity, body } = context;
    const { store } = server.deps;
    const guest = guestOf(identity);
    const site = relyingParty(server.deps.settings, request);
    if ((await store.passkeysOf(guest.id)).length >= MAX_PASSKEYS)
      throw new DeniedError('tooMany', `an account has ${MAX_PASSKEYS} passkeys at most`);
    const passkey = await verifiedNew(server.deps, site, browserOf(context), guest.id, body.answer, body.label);
    // The passkey first: an account without one would shut its guest out.
    if (!(await store.addPasskey(passkey))) throw new DeniedError('badPasskey', 'this passkey is in use already');
    await store.addAccount({ id: guest.id, name: guest.name, created: passkey.created });
    const account = (await store.account(guest.id))!;
    const session = guest.session ?? { epoch: account.epoch, since: passkey.created };
    if (guest.session === undefined) setCookie(request, reply, server.signing, { ...guest, session });
    await server.sessions.changed(guest.id);
    return infoOf(server, account, session);
  },

  async removePasskey(context) {
    const { server, body } = context;
    const { store, time } = server.deps;
    const { guest, account } = await signedIn(context);
    const passkeys = await store.passkeysOf(account.id);
    const passkey = passkeys.find(({ id }) => id === body.id);
    if (passkey === undefined) return infoOf(server, account, guest.session);
    if (passkeys.length === 1) throw new DeniedError('lastPasskey', 'the last passkey stays');
    if (restrictedUntil(account, guest.session, time.now()) !== null && passkey.created < account.recovered!)
      throw new DeniedError('tooSoon', 'a recovery code was used a few days ago: older passkeys stay for a week');
    await store.removePasskey(account.id, passkey.id);
    // Who came by that passkey is out.
    const { session } = await signOutOthers(context, guest);
    return infoOf(server, account, session);
  },

  async signIn(context) {
    const { server, request, body } = context;
    const site = relyingParty(server.deps.settings, request);
    const passkey = await verifiedSignIn(server.deps, site, browserOf(context), body.answer);
    // If the server died while the first passkey was stored, there is no account yet.
    await server.deps.store.addAccount({
      id: passkey.account,
      name: context.identity.guest?.name ?? passkey.label,
      created: passkey.created,
    });
    return enter(context, passkey.account, passkey.created, body.bring);
  },

  async recover(context) {
    const { server, body } = context;
    if (!isOffered(server)) throw new DeniedError('noPasskeysHere', 'this server has no accounts');
    const now = server.deps.time.now();
    const account = await server.deps.store.useCode(hashOf(body.code), now);
    if (account === null) throw new DeniedError('badCode', 'there is no such recovery code, or it was used');
    return enter(context, account, now, body.bring);
  },

  async makeCodes(context) {
    const { store, time } = context.server.deps;
    const { account } = await signedIn(context);
    const codes = newCodes();
    await store.setCodes(account.id, codes.map(hashOf), time.now());
    return { codes };
  },

  async revokeCodes(context) {
    const { server } = context;
    const { guest, account } = await signedIn(context);
    await server.deps.store.setCodes(account.id, [], 0);
    return infoOf(server, account, guest.session);
  },

  async signOut(context) {
    const { server, reply, body } = context;
    const { guest } = await signedIn(context);
    if (body.everywhere) {
      await forgetNotices(server.deps, guest.id);
      await server.deps.store.nextEpoch(guest.id);
      await server.sessions.changed(guest.id);
    }
    clearCookie(reply);
    return {};
  },

  async deleteAccount(context) {
    const { server, reply, identity } = context;
    const { store, time } = server.deps;
    const { guest, account } = await signedIn(context);
    if (restrictedUntil(account, guest.session, time.now()) !== null)
      throw new DeniedError('tooSoon', 'a recovery code was used a few days ago: the account stays for a week');
    await leaveTables(server, identity);
    await forgetNotices(server.deps, account.id);
    await store.rests.remove(account.id);
    await store.deleteAccount(account.id, time.now());
    await store.ratings.forget(account.id);
    await store.invitations.forget(account.id);
    await server.sessions.changed(account.id);
    clearCookie(reply);
    return {};
  },
};
