/** Origin and address of a request. Scripts send no origin; a browser's must be our own or an allowed one. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Settings } from '../settings.ts';

/** Each proxy appends to the header: the value of the n-th proxy in front of us. Values before it could be forged. */
function fromEnd(header: string | readonly string[] | undefined, n: number): string | undefined {
  const parts = (typeof header === 'string' ? header : (header?.join(',') ?? '')).split(',').map((part) => part.trim());
  return parts.at(-Math.min(n, parts.length)) || undefined;
}

/** The host by which the client reached us. */
export function hostOf(settings: Settings, headers: IncomingMessage['headers']): string | undefined {
  return (settings.trustProxy > 0 ? fromEnd(headers['x-forwarded-host'], 1) : undefined) ?? headers.host;
}

export function sameOrigin(settings: Settings, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (settings.origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(settings, headers);
}

export function addressOf(settings: Settings, request: IncomingMessage): string {
  const forwarded =
    settings.trustProxy > 0 ? fromEnd(request.headers['x-forwarded-for'], settings.trustProxy) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? '';
}

const GROUPS = 8;
/** A client usually has a whole /64 to itself: four groups of the address. */
const SUBNET_GROUPS = 4;

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/** What limits are counted by: an IPv4 address, or the /64 subnet of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%')[0]!.split('::');
  const head = groupsOf(before);
  const tail = after === undefined ? [] : groupsOf(after);
  const zeros = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${groups
    .slice(0, SUBNET_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
