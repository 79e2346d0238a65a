/** Our own pyramids, drawn as `map-text.ts` explains and checked when first used. [house] */
import { type Atlas, atlasOf } from './atlas.ts';
import { houseMap } from './map-house.ts';
import { DJOSER, KHEPHREN, TOUTANKHAMON } from './maps-searched.ts';

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

/**
 * A drawing that has been shipped never changes, not by a wall: tables and records name it. A new one gets a new name.
 * `testing/index.ts` lists the digest of every one.
 */
export const drawings = {
  ramses: RAMSES,
  hatchepsout: HATCHEPSOUT,
  amenophis: AMENOPHIS,
  nefertari: NEFERTARI,
  toutankhamon: TOUTANKHAMON,
  khephren: KHEPHREN,
  djoser: DJOSER,
} as const;

/** Those that tables are offered, the first to those who ask for none. */
export const mapNames = ['ramses', 'hatchepsout', 'toutankhamon', 'khephren', 'djoser'] as const;

export const atlas: Atlas = atlasOf(drawings, mapNames, houseMap);

/** The map of that name, or undefined: names come from outside. */
export const mapNamed = atlas.named;
