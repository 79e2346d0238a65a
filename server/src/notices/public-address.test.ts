import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { addressFor, isPublic, type ResolvedAddress } from './public-address.ts';

const of = (address: string): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4 });

it.each([
  ['this host', ['0.0.0.0', '127.0.0.1', '127.255.255.254', '::', '::1']],
  ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', 'fd00::1', 'fc00::1']],
  ['link-local, where clouds keep their credentials', ['169.254.169.254', 'fe80::1', 'fd00:ec2::254']],
  ['IPv4 inside IPv6', ['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1', '2002:7f00:1::', '2001:0:1::1']],
  [
    'documentation, benchmarks, multicast, reserved',
    ['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', 'ff02::1', '2001:db8::1'],
  ],
])('%s: no notice goes there', (_kind, addresses) => {
  const nowhere = new BlockList();
  for (const address of addresses) expect(isPublic(of(address), nowhere), address).toBe(false);
});

it('public addresses are allowed, except those of the network this machine is in', () => {
  const own = new BlockList();
  own.addSubnet('93.184.216.0', 24);
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect(isPublic(of(address), own), address).toBe(true);
  expect(isPublic(of('93.184.216.34'), own)).toBe(false);
});

it('a name with a public and a private address is refused; otherwise the checked address is used', async () => {
  const names: Record<string, string[]> = {
    'public.example': ['1.1.1.1', '2606:4700::1111'],
    'rebound.example': ['1.1.1.1', '127.0.0.1'],
    'empty.example': [],
  };
  const resolve = (host: string) => Promise.resolve((names[host] ?? []).map(of));
  expect(await addressFor('public.example', resolve, false)).toEqual(of('1.1.1.1'));
  for (const host of ['rebound.example', 'empty.example', '127.0.0.1', '[::1]', '[::ffff:10.0.0.1]'])
    await expect(addressFor(host, resolve, false), host).rejects.toThrow('that host');
  expect(await addressFor('rebound.example', resolve, true)).toEqual(of('1.1.1.1'));
  expect(await addressFor('[::1]', resolve, true)).toEqual(of('::1'));
});
