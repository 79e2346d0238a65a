/** Our own pyramids, drawn as `map-text.ts` explains and checked when first used. [house] */
import { houseMap } from './map-house.ts';
import type { PyramidMap } from './protocol.ts';

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

/** A pyramid in steps. */
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

const drawings: Readonly<Record<string, string>> = { amenophis: AMENOPHIS, nefertari: NEFERTARI };
const maps = new Map<string, PyramidMap>();

export const DEFAULT_MAP = 'amenophis';
export const mapNames: readonly string[] = Object.keys(drawings);

/** The map of that name, or undefined: names come from outside. */
export function mapNamed(name: string): PyramidMap | undefined {
  if (!Object.hasOwn(drawings, name)) return undefined;
  let map = maps.get(name);
  if (map === undefined) maps.set(name, (map = houseMap(name, drawings[name]!)));
  return map;
}
