/** What the names of maps mean to one edition of the rules. */
import { digest } from '../core/digest.ts';
import type { PyramidMap } from './protocol.ts';

export interface Atlas {
  /** Every name there is. */
  readonly names: readonly string[];
  /** Those that tables are offered, the first to those who ask for none. */
  readonly offered: readonly [string, ...string[]];
  /** The map of that name, or undefined: names come from outside. */
  readonly named: (name: string) => PyramidMap | undefined;
}

/** Drawings are read when they are first asked for. */
export function atlasOf(
  drawings: Readonly<Record<string, string>>,
  offered: readonly [string, ...string[]],
  read: (name: string, drawing: string) => PyramidMap,
): Atlas {
  const maps = new Map<string, PyramidMap>();
  const named = (name: string): PyramidMap | undefined => {
    if (!Object.hasOwn(drawings, name)) return undefined;
    let map = maps.get(name);
    if (map === undefined) maps.set(name, (map = read(name, drawings[name]!)));
    return map;
  };
  return { names: Object.keys(drawings), offered, named };
}

const digests = new WeakMap<PyramidMap, string>();

/** SHA-256 of a map as the protocol writes it: the order of cells and treasures counts, for cards are dealt in it. */
export function mapDigest(map: PyramidMap): string {
  let found = digests.get(map);
  if (found === undefined) digests.set(map, (found = digest(JSON.stringify(map))));
  return found;
}
