/** Origin and address of a request. Scripts send no origin; a browser's must be our own or an allowed one. */
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

/** Each proxy appends to the header: the value of the n-th proxy in front of us. Values before it could be forged. */
function fromEnd(header: string | readonly string[] | undefined, n: number): string | undefined {
  const parts = (typeof header === 'string' ? header : (header?.join(',') ?? '')).split(',').map((part) => part.trim());
  return parts.at(-Math.min(n, parts.length)) || undefined;
}

export function sameOrigin(settings: Settings, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (settings.origins.includes(origin)) return true;
  const host = (settings.trustProxy > 0 ? fromEnd(headers['x-forwarded-host'], 1) : undefined) ?? headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function addressOf(settings: Settings, request: IncomingMessage): string {
  const forwarded =
    settings.trustProxy > 0 ? fromEnd(request.headers['x-forwarded-for'], settings.trustProxy) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? '';
}
