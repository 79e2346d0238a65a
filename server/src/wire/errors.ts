/** Why the server says no. Texts are the client's affair: `code` is the key, `rule` the clause where a rule forbids. */
import * as v from 'valibot';

export const errorCodes = {
  /** The message is not what the schema asks for. */
  malformed: 400,
  /** No cookie, or one that we did not sign. */
  noGuest: 401,
  wrongToken: 403,
  foreignOrigin: 403,
  notHost: 403,
  notSeated: 403,
  /** The host removed this guest from the table. */
  removed: 403,
  notFound: 404,
  noTable: 404,
  noGame: 404,
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
  /** He is here, or a bot has his seat already, or it is a bot's own seat. */
  notAbsent: 409,
  tooLarge: 413,
  badOptions: 422,
  /** Too many requests in a short time. */
  tooFast: 429,
  /** The guest hosts or watches more than a server allows. */
  tooMany: 429,
  internal: 500,
  /** This server has no rules of that version: the table waits for one that has. */
  rulesMissing: 501,
  closing: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

export const Problem = v.object({
  code: v.picklist(Object.keys(errorCodes) as ErrorCode[]),
  /** For programmers, in English. */
  message: v.string(),
  /** Where in the message, in dots. */
  at: v.exactOptional(v.string()),
});
export type Problem = v.InferOutput<typeof Problem>;

/** Every HTTP answer that is not a success, refusals of actions apart. */
export const ErrorAnswer = v.object({ error: Problem });
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;
