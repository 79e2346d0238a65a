/** Finds out who sent a request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeniedError } from '../errors.ts';
import type { GuestIdentity, Identity } from '../table/identity.ts';
import type { Signing } from './signing.ts';

const COOKIE = 'traque';
const YEAR = 365 * 24 * 60 * 60;

/** The value of a cookie in a raw header: WebSocket upgrades do not go through fastify. */
export function cookieIn(header: string | undefined, wanted = COOKIE): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted && value !== undefined && value !== '') return decodeURIComponent(value);
  }
  return null;
}

function bearer(header: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
}

/** The seat that a token proves. @throws {DeniedError} if the token is not of this table. */
export function readSeatToken(signing: Signing, table: string, token: string): Identity['holds'] & object {
  const holds = signing.readToken(table, token);
  if (holds === null) throw new DeniedError('wrongToken', 'that token opens no seat here');
  return holds;
}

interface Headers {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** Before `Sessions` has looked whether the account still has this session. A cookie with a wrong signature is ignored. @throws {DeniedError} on a wrong token. */
export function identify(signing: Signing, headers: Headers, table: string): Identity {
  let cookie: string | null = null;
  try {
    cookie = cookieIn(headers.cookie);
  } catch {
    // Malformed percent-encoding.
  }
  const token = bearer(headers.authorization);
  return {
    guest: cookie === null ? null : signing.readGuest(cookie),
    holds: token === null ? null : readSeatToken(signing, table, token),
  };
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, signing: Signing, guest: GuestIdentity): void {
  reply.setCookie(COOKIE, signing.guestCookie(guest), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
