/** Schemas that several messages share. Everything in this package runs in browsers too. */
import { levels } from '@traque/bots/core/brain';
import * as v from 'valibot';

/** No control, line-separating or text-direction characters: names and chat are plain text. */
// eslint-disable-next-line no-control-regex -- this one is here to keep control characters out
const plain = /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/;

/** The same, with at least one visible character: invisible fillers do not count. */
const visible = /^(?=.*[^\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0])[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;

export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24), v.regex(visible));
/** What a host calls a table. */
export const TableTitle = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.regex(visible));
/** A name in a record; of bots it may be empty. */
export const RecordedName = v.pipe(v.string(), v.maxLength(40), v.regex(plain));
export const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400), v.regex(plain));
/** A player's contribution to the table's chance. */
export const Words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80), v.regex(plain));

export const TableId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{12}$/));
/** Of a shared record: not to be guessed, and the same for the same record. */
export const RecordId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{16}$/));
/** Chosen by the client: a command that is sent twice with the same id counts once. */
export const CommandId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,40}$/));
export const Token = v.pipe(v.string(), v.maxLength(200), v.regex(/^[0-9A-Za-z_.-]+$/));

export const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

export const Seat = whole(9);
/** A position in the table's log, from 0. */
export const LogNumber = whole(1_000_000_000);
/** Milliseconds since 1970, the server's clock. */
export const Time = whole(Number.MAX_SAFE_INTEGER);

export const Level = v.picklist(levels);
