import { describe, expect, it } from 'vitest';
import { networkAddress } from './network-address.ts';
import { browserCommand } from './open-browser.ts';

const at = (address: string, more: object = {}) =>
  ({ address, family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null, ...more }) as never;

describe('the address for other devices', () => {
  it('is one of the local network, not of this machine alone', () => {
    expect(networkAddress({ lo: [at('127.0.0.1', { internal: true })], eth0: [at('192.168.1.7')] })).toBe(
      '192.168.1.7',
    );
    expect(networkAddress({ lo: [at('127.0.0.1', { internal: true })] })).toBeNull();
    expect(
      networkAddress({ eth0: [at('169.254.3.4'), at('fe80::1', { family: 'IPv6' })], wlan0: undefined }),
    ).toBeNull();
  });

  it('comes from a real network card if there is one', () => {
    const bridge = { docker0: [at('172.17.0.1')] };
    expect(networkAddress({ ...bridge, wlan0: [at('10.0.0.5')] })).toBe('10.0.0.5');
    expect(networkAddress({ ...bridge, eth0: [at('203.0.113.9')] })).toBe('203.0.113.9');
    expect(networkAddress({ eth0: [at('203.0.113.9')], eth1: [at('172.20.0.2')] })).toBe('172.20.0.2');
    expect(networkAddress(bridge)).toBe('172.17.0.1');
  });
});

describe('the browser', () => {
  it('is opened where somebody sits in front of it', () => {
    expect(browserCommand('darwin', {}, true)).toEqual(['open']);
    expect(browserCommand('win32', {}, true)).toEqual(['cmd', '/c', 'start', '']);
    expect(browserCommand('linux', { DISPLAY: ':0' }, true)).toEqual(['xdg-open']);
    expect(browserCommand('linux', { WAYLAND_DISPLAY: 'wayland-0' }, true)).toEqual(['xdg-open']);
  });

  it('is not opened on a server, in a script or from afar', () => {
    expect(browserCommand('linux', {}, true)).toBeNull();
    expect(browserCommand('darwin', {}, false)).toBeNull();
    expect(browserCommand('darwin', { CI: 'true' }, true)).toBeNull();
    expect(browserCommand('linux', { DISPLAY: ':0', SSH_CONNECTION: 'x' }, true)).toBeNull();
  });
});
