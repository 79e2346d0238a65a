/** The WebSocket handshake (RFC 6455, 4.2). */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const KEY = /^[+/0-9A-Za-z]{22}==$/;

export function isHandshake({ method, headers, httpVersion }: IncomingMessage): boolean {
  if (method !== 'GET' || httpVersion !== '1.1' || (headers.host ?? '') === '') return false;
  if (headers.upgrade?.toLowerCase() !== 'websocket' || headers['sec-websocket-version'] !== '13') return false;
  return KEY.test(headers['sec-websocket-key'] ?? '');
}

/** The response that accepts a handshake. */
export function acceptance({ headers }: IncomingMessage): string {
  const accepted = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accepted}\r\n\r\n`;
}
