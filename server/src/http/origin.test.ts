import { expect, it } from 'vitest';
import { Limits } from '../live/limits.ts';
import { Client } from '../testing/client.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { testServer, testSettings } from '../testing/serve.ts';
import { gatheredTable } from '../testing/table.ts';
import { networkOf } from './origin.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits of %s are counted by %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('live connections of one IPv6 subnet are counted together', () => {
  const limits = new Limits(testSettings({ connectionsPerAddress: 2, requestsPerMinute: 12 }), new FakeTime());
  const from = (address: string) => () => limits.addConnection({ guest: null, address });
  from('2001:db8::1')();
  from('2001:db8::2')();
  expect(from('2001:db8::3')).toThrow('no more than 2');
  limits.removeConnection({ guest: null, address: '2001:db8::2' });
  from('2001:db8::3')();
  from('2001:db8:0:1::1')();
  limits.checkConnectRate('2001:db8::1');
  limits.checkConnectRate('2001:db8::2');
  expect(() => limits.checkConnectRate('2001:db8::3')).toThrow('too many connections');
});

it('HEAD of a stream is answered at once', async () => {
  const { address } = await testServer();
  const { id } = await gatheredTable(address, ['person', 'person']);
  const { headers } = await Client.named(address, 'Ann');
  const response = await fetch(`${address}/api/tables/${id}/stream`, { method: 'HEAD', headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const figures = await (await fetch(`${address}/metrics`)).text();
  expect(figures).not.toMatch(/traque_connections\{kind="stream"\} [1-9]/);
});
