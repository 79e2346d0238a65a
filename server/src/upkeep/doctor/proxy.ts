/** What the server sees of a request that comes by its public address: whether the proxies in front pass on what they must. */
import { randomBytes } from 'node:crypto';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Seen } from '../../http/seen.ts';
import { Signing } from '../../http/signing.ts';
import type { Settings } from '../../settings.ts';
import { type Finding, ok, problem, textOf, warning } from './finding.ts';

const CHECK = 'proxy';
/** An address for documentation, which nobody has: if the server takes it for ours, clients can forge theirs. */
const FORGED = '203.0.113.77';
const TIMEOUT_MS = 10_000;

async function seenAt(url: URL, signing: Signing): Promise<Seen | null> {
  const response = await fetch(new URL('/api/seen', url), {
    headers: { authorization: `Bearer ${signing.seenToken(Date.now())}`, 'x-forwarded-for': FORGED },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? ((await response.json()) as Seen) : null;
}

/** Whether a WebSocket comes through. Which table is asked for does not matter. */
function forwardsSockets(url: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const open = url.protocol === 'https:' ? overHttps : overHttp;
    const request = open(new URL('/api/tables/none00000000/live', url), {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
      timeout: TIMEOUT_MS,
    });
    const end = (through: boolean) => (): void => {
      request.destroy();
      resolve(through);
    };
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      end(true)();
    });
    request.on('response', end(false));
    request.on('timeout', end(false));
    request.on('error', () => resolve(false));
    request.end();
  });
}

function findingsOf(url: URL, seen: Seen, { trustProxy }: Settings): Finding[] {
  const found: Finding[] = [];
  const forwarded = seen.forwardedFor !== null && seen.forwardedFor !== FORGED;
  if (seen.address === FORGED)
    found.push(
      problem(
        CHECK,
        `clients can forge their address: TRUST_PROXY is ${trustProxy}, more than there are proxies in front`,
      ),
    );
  else if (forwarded && trustProxy === 0)
    found.push(
      problem(
        CHECK,
        'a proxy is in front, but TRUST_PROXY is 0: all clients count as one address and share its limits',
      ),
    );
  if (seen.host !== url.host)
    found.push(
      problem(
        CHECK,
        `the server sees the host ${seen.host} instead of ${url.host}: the proxy must pass on Host, or X-Forwarded-Host`,
      ),
    );
  if (`${seen.protocol}:` !== url.protocol)
    found.push(
      warning(
        CHECK,
        `the server sees ${seen.protocol}: the proxy must pass on X-Forwarded-Proto, so that cookies are for HTTPS alone`,
      ),
    );
  return found;
}

/** `url`: the address by which players come; null: not asked for. `key`: of the database. */
export async function examineProxy(
  url: string | null,
  key: string | undefined,
  settings: Settings,
): Promise<Finding[]> {
  if (url === null)
    return [ok(CHECK, `TRUST_PROXY is ${settings.trustProxy}; --url checks what comes by the public address`)];
  if (!URL.canParse(url)) return [problem(CHECK, `${url} is no address such as https://games.example`)];
  if (key === undefined) return [problem(CHECK, 'the server has not been started yet')];
  const at = new URL(url);
  try {
    const seen = await seenAt(at, new Signing(key));
    if (seen === null)
      return [
        problem(CHECK, `what answers at ${at.origin} is not a server on this database, or of an earlier release`),
      ];
    const found = findingsOf(at, seen, settings);
    if (!(await forwardsSockets(at)))
      found.push(problem(CHECK, 'WebSockets do not come through: the proxy must forward them'));
    return found.length > 0
      ? found
      : [ok(CHECK, `${at.origin} passes on the address, host, protocol and WebSockets of its clients`)];
  } catch (error) {
    return [problem(CHECK, `${at.origin} cannot be reached: ${textOf(error)}`)];
  }
}
