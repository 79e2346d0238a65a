/**
 * Which addresses notices may be sent to. People choose where their notices go, so a request must not lead into the host's
 * own network: a name is resolved, every one of its addresses is checked, and the request goes to a checked address and to
 * no other.
 */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** The address leads into a private network, or there is none. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
}

/** Not reachable from the public Internet, by the registries of special-purpose addresses (RFC 6890 and later). */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only 2000::/3 is public; in it, these are not, or they carry an IPv4 address. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function blockList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits = ''] = subnet.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

const blocked = blockList([...special4, ...special6]);
const global6 = blockList(['2000::/3']);

/** The networks this machine is in, also those with public addresses: a firewall may trust what comes from here. */
function ownNetworks(): BlockList {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return blockList(own.flatMap(({ cidr }) => (cidr === null ? [] : [cidr])));
}

export function isPublic({ address, family }: ResolvedAddress, own: BlockList = ownNetworks()): boolean {
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (blocked.check(address, type) || own.check(address, type)) return false;
  return family === 4 || global6.check(address, 'ipv6');
}

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

export const resolveByDns: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));

/**
 * The address that a request to this host goes to.
 *
 * @throws {ForbiddenAddressError} if any address of the host is private: a name with both is a trick.
 */
export async function addressFor(host: string, resolve: Resolve, allowPrivate: boolean): Promise<ResolvedAddress> {
  // A URL has IPv6 addresses in brackets.
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(name);
  const found: readonly ResolvedAddress[] =
    family === 0 ? await resolve(name) : [{ address: name, family: family === 6 ? 6 : 4 }];
  const [first] = found;
  if (first === undefined) throw new ForbiddenAddressError('that host has no address');
  if (!allowPrivate && !found.every((one) => isPublic(one)))
    throw new ForbiddenAddressError('that host is in a private network');
  return first;
}
