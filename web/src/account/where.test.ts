import { expect, it } from 'vitest';
import { obstacleAt } from './where.ts';

it.each([
  ['play.example', true, null],
  ['localhost', true, null],
  ['192.168.1.20', false, 'noDomain'],
  ['192.168.1.20', true, 'noDomain'],
  ['127.0.0.1', true, 'noDomain'],
  ['[fe80::1]', true, 'noDomain'],
  ['play.example', false, 'notSecure'],
  ['10.example', true, null],
] as const)('passkeys at %s, secure: %s', (hostname, isSecure, obstacle) => {
  expect(obstacleAt({ hostname, isSecure, hasPasskeys: true })).toBe(obstacle);
});

it('a browser that cannot use them is told so', () => {
  expect(obstacleAt({ hostname: 'play.example', isSecure: true, hasPasskeys: false })).toBe('noSupport');
});
