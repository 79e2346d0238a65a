/** Accounts by passkey. Loaded with their page. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const account = {
  title: 'My games on every device',
  signedInAs: (name: string) => `Signed in as ${name}`,
  intro:
    'With a passkey you find the same games on your phone and your computer. No password, no email address. Without one, everything stays as it is: you play as a guest, and this browser knows your games.',
  noDomain: 'Passkeys need a domain name. This server is reached by an IP address, so they can’t be offered here.',
  notSecure: 'Passkeys need a secure connection (HTTPS), so they can’t be offered here.',
  noSupport: 'This browser can’t use passkeys.',
  notOffered: 'This server has no accounts.',
  otherwise: 'A single table can still be played from another device: its menu has a link for that.',
  name: 'Your name',
  add: 'Add a passkey',
  addHelp: 'Your name and your games stay yours.',
  addAnother: 'Add another passkey',
  haveOne: 'I already have one',
  signIn: 'Sign in with a passkey',
  bring: 'Bring this browser’s games along',
  brought: (n: number) => `${count(n, 'game', 'games')} of this browser added to your account.`,
  noPasskey: 'No passkey at hand?',
  code: 'Recovery code',
  useCode: 'Sign in with this code',
  passkeys: 'Passkeys',
  added: (date: string) => `added ${date}`,
  used: (date: string) => `last used ${date}`,
  synced: 'synced',
  remove: (label: string) => `Remove ${label}`,
  removeHelp: 'Removing a passkey signs out all other devices.',
  yes: 'Yes, remove it',
  no: 'Cancel',
  codes: 'Recovery codes',
  codesLeft: (n: number) => `${count(n, 'unused code', 'unused codes')}.`,
  codesNone: 'None. If you lose all your devices, only a recovery code gets you back in.',
  codesUsed: (date: string) =>
    `A code was used on ${date}. Wasn’t that you? Remove any passkey you don’t know, sign out everywhere and make new codes.`,
  makeCodes: 'Make new codes',
  revokeCodes: 'Revoke all codes',
  codesShown: 'Keep these codes in a safe place: they are shown only now. Each works once.',
  signOut: 'Sign out here',
  signOutAll: 'Sign out everywhere',
  signOutHelp: 'Your games stay in your account.',
  delete: 'Delete my account',
  deleteHelp:
    'Your name, passkeys, codes and ratings are deleted for good. Bots take over your seats in unfinished games; you lose rated ones. At the tables where you played, your name there, your moves and your chat lines remain for the others.',
  deleteYes: 'Delete for good',
  restricted: (date: string) =>
    `You came by a recovery code: until ${date} you can’t remove older passkeys or delete the account.`,
  cancelled: 'Nothing happened: it was cancelled or took too long.',
  badPasskey: 'That didn’t work: the passkey isn’t known here, or it took too long. Try again.',
  badCode: 'There is no such code, or it was already used.',
};

export type Account = typeof account;
