import { describe, expect, it } from 'vitest';
import { type Chance, ChanceNeeded, FastChance, noChance, SecureChance, shuffle } from './chance.ts';

const sources: [string, (seed: string) => Chance][] = [
  ['fast', (seed) => new FastChance(seed)],
  ['secure', (seed) => new SecureChance(seed)],
];

/** Pearson's statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A bound that an honest source passes in all but about one of a million seeds (Wilson and Hilferty); seeds are fixed. */
function bound(cells: number): number {
  const k = cells - 1;
  return k * (1 - 2 / (9 * k) + 4.75 * Math.sqrt(2 / (9 * k))) ** 3;
}

describe.each(sources)('%s chance', (_name, make) => {
  it.each([2, 3, 6, 37, 100, 40_000])('gives each number below %i equally often', (n) => {
    const chance = make(`below ${n}`);
    const cells = Math.min(n, 100);
    const counts = Array.from({ length: cells }, () => 0);
    for (let i = 0; i < 60_000; i++) counts[Math.floor((chance.below(n) * cells) / n)]!++;
    expect(chiSquare(counts)).toBeLessThan(bound(cells));
  });

  it('reaches the ends of the widest range', () => {
    const chance = make('wide');
    let low = Infinity;
    let high = 0;
    for (let i = 0; i < 20_000; i++) {
      const x = chance.below(2 ** 32);
      expect(Number.isInteger(x) && x >= 0 && x < 2 ** 32).toBe(true);
      low = Math.min(low, x);
      high = Math.max(high, x);
    }
    expect(low).toBeLessThan(2 ** 32 / 1000);
    expect(high).toBeGreaterThan(2 ** 32 * 0.999);
  });

  it('shuffles: each order of four comes equally often', () => {
    const chance = make('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const cards = [0, 1, 2, 3];
      shuffle(chance, cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(24));
  });

  it('shuffles a part and leaves the rest', () => {
    const items = Array.from({ length: 20 }, (_, i) => i);
    shuffle(make('part'), items, 5, 15);
    expect(items.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(items.slice(15)).toEqual([15, 16, 17, 18, 19]);
    expect(items.slice(5, 15)).not.toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(items.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('same seed, same stream; other seed, other stream', () => {
    const stream = (seed: string) => {
      const chance = make(seed);
      return Array.from({ length: 200 }, () => chance.below(1000));
    };
    expect(stream('a')).toEqual(stream('a'));
    expect(stream('a')).not.toEqual(stream('b'));
  });
});

it('the secure stream is ChaCha20 of SHA-256 of the seed, so that any program can check a die', () => {
  const chance = new SecureChance('traque');
  expect(Array.from({ length: 80 }, () => chance.below(6)).join('')).toMatchSnapshot();
});

it('without chance, asking for some is an error', () => {
  expect(() => noChance.below(2)).toThrow(ChanceNeeded);
});
