/** Accounts: a guest who added a passkey. There is no password and no mail address. */
import * as v from 'valibot';
import { Name, Text, Time } from './common.ts';

/** What a browser's authenticator is asked, and what it answers: as WebAuthn defines them in JSON. */
const PasskeyOptions = v.looseObject({ challenge: v.string() });
const base64url = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[0-9A-Za-z_-]*$/));
const PasskeyAnswer = v.looseObject({
  id: v.pipe(base64url, v.maxLength(1400)),
  rawId: base64url,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: base64url }),
});
/** What the person sees beside a passkey: where it was made. */
const Label = v.pipe(Text, v.maxLength(40));

/** `add`: a passkey for the guest of the cookie; `signIn`: as the owner of the passkey. */
export const ChallengeInput = v.object({ for: v.picklist(['add', 'signIn']) });
export const ChallengeAnswer = v.object({ options: PasskeyOptions });

export const AddPasskey = v.object({ label: Label, answer: PasskeyAnswer });
export const PasskeyInput = v.object({ id: v.pipe(base64url, v.maxLength(1400)) });
/** `bring`: the tables of the guest of this browser become the account's too. */
const bring = { bring: v.exactOptional(v.boolean(), false) };
export const SignIn = v.object({ answer: PasskeyAnswer, ...bring });
export const Recover = v.object({ code: v.pipe(v.string(), v.maxLength(60)), ...bring });
export const SignOut = v.object({ everywhere: v.boolean() });
/** Spelled out, so that nobody deletes by mistake. */
export const DeleteAccount = v.object({ delete: v.literal('my account') });

export const RecoveryCodes = v.object({ codes: v.array(v.string()) });

export const AccountInfo = v.object({
  name: Name,
  created: Time,
  passkeys: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      /** It is on several devices, or backed up. */
      synced: v.boolean(),
      created: Time,
      used: v.nullable(Time),
    }),
  ),
  codes: v.object({
    left: v.number(),
    created: v.nullable(Time),
    /** When each of the used ones was used. */
    used: v.array(Time),
  }),
  /** Until then this device, which came by a recovery code, may neither remove older passkeys nor delete the account. */
  restrictedUntil: v.nullable(Time),
});
export type AccountInfo = v.InferOutput<typeof AccountInfo>;

export const AccountAnswer = v.object({
  /** Whether this server has accounts. */
  offered: v.boolean(),
  account: v.nullable(AccountInfo),
});
export const SignedIn = v.object({ name: Name, /** Tables that were brought along. */ brought: v.number() });
export const SignedOut = v.object({});
