/** Requests to addresses that people chose: to a checked address, without redirects, within limits of time and size. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Time } from '../time.ts';
import { addressFor, type Resolve } from './public-address.ts';

export interface OutboundRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Seconds, if the other side asked for a pause. */
  readonly retryAfter: number | null;
}

/** From resolving the name to the answer's head. */
const LIMIT_MS = 10_000;

export interface OutboundOptions {
  readonly time: Time;
  readonly resolve: Resolve;
  /** Only for tests: plain HTTP, and addresses of this machine. */
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

/** Checks what can be checked without asking anybody. Null: a notice may be sent there, as far as one can see. */
export function urlProblem(text: string, allowPrivate: boolean): string | null {
  if (!URL.canParse(text)) return 'not an address';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'the address must begin with https://';
  return username === '' && password === '' ? null : 'the address must not contain a password';
}

/**
 * Sends a POST request and waits for the head of the answer; its body is not read.
 *
 * @throws {ForbiddenAddressError} if the address is in a private network; any other error if it cannot be reached.
 */
export async function post({ url, headers, body }: OutboundRequest, options: OutboundOptions): Promise<OutboundAnswer> {
  const { time, resolve, allowPrivate, signal } = options;
  const problem = urlProblem(url, allowPrivate);
  if (problem !== null) throw new Error(problem);
  const target = new URL(url);
  const limit = new AbortController();
  const stop = time.after(LIMIT_MS, () => limit.abort(new Error('no answer in time')));
  const either = AbortSignal.any([signal, limit.signal]);
  try {
    const checked = await unlessAborted(addressFor(target.hostname, resolve, allowPrivate), either);
    // The name is not resolved a second time: the answer could be another one.
    const lookup: LookupFunction = (_host, { all }, found) =>
      all === true ? found(null, [checked]) : found(null, checked.address, checked.family);
    return await new Promise((done, failed) => {
      const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
        method: 'POST',
        headers,
        agent: false,
        lookup,
        signal: either,
        maxHeaderSize: 16_384,
      });
      request.once('response', ({ statusCode, headers: { 'retry-after': after } }) => {
        done({ status: statusCode ?? 0, retryAfter: /^\d{1,6}$/.test(after ?? '') ? Number(after) : null });
        // However long the body is.
        request.destroy();
      });
      request.on('error', failed);
      request.end(body);
    });
  } finally {
    stop();
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
