/** Which site a passkey is made for: the domain of the page that asks. */
import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { DeniedError } from '../errors.ts';
import { hostOf } from '../http/origin.ts';
import type { Settings } from '../settings.ts';

export interface RelyingParty {
  /** The domain, without the port. */
  readonly domain: string;
  readonly origin: string;
}

const isLocal = (domain: string): boolean => domain === 'localhost' || domain.endsWith('.localhost');

/** @throws {DeniedError} where passkeys do not work: an IP address, plain HTTP, a page of another site. */
export function relyingParty(settings: Settings, { headers }: Pick<IncomingMessage, 'headers'>): RelyingParty {
  const { origin } = headers;
  const page = origin !== undefined && URL.canParse(origin) ? new URL(origin) : null;
  if (settings.signInsPerHour === 0) throw new DeniedError('noPasskeysHere', 'this server has no accounts');
  if (page === null || page.host !== hostOf(settings, headers))
    throw new DeniedError('noPasskeysHere', 'passkeys are for pages of this site alone');
  const domain = page.hostname;
  if (isIP(domain.replace(/^\[|\]$/g, '')) !== 0)
    throw new DeniedError('noPasskeysHere', 'passkeys need a domain, not an IP address');
  if (page.protocol !== 'https:' && !isLocal(domain)) throw new DeniedError('noPasskeysHere', 'passkeys need HTTPS');
  return { domain, origin: page.origin };
}
