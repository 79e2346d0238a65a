/** Error codes. The client chooses the words for `code`; if a rule forbids something, `rule` names the clause. */
import * as v from 'valibot';

export const errorCodes = {
  /** The message does not fit the schema. */
  malformed: 400,
  /** No cookie, or one with a wrong signature. */
  noGuest: 401,
  wrongToken: 403,
  foreignOrigin: 403,
  notHost: 403,
  notSeated: 403,
  /** The host removed this guest from the table. */
  removed: 403,
  /** Nobody is signed in. */
  noAccount: 401,
  /** The passkey, its challenge or its signature is not right, or it is not known here. */
  badPasskey: 403,
  /** There is no such recovery code, or it was used. */
  badCode: 403,
  /** No passkeys at this address: not a domain, not HTTPS, or switched off. */
  noPasskeysHere: 403,
  /** A recovery code was used not long ago: some things have to wait. */
  tooSoon: 403,
  /** The host of the server has blocked this address. */
  blocked: 403,
  notFound: 404,
  noTable: 404,
  noGame: 404,
  noRecord: 404,
  methodNotAllowed: 405,
  seatTaken: 409,
  /** Another player has that colour. */
  lookTaken: 409,
  noOpenSeat: 409,
  alreadySeated: 409,
  notGathering: 409,
  notPlaying: 409,
  notOver: 409,
  seatsOpen: 409,
  /** The player is connected, or a bot plays for them already, or it is a bot's own seat. */
  notAbsent: 409,
  /** Not at a rated table: a bot, a hint, undo or playing for somebody else. */
  ratedTable: 409,
  notRated: 409,
  /** Not every player has agreed to a rated game. */
  notAgreed: 409,
  /** The last passkey of an account cannot be removed. */
  lastPasskey: 409,
  /** Not as many days of holiday are left in that year. */
  noDaysLeft: 409,
  tooLarge: 413,
  badOptions: 422,
  /** The record of a game that does not verify: played again, something in it does not fit. */
  badRecord: 422,
  /** Notices cannot be sent there: a private network, no https, or this server sends none of that kind. */
  badTarget: 422,
  /** Too many requests in a short time. */
  tooFast: 429,
  /** The guest hosts or watches more than a server allows. */
  tooMany: 429,
  internal: 500,
  /** This server does not have the rules or data of the table. Another version of the server may have them. */
  rulesMissing: 501,
  closing: 503,
  /** The database cannot be reached, or its disk is full: the same request goes through in a moment, counting once if it has an id. */
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

export const Problem = v.object({
  code: v.picklist(Object.keys(errorCodes) as ErrorCode[]),
  /** For programmers, in English. */
  message: v.string(),
  /** The path of the mistake within the message, with dots. */
  at: v.exactOptional(v.string()),
  /** More about `busy`: `diskFull`. Others may be added. */
  why: v.exactOptional(v.string()),
});
export type Problem = v.InferOutput<typeof Problem>;

/** The body of every unsuccessful HTTP response, except refused commands. */
export const ErrorAnswer = v.object({ error: Problem });
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;
