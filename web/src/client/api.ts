/** The server's HTTP interface, route by route as `wire/api` lists it. Answers are checked like any input. */
import { type Answer, type Body, pathOf, type RouteName, routes } from '@traque/wire/api';
import { ErrorAnswer } from '@traque/wire/errors';
import type { CreateTable } from '@traque/wire/room';
import * as v from 'valibot';
import { ownName } from '../app/settings.ts';
import type { GameName } from '../games.ts';
import { type Draft, isRated } from '../parts/setup-draft.ts';

/** No answer, one that is not the server's, or one that says it cannot just now: no network, no server, no database. */
export class ServerUnreachableError extends Error {
  override readonly name = 'ServerUnreachableError';
}

/** No answer came in time: nobody knows whether the server has done it. */
export class NoAnswerError extends ServerUnreachableError {
  readonly code = 'noAnswer';
}

/** Longer than a server waits for its database. */
const ANSWER_TIMEOUT_MS = 15_000;

/** The server speaks another version of the wire than this page. */
export class OldVersionError extends Error {
  override readonly name = 'OldVersionError';
}

/** The server says no; `code` is the key of why. */
export class RequestRejectedError extends Error {
  override readonly name = 'RequestRejectedError';
  readonly code: string;
  constructor(code: string) {
    super(`the server says ${code}`);
    this.code = code;
  }
}

/** The answer and its body, in time. */
async function fetchJson(path: string, init: RequestInit): Promise<{ response: Response; json: unknown }> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS);
  try {
    const response = await fetch(path, { ...init, signal: timeout.signal });
    return { response, json: await response.json() };
  } catch {
    if (timeout.signal.aborted) throw new NoAnswerError('no answer in time');
    throw new ServerUnreachableError('the server cannot be reached');
  } finally {
    clearTimeout(timer);
  }
}

export async function ask<R extends RouteName>(
  route: R,
  parts: { readonly id?: string; readonly seat?: number } = {},
  ...[body]: Body<R> extends undefined ? [] : [Body<R>]
): Promise<Answer<R>> {
  const { method, answer } = routes[route];
  const { response, json } = await fetchJson(pathOf(route, parts), {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const problem = v.safeParse(ErrorAnswer, json);
    const code = problem.success ? problem.output.error.code : 'internal';
    if (problem.success && problem.output.error.why === 'diskFull') throw new RequestRejectedError('diskFull');
    // It has no rules of that version: that is a no, and stays one.
    if (response.status >= 500 && code !== 'rulesMissing')
      throw new ServerUnreachableError(`the server answers ${response.status}`);
    throw new RequestRejectedError(code);
  }
  const parsed = v.safeParse(answer, json);
  if (!parsed.success) throw new OldVersionError(`an answer to ${route} that this page does not know`);
  return parsed.output;
}

/** Gives the guest a name, before the first thing they do at a table; the answer sets the guest's cookie. */
export async function introduce(name: string): Promise<void> {
  const { guest } = await ask('me');
  if (guest?.name !== name) await ask('setMe', {}, { name });
  ownName.value = name;
}

/** Somebody who only watches needs a name too before they say something. */
export async function introduceWatcher(name: string): Promise<void> {
  const { guest } = await ask('me');
  if (guest === null) await ask('setMe', {}, { name });
}

/** Makes a table on the server; its address. */
export async function createTable(game: GameName, draft: Draft, name: string): Promise<string> {
  await introduce(name);
  const seats = draft.seats.map((seat): CreateTable['seats'][number] => {
    const { look } = seat;
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level, look };
    // At a table on a server every person has a device of their own.
    return { kind: seat.kind === 'me' ? 'me' : 'open', look };
  });
  const clock = draft.clock as NonNullable<CreateTable['clock']> | null;
  const visibility = draft.listed ? 'public' : 'private';
  const title = (draft.title ?? '').trim();
  const rated = isRated(draft);
  const chosen = {
    ...(title === '' ? {} : { title }),
    ...(draft.hints === true && !rated ? { hints: true } : {}),
    ...(rated ? { rated: true } : {}),
    ...(draft.rests === false ? { rests: false } : {}),
  };
  const { table } = await ask(
    'create',
    {},
    { game, options: { ...draft.options }, seats, visibility, clock, ...chosen },
  );
  return `/table/${table}`;
}
