/**
 * Challenges and what authenticators answer to them. The library that verifies is loaded when somebody first uses a
 * passkey: a server of guests alone never needs it.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import type { Challenge, Passkey } from '../store/accounts.ts';
import type { RelyingParty } from './relying-party.ts';

const library = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60 * 1000;
/** EdDSA, ES256 and RS256: what authenticators have. Listed, since the library's own list makes Node warn. */
const ALGORITHMS = [-8, -7, -257];
const SITE_NAME = 'Traque';

type Deps = Pick<Dependencies, 'store' | 'time'>;
const bad = (message: string): DeniedError => new DeniedError('badPasskey', message);

/** What the browser asks for a new passkey of this guest. */
export async function addOptions(
  { store, time }: Deps,
  { domain }: RelyingParty,
  browser: string,
  guest: { readonly id: string; readonly name: string },
): Promise<{ challenge: string }> {
  const known = await store.passkeysOf(guest.id);
  const options = await (
    await library()
  ).generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: domain,
    userName: guest.name,
    userDisplayName: guest.name,
    userID: new TextEncoder().encode(guest.id),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    // Found by the authenticator itself: nobody types a name to sign in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const now = time.now();
  await store.addChallenge({ challenge, purpose: 'add', browser, account: guest.id, until: now + CHALLENGE_MS }, now);
  return { ...options };
}

export async function signInOptions(
  { store, time }: Deps,
  { domain }: RelyingParty,
  browser: string,
): Promise<{ challenge: string }> {
  const options = await (
    await library()
  ).generateAuthenticationOptions({ rpID: domain, timeout: CHALLENGE_MS, userVerification: 'required' });
  const { challenge } = options;
  const now = time.now();
  await store.addChallenge({ challenge, purpose: 'signIn', browser, account: null, until: now + CHALLENGE_MS }, now);
  return { ...options };
}

interface Answer {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string };
}

/** The challenge that the authenticator signed, if it is one of ours for this browser; it cannot be taken twice. */
async function taken(
  { store, time }: Deps,
  { response: { clientDataJSON } }: Answer,
  purpose: Challenge['purpose'],
  browser: string | null,
): Promise<Challenge> {
  let signed: unknown;
  try {
    signed = (JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }).challenge;
  } catch {
    throw bad('this is no answer of an authenticator');
  }
  const challenge = typeof signed === 'string' ? await store.takeChallenge(signed, purpose) : null;
  if (challenge === null || challenge.until < time.now()) throw bad('the challenge is not known, used or too old');
  if (challenge.browser !== browser) throw bad('the challenge was made for another browser');
  return challenge;
}

/** Hints of the browser on how to reach the authenticator; nothing checked them so far. */
function transportsIn(given: unknown): string[] {
  if (!Array.isArray(given)) return [];
  return given.filter((each): each is string => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each)).slice(0, 8);
}

/** The new passkey, not yet stored. @throws {DeniedError} if anything about it is wrong. */
export async function verifiedNew(
  deps: Deps,
  site: RelyingParty,
  browser: string | null,
  guest: string,
  answer: Answer,
  label: string,
): Promise<Passkey> {
  const challenge = await taken(deps, answer, 'add', browser);
  if (challenge.account !== guest) throw bad('the challenge was made for somebody else');
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.domain,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) throw bad('the passkey could not be verified');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    account: guest,
    domain: site.domain,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transportsIn(credential.transports),
    label,
    synced: credentialBackedUp,
    created: deps.time.now(),
    used: null,
  };
}

/** The passkey that signed. @throws {DeniedError} if anything about it is wrong. */
export async function verifiedSignIn(
  deps: Deps,
  site: RelyingParty,
  browser: string | null,
  answer: Answer,
): Promise<Passkey> {
  const challenge = await taken(deps, answer, 'signIn', browser);
  const passkey = await deps.store.passkey(answer.id);
  if (passkey === null || passkey.domain !== site.domain) throw bad('this passkey is not known here');
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.domain,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) throw bad('the passkey could not be verified');
  await deps.store.passkeyUsed(passkey.id, authenticationInfo.newCounter, deps.time.now());
  return passkey;
}
