/** All HTTP routes. The server's handlers, the app's client and the OpenAPI description are made from this list. */
import * as v from 'valibot';
import {
  AccountAnswer,
  AddPasskey,
  ChallengeAnswer,
  ChallengeInput,
  DeleteAccount,
  PasskeyInput,
  Recover,
  RecoveryCodes,
  SignedIn,
  SignedOut,
  SignIn,
  SignOut,
} from './account.ts';
import { Friends, InvitationAnswer, Invitations, Invite, Invited, Unblock } from './invitations.ts';
import { Level, RecordedName, RecordId, Seat, TableId } from './common.ts';
import { NoticeSettings, PushEndpoint, PushSubscription, WebhookInput } from './notices.ts';
import { Accepted, Command, Legal, Refused, Snapshot, Undo } from './play.ts';
import { HolidayEnd, HolidayInput, NightInput, RestSettings } from './rests.ts';
import { Consent, Ratings, TableRatings } from './ratings.ts';
import {
  Agreement,
  Claim,
  Contribution,
  CreateTable,
  Guest,
  Join,
  Listings,
  LookInput,
  Me,
  Rematch,
  Say,
  Seated,
  SeatFilling,
  TakeOver,
  Talk,
  Line,
} from './room.ts';

const GameInfo = v.object({
  game: v.string(),
  rules: v.number(),
  minPlayers: v.number(),
  maxPlayers: v.number(),
  options: v.record(v.string(), v.looseObject({})),
});

/** A record as docs/protocol.md describes it; `secret` and full actions only when the game is over. */
const RecordFile = v.looseObject({ traque: v.number(), game: v.string(), rules: v.number(), commit: v.string() });

/** The complete record of a finished game. What else is in it is checked by playing it again. */
const FinishedRecord = v.looseObject({
  traque: v.literal(1),
  game: v.pipe(v.string(), v.maxLength(20)),
  seats: v.array(v.looseObject({ name: RecordedName })),
  secret: v.string(),
  result: v.looseObject({}),
});

/** Numbers in a query string are text. */
const After = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

const Done = v.object({ number: v.number() });

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The body of a successful response. */
  readonly answer: v.GenericSchema;
  /** The body of a 409 response: the command was refused. */
  readonly refusal?: v.GenericSchema;
  /** The response is a stream of `answer` (server-sent events or ndjson). */
  readonly stream?: true;
}

export const routes = {
  games: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games, their player counts and options',
    answer: v.object({ games: v.array(GameInfo), levels: v.array(Level) }),
  },
  me: { method: 'GET', path: '/api/me', summary: 'The guest of the cookie', answer: Me },
  setMe: {
    method: 'PUT',
    path: '/api/me',
    summary: 'Take a name: the answer sets the guest cookie',
    body: Guest,
    answer: Me,
  },
  myTables: {
    method: 'GET',
    path: '/api/me/tables',
    summary: 'Tables of the guest: those that are not over, then the others, the latest first',
    answer: Listings,
  },
  myRatings: {
    method: 'GET',
    path: '/api/me/ratings',
    summary: 'Ratings of the guest, by game and part',
    answer: Ratings,
  },
  invitations: {
    method: 'GET',
    path: '/api/me/invitations',
    summary: 'Invitations of people the guest has played with, and who may send none',
    answer: Invitations,
  },
  unblock: {
    method: 'POST',
    path: '/api/me/invitations/allow',
    summary: 'Let somebody invite the guest again',
    body: Unblock,
    answer: Invitations,
  },
  account: {
    method: 'GET',
    path: '/api/account',
    summary: 'The account of the cookie: its passkeys, and how many recovery codes are left',
    answer: AccountAnswer,
  },
  challenge: {
    method: 'POST',
    path: '/api/account/challenge',
    summary: 'What the browser asks the authenticator; valid once, for five minutes, in this browser',
    body: ChallengeInput,
    answer: ChallengeAnswer,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Add a passkey; the first one makes the guest an account',
    body: AddPasskey,
    answer: AccountAnswer,
  },
  removePasskey: {
    method: 'POST',
    path: '/api/account/passkeys/remove',
    summary: 'Remove a passkey, but not the last one',
    body: PasskeyInput,
    answer: AccountAnswer,
  },
  signIn: {
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Sign in with a passkey: the answer sets the cookie',
    body: SignIn,
    answer: SignedIn,
  },
  recover: {
    method: 'POST',
    path: '/api/account/recover',
    summary: 'Sign in with a recovery code, which works once: the answer sets the cookie',
    body: Recover,
    answer: SignedIn,
  },
  makeCodes: {
    method: 'POST',
    path: '/api/account/codes',
    summary: 'New recovery codes, shown this once; older ones stop working',
    answer: RecoveryCodes,
  },
  revokeCodes: {
    method: 'POST',
    path: '/api/account/codes/revoke',
    summary: 'No recovery code works any more',
    answer: AccountAnswer,
  },
  signOut: {
    method: 'POST',
    path: '/api/account/sign-out',
    summary: 'Sign out here, or everywhere: then all cookies of the account are void',
    body: SignOut,
    answer: SignedOut,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete the account. Bots take its seats in games that are being played; names in the logs of tables stay',
    body: DeleteAccount,
    answer: SignedOut,
  },
  notices: {
    method: 'GET',
    path: '/api/me/notices',
    summary: "Where the guest's turn notices are sent",
    answer: NoticeSettings,
  },
  subscribe: {
    method: 'PUT',
    path: '/api/me/notices/push',
    summary: 'Send turn notices to this device, by Web Push',
    body: PushSubscription,
    answer: NoticeSettings,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/me/notices/push/remove',
    summary: 'No more turn notices to this device',
    body: PushEndpoint,
    answer: NoticeSettings,
  },
  setWebhook: {
    method: 'PUT',
    path: '/api/me/notices/webhook',
    summary: 'Send turn notices to this address, for programs',
    body: WebhookInput,
    answer: NoticeSettings,
  },
  rests: {
    method: 'GET',
    path: '/api/me/rests',
    summary: "The guest's nights and holidays, in which their clock stands still at tables with a clock of days",
    answer: RestSettings,
  },
  setNight: {
    method: 'PUT',
    path: '/api/me/rests/night',
    summary: 'Set the time zone and the night, from the next turn on',
    body: NightInput,
    answer: RestSettings,
  },
  addHoliday: {
    method: 'POST',
    path: '/api/me/rests/holidays',
    summary: 'Go on holiday, now or on a later day',
    body: HolidayInput,
    answer: RestSettings,
  },
  endHoliday: {
    method: 'POST',
    path: '/api/me/rests/holidays/end',
    summary: 'End a holiday now, or call it off before it begins',
    body: HolidayEnd,
    answer: RestSettings,
  },
  lobby: {
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables, latest first',
    query: v.object({ game: v.exactOptional(v.pipe(v.string(), v.maxLength(20))) }),
    answer: Listings,
  },
  create: { method: 'POST', path: '/api/tables', summary: 'Create a table', body: CreateTable, answer: Seated },
  table: {
    method: 'GET',
    path: '/api/tables/:id',
    summary: 'The table as the viewer may see it',
    answer: Snapshot,
  },
  join: { method: 'POST', path: '/api/tables/:id/join', summary: 'Take an open seat', body: Join, answer: Seated },
  friends: {
    method: 'GET',
    path: '/api/tables/:id/friends',
    summary: 'A player, before the start: people of earlier tables, the latest first, who can be invited',
    answer: Friends,
  },
  invite: {
    method: 'POST',
    path: '/api/tables/:id/invite',
    summary: 'A player, before the start: invite somebody of an earlier table. Whether it reaches them is not told',
    body: Invite,
    answer: Invited,
  },
  answerInvitation: {
    method: 'POST',
    path: '/api/tables/:id/invitation',
    summary: 'Accept or decline an invitation to this table, or block who sent it. Accepting takes no seat yet',
    body: InvitationAnswer,
    answer: Invitations,
  },
  claim: {
    method: 'POST',
    path: '/api/tables/:id/claim',
    summary: 'Play a seat from this device too, by its token',
    body: Claim,
    answer: Seated,
  },
  link: {
    method: 'POST',
    path: '/api/tables/:id/link',
    summary: "The token of the player's own seat, for another device",
    answer: Seated,
  },
  renewLink: {
    method: 'POST',
    path: '/api/tables/:id/link/new',
    summary:
      "A new token for the player's own seat: older tokens stop working, and other devices lose the seat, except the first",
    answer: Seated,
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    summary:
      'Leave: before the start the seat becomes open, afterwards a bot plays it; who leaves a rated game has lost it',
    answer: Done,
  },
  fill: {
    method: 'PUT',
    path: '/api/tables/:id/seats/:seat',
    summary: 'Host, before the start: put a bot into a seat, or empty it',
    body: SeatFilling,
    answer: Done,
  },
  contribute: {
    method: 'POST',
    path: '/api/tables/:id/contribute',
    summary: 'Before the start: contribute words to the chance of this table',
    body: Contribution,
    answer: Done,
  },
  look: {
    method: 'PUT',
    path: '/api/tables/:id/look',
    summary: 'Before the start: take another colour and shape that no other player has',
    body: LookInput,
    answer: Done,
  },
  rename: {
    method: 'PUT',
    path: '/api/tables/:id/name',
    summary: 'Another name at this table, until the game is over',
    body: Guest,
    answer: Done,
  },
  consent: {
    method: 'PUT',
    path: '/api/tables/:id/rated',
    summary: 'Before the start of a rated game: agree to it, or no longer',
    body: Consent,
    answer: Done,
  },
  unrate: {
    method: 'POST',
    path: '/api/tables/:id/unrated',
    summary: 'Host, before the start: play an unrated game after all',
    answer: Done,
  },
  tableRatings: {
    method: 'GET',
    path: '/api/tables/:id/ratings',
    summary: 'Ratings of the players of a rated table, in its game',
    answer: TableRatings,
  },
  start: { method: 'POST', path: '/api/tables/:id/start', summary: 'Host: start the game', answer: Done },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    summary:
      'A player, after the end: a new table for the same players, each one seat further; the first who asks is the host',
    answer: Rematch,
  },
  abandon: {
    method: 'POST',
    path: '/api/tables/:id/abandon',
    summary:
      'Agree to abandon, or no longer; when all players agree the game is abandoned. A player who has not agreed refuses for all. Before the start, or if only bots sit there: the host closes the table',
    body: Agreement,
    answer: Done,
  },
  takeOver: {
    method: 'POST',
    path: '/api/tables/:id/takeover',
    summary: 'Ask a bot to play for a player who is away',
    body: TakeOver,
    answer: Done,
  },
  return: {
    method: 'POST',
    path: '/api/tables/:id/return',
    summary: 'Take the seat back from the bot',
    answer: Done,
  },
  command: {
    method: 'POST',
    path: '/api/tables/:id/commands',
    summary: 'Act',
    body: Command,
    answer: Accepted,
    refusal: Refused,
  },
  undo: {
    method: 'POST',
    path: '/api/tables/:id/undo',
    summary: 'Undo the last action',
    body: Undo,
    answer: Accepted,
    refusal: Refused,
  },
  legal: {
    method: 'GET',
    path: '/api/tables/:id/legal',
    summary: 'The legal actions of the viewer; empty if it is not their turn',
    answer: v.object({ decision: v.nullable(v.number()), seat: v.nullable(Seat), ...Legal.entries }),
  },
  stream: {
    method: 'GET',
    path: '/api/tables/:id/stream',
    summary: 'The live messages: server-sent events, or ndjson with Accept: application/x-ndjson',
    query: v.object({ after: v.exactOptional(After), legal: v.exactOptional(v.picklist(['0', '1'])) }),
    answer: v.looseObject({ type: v.string() }),
    stream: true,
  },
  talk: {
    method: 'GET',
    path: '/api/tables/:id/talk',
    summary: "The chat of the viewer's channel: players or watchers",
    query: v.object({ after: v.exactOptional(After) }),
    answer: Talk,
  },
  say: { method: 'POST', path: '/api/tables/:id/talk', summary: 'Add a chat line', body: Say, answer: Line },
  record: {
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'The record: while the game runs what the viewer may know of it, complete when it is over',
    answer: RecordFile,
  },
  share: {
    method: 'POST',
    path: '/api/records',
    summary: 'Keep the record of a finished game, if it verifies, for everyone who has its id',
    body: FinishedRecord,
    answer: v.object({ id: RecordId }),
  },
  sharedRecord: {
    method: 'GET',
    path: '/api/records/:id',
    summary: 'A record that was shared',
    answer: RecordFile,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;
export type Body<R extends RouteName> = (typeof routes)[R] extends { body: infer B extends v.GenericSchema }
  ? v.InferInput<B>
  : undefined;
export type Answer<R extends RouteName> = v.InferOutput<(typeof routes)[R]['answer']>;

/** The path of a route with its parts filled in. */
export function pathOf(route: RouteName, parts: { readonly id?: string; readonly seat?: number } = {}): string {
  const known = v.is(TableId, parts.id) || v.is(RecordId, parts.id);
  return routes[route].path
    .replace(':id', encodeURIComponent(known ? (parts.id ?? '') : 'none'))
    .replace(':seat', String(parts.seat ?? ''));
}
