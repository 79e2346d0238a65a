/** Which of many maps are worth playing, by their proxies alone. */
import type { PyramidMap } from '@traque/engine/momie/protocol';
import { type Proxies, proxiesOf } from './proxies.ts';

/** About how far each proxy differs between maps of one character: what is compared is measured in these. */
const SCALE: Readonly<Record<keyof Proxies, number>> = {
  cells: 8,
  loops: 0.08,
  deadEnds: 4,
  chokePoints: 5,
  fromStairs: 1.5,
  fromDungeon: 1.5,
  betweenColours: 1.5,
  apart: 1,
};

/** Those most like one of the good maps. */
export function shortlist(
  good: readonly { readonly map: PyramidMap }[],
  maps: readonly PyramidMap[],
  count: number,
): PyramidMap[] {
  const models = good.map(({ map }) => proxiesOf(map));
  return maps
    .map((map) => {
      const proxies = proxiesOf(map);
      return { map, far: Math.min(...models.map((model) => distance(model, proxies))) };
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ map }) => map);
}

export function distance(a: Proxies, b: Proxies): number {
  const keys = Object.keys(SCALE) as (keyof Proxies)[];
  return Math.hypot(...keys.map((key) => (a[key] - b[key]) / SCALE[key]));
}
