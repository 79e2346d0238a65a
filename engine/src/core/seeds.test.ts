import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { SecureChance } from './chance.ts';
import { commitment, drawChance, drawSeed } from './seeds.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

it('the commitment is the SHA-256 of the secret', () => {
  expect(commitment('a secret, été')).toBe(sha256('a secret, été'));
});

it('a seed is the HMAC-SHA-256, keyed by the secret, of its number and the digests of the contributions', () => {
  const hmac = (message: string): string => createHmac('sha256', 'secret').update(message).digest('hex');
  expect(drawSeed({ secret: 'secret' }, 0)).toBe(hmac('0'));
  expect(drawSeed({ secret: 'secret', contributions: [] }, 12)).toBe(hmac('12'));
  expect(drawSeed({ secret: 'secret', contributions: ['lune', ''] }, 12)).toBe(
    hmac(`12\n${sha256('lune')}\n${sha256('')}`),
  );
});

it('words cannot be moved from one seat to the next without changing the seed', () => {
  const seed = (...contributions: string[]): string => drawSeed({ secret: 's', contributions }, 1);
  expect(new Set([seed('ab', 'c'), seed('a', 'bc'), seed('abc'), seed('abc', ''), seed('', 'abc')]).size).toBe(5);
});

it('the chance of a draw is the stream of its seed', () => {
  const entropy = { secret: 's', contributions: ['a'] };
  const [chance, expected] = [drawChance(entropy, 3), new SecureChance(drawSeed(entropy, 3))];
  for (let i = 0; i < 20; i++) expect(chance.below(1000)).toBe(expected.below(1000));
});
