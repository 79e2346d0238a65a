/** Our own pyramids, drawn as `map-text.ts` explains and checked when first used. [house] */
import { houseMap } from './map-house.ts';
import type { PyramidMap } from './protocol.ts';

const RAMSES = `
                                +---+---+
                                | w   . |
                            +---+   +   +---+
                            | . | . | w   . |
                        +---+   +---+---+   +---+
                        | .   .   . | . | .   . |
                    +---+---+---+   +   +   +   +---+
                    | . | .   w   w   .   w | .   . |
                +---+   +---+   +---+---+   +---+---+---+
                | .   .   .   . | g   . | .   .   b   . |
            +---+---+   +---+   +   +---+---+---+   +   +---+
            | .   . | . | .   g   g   . | b   .   . | b | . |
        +---+   +---+   +   +   +---+   +   +---+   +   +   +---+
        | .   .   . | . | . | g | .   . | . | .   . | b   b | . |
    +---+   +---+   +   +---+   +   +---+---+   +   +---+---+   +---+
    | r | r | .   .   . | .   . | .   .   .   . | . | .   y   y   . |
+---+   +---+   +---+   +   +---+   +   +   +---+   +   +---+---+   +---+
| r   r   r   . | .   .   .   .   S | D   .   . | y   .   .   y | .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

/** A pyramid in steps. */
const HATCHEPSOUT = `
                                +---+---+---+---+
                                | w | .   w   w |
                        +---+---+   +   +   +   +---+---+
                        | w   .   .   .   w   . | .   . |
                        +   +   +---+   +   +---+---+   +
                        | .   . | .   . | .   .   .   . |
                +---+---+---+---+   +---+---+---+   +   +---+---+
                | g   .   .   .   . | . | .   . | . | .   .   . |
                +---+   +   +---+---+   +---+   +   +   +   +   +
                | g   . | .   g   .   g   . | . | . | . | . | r |
        +---+---+---+---+   +---+---+   +   +   +   +   +   +   +---+---+
        | .   b | .   b   . | . | y | .   . | .   . | . | . | .   .   . |
        +   +   +   +   +   +   +   +---+---+   +   +   +   +---+   +   +
        | .   b   .   b | .   . | y   .   .   . | . | r | .   r | . | . |
+---+---+---+---+   +---+   +   +   +   +   +---+   +---+   +   +   +   +---+---+
| .   .   b   .   .   .   .   y   y   S | D   .   .   .   . | r | . | .   .   r |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

// Drawn for weaker bots, with two players too easy for the hunter: for the tables and records made of them.

const AMENOPHIS = `
                                +---+---+
                                | .   w |
                            +---+   +   +---+
                            | . | . | w   . |
                        +---+   +---+---+   +---+
                        | .   .   .   . | w   w |
                    +---+   +---+   +   +   +   +---+
                    | . | .   .   .   .   w | . | . |
                +---+   +   +   +---+---+   +---+   +---+
                | .   .   .   g | .   . | .   .   .   b |
            +---+   +   +   +   +   +   +---+---+   +   +---+
            | .   . | . | . | g   .   . | .   b   . | b | b |
        +---+   +---+   +   +   +---+   +   +   +   +   +   +---+
        | .   . | .   . | . | . | .   . | . | . | . | .   b | y |
    +---+---+   +   +   +---+   +   +---+---+   +   +---+---+   +---+
    | .   r | .   .   . | g   g | .   .   . | . | . | y   y   y   . |
+---+   +   +   +---+   +   +   +   +   +   +---+   +   +---+---+   +---+
| r   r | r   r | .   .   .   .   S | D   .   .   .   .   .   . | .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

const NEFERTARI = `
                                +---+---+---+---+
                                | .   .   w   w |
                        +---+---+   +---+---+   +---+---+
                        | .   w   .   w   . | . | .   . |
                        +   +---+   +---+   +---+---+   +
                        | .   .   w   . | .   .   .   . |
                +---+---+---+---+   +   +---+   +   +---+---+---+
                | g | g   .   .   . | . | .   .   .   .   .   . |
                +   +   +---+   +---+   +   +   +   +   +   +   +
                | g   g   .   . | .   . | .   . | . | .   . | . |
        +---+---+   +---+   +---+---+   +   +   +---+   +   +---+---+---+
        | .   b | . | .   .   . | y | .   . | .   . | r   .   r   .   . |
        +---+   +---+   +---+   +   +---+---+   +   +   +   +---+---+   +
        | b   b   .   . | .   . | .   y   .   . | . | . | .   . | .   . |
+---+---+   +   +---+---+   +   +   +   +   +   +   +   +   +   +   +   +---+---+
| .   .   b   .   b   .   . | y   y   S | D   . | .   .   r   r   r | .   .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

const drawings: Readonly<Record<string, string>> = {
  ramses: RAMSES,
  hatchepsout: HATCHEPSOUT,
  amenophis: AMENOPHIS,
  nefertari: NEFERTARI,
};
const maps = new Map<string, PyramidMap>();

export const DEFAULT_MAP = 'ramses';
/** Where nobody asked for a map, by version 1 of the rules. */
export const FIRST_DEFAULT = 'amenophis';
/** Those that tables are offered. */
export const mapNames: readonly string[] = ['ramses', 'hatchepsout'];

/** The map of that name, or undefined: names come from outside. */
export function mapNamed(name: string): PyramidMap | undefined {
  if (!Object.hasOwn(drawings, name)) return undefined;
  let map = maps.get(name);
  if (map === undefined) maps.set(name, (map = houseMap(name, drawings[name]!)));
  return map;
}
