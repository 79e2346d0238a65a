/** Which requests ask for a live connection. */
import type { IncomingMessage } from 'node:http';

const PATH = /^\/api\/tables\/([0-9A-Za-z]{12})\/live$/;

/** The table of the live path. */
export function tableIn({ url = '' }: IncomingMessage): string | undefined {
  return PATH.exec(url.split('?')[0]!)?.[1];
}

/** Any other upgrade that a client offers (`h2c`) is ignored: it gets its answer over HTTP/1.1. */
export function isLiveUpgrade(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === 'websocket' && tableIn(request) !== undefined;
}
