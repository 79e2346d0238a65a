import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Bridges and tunnels of virtual machines and containers: another device of the network does not see them. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|zt|vEthernet)/i;

const isPrivate = (address: string): boolean => /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address);

/** The IPv4 address by which other devices of the network reach this machine; null if it has none. */
export function networkAddress(interfaces: Interfaces): string | null {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, rank: (virtual.test(name) ? 2 : 0) + (isPrivate(address) ? 0 : 1) })),
  );
  return found.toSorted((a, b) => a.rank - b.rank)[0]?.address ?? null;
}
