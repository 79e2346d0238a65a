/**
 * Which of many generated maps are worth playing: what their proxies say about balance. The farther treasures of different
 * colours are apart, the more a map favours the mummy with five players and one hunter's two pawns, who share the ways
 * between them.
 */
import type { PyramidMap } from '@traque/engine/momie/protocol';
import { type Proxies, proxiesOf } from './proxies.ts';

// Least squares over 120 maps of all characters, 30 or 100 games of `normal` with each number of players. Left out one by
// one, their shares are met within 0.09 and their slopes within 0.12, of which about half is the chance of so few games.

/** How often the mummy wins, on average over the numbers of players. */
const expectedShare = ({ cells, loops, chokePoints, betweenColours }: Proxies): number =>
  0.79 - 0.0069 * cells - 0.51 * loops + 0.0108 * chokePoints + 0.0043 * betweenColours;

/** How much more often it wins with five players than with two. */
const expectedSlope = ({ betweenColours }: Proxies): number => 0.04 * betweenColours - 0.29;

/** The farthest from one half that a number of players is expected to be. */
export function expectedOff(proxies: Proxies): number {
  return Math.abs(expectedShare(proxies) - 0.5) + Math.abs(expectedSlope(proxies)) / 2;
}

/** Those that are expected to be the most even, in the order in which they came. */
export function promising(maps: readonly PyramidMap[], count: number): PyramidMap[] {
  const off = new Map(maps.map((map) => [map, expectedOff(proxiesOf(map))]));
  const best = new Set(maps.toSorted((a, b) => off.get(a)! - off.get(b)!).slice(0, count));
  return maps.filter((map) => best.has(map));
}
