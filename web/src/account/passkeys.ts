/** Adding a passkey and signing in, between the authenticator and the server. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AccountInfo } from '@traque/wire/account';
import type { Answer } from '@traque/wire/api';
import { ownName } from '../app/settings.ts';
import { ask, introduce, RequestRejectedError, ServerUnreachableError } from '../client/api.ts';
import { forgetDevice, lookAtNotices } from '../notices/subscription.ts';
import { deviceLabel } from './device-label.ts';

type Registration = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** What went wrong, as a key of words: the server's code, or `cancelled` where the person or the browser stopped it. */
export function failureOf(error: unknown): string {
  if (error instanceof RequestRejectedError) return error.code;
  return error instanceof ServerUnreachableError ? 'noServer' : 'cancelled';
}

/** The guest of this browser gets a passkey, or the account another one. */
export async function addPasskey(name: string): Promise<AccountInfo | null> {
  await introduce(name);
  const { options } = await ask('challenge', {}, { for: 'add' });
  const answer = await startRegistration({ optionsJSON: options as unknown as Registration });
  const label = deviceLabel(navigator.userAgent);
  return (await ask('addPasskey', {}, { label, answer: { ...answer, response: { ...answer.response } } })).account;
}

async function signedIn(answer: Answer<'signIn'>): Promise<number> {
  ownName.value = answer.name;
  // Notices to this device are the account's from now on; without them one is signed in all the same.
  await lookAtNotices().catch(() => undefined);
  return answer.brought;
}

/** How many games of this browser were brought along. */
export async function signIn(bring: boolean): Promise<number> {
  const { options } = await ask('challenge', {}, { for: 'signIn' });
  const answer = await startAuthentication({ optionsJSON: options });
  return signedIn(await ask('signIn', {}, { answer: { ...answer, response: { ...answer.response } }, bring }));
}

export const recover = async (code: string, bring: boolean): Promise<number> =>
  signedIn(await ask('recover', {}, { code, bring }));

/** Here, or on all devices. While still signed in, this device gives its notices up. */
export async function signOut(everywhere: boolean): Promise<void> {
  await forgetDevice().catch(() => undefined);
  await ask('signOut', {}, { everywhere });
}

export async function deleteAccount(): Promise<void> {
  await ask('deleteAccount', {}, { delete: 'my account' });
  await forgetDevice().catch(() => undefined);
}
