/** The WebSocket handshake (RFC 6455, 4.2). */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DeniedError } from '../errors.ts';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const KEY = /^[+/0-9A-Za-z]{22}==$/;

const PATH = /^\/api\/tables\/([0-9A-Za-z]{12})\/live$/;

/** The table of the live path. */
export function tableIn({ url = '' }: IncomingMessage): string | undefined {
  return PATH.exec(url.split('?')[0]!)?.[1];
}

/** Any other upgrade that a client offers (`h2c`) is ignored: it gets its answer over HTTP/1.1. */
export function isLiveUpgrade(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === 'websocket' && tableIn(request) !== undefined;
}

/** The response that accepts an upgrade. @throws {DeniedError} if the request is no valid WebSocket handshake. */
export function handshake({ method, headers, httpVersion }: IncomingMessage): string {
  const key = headers['sec-websocket-key'] ?? '';
  const isRequest = method === 'GET' && httpVersion === '1.1' && (headers.host ?? '') !== '';
  const asksWell = isRequest && headers.upgrade?.toLowerCase() === 'websocket' && KEY.test(key);
  if (!asksWell || headers['sec-websocket-version'] !== '13')
    throw new DeniedError('malformed', 'a WebSocket of version 13, please');
  const accepted = createHash('sha1').update(`${key}${GUID}`).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accepted}\r\n\r\n`;
}
