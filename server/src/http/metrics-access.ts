/** Who may read `/metrics`. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** From this machine, and not forwarded by a proxy on it. */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  const passedOn = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
  return passedOn === undefined && loopback.test(socket.remoteAddress ?? '');
}

export function canReadMetrics({ metrics, metricsToken }: Settings, request: IncomingMessage): boolean {
  const given = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== null && given !== undefined && timingSafeEqual(digest(given), digest(metricsToken))) return true;
  return metrics === 'all' || (metrics === 'local' && isLocal(request));
}
