/** The WebSocket handshake (RFC 6455, 4.2). */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DeniedError } from '../errors.ts';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const KEY = /^[+/0-9A-Za-z]{22}==$/;

/** The response that accepts an upgrade. @throws {DeniedError} if the request is no valid WebSocket handshake. */
export function handshake({ method, headers }: IncomingMessage): string {
  const key = headers['sec-websocket-key'] ?? '';
  const asksWell = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && KEY.test(key);
  if (!asksWell || headers['sec-websocket-version'] !== '13')
    throw new DeniedError('malformed', 'a WebSocket of version 13, please');
  const accepted = createHash('sha1').update(`${key}${GUID}`).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accepted}\r\n\r\n`;
}
