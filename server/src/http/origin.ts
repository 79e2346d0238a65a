/** Where a request comes from. Scripts send no origin; a browser's must be our own, or one that was allowed. */
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

function first(header: string | readonly string[] | undefined): string | undefined {
  const text = typeof header === 'string' ? header : header?.[0];
  return text?.split(',')[0]?.trim();
}

export function sameOrigin(settings: Settings, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (settings.origins.includes(origin)) return true;
  const host = (settings.trustProxy ? first(headers['x-forwarded-host']) : undefined) ?? headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function addressOf(settings: Settings, request: IncomingMessage): string {
  const forwarded = settings.trustProxy ? first(request.headers['x-forwarded-for']) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? '';
}
