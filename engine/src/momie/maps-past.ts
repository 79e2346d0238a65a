/**
 * What the names of maps meant before version 3 of the rules. Until then pyramids were redrawn under the same name and
 * version: a table or record of versions 1 and 2 without the digest of its map may be of any of these
 * (`core/edition.ts` finds out of which). Nothing is ever added here: what is drawn today has a name of its own.
 */
import { type Atlas, atlasOf } from './atlas.ts';
import { checkPlayable, readMap } from './map-check.ts';
import { parseMap } from './map-text.ts';
import { drawings } from './maps.ts';

const FIRST_AMENOPHIS = `
                                +---+---+
                                | .   . |
                            +---+   +   +---+
                            | .   r   .   . |
                        +---+   +   +   +   +---+
                        | r   .   . | .   .   r |
                    +---+---+   +---+---+   +---+---+
                    | .   . | r   . | .   r | .   . |
                +---+   +   +---+   +   +---+   +   +---+
                | y   .   .   .   . | .   .   b   .   b |
            +---+---+   +   +---+   +   +---+   +   +---+---+
            | .   .   y | .   y | .   . | .   . | .   .   . |
        +---+   +---+---+   +   +   +   +   +   +---+---+   +---+
        | w   .   .   .   . | .   . | .   . | b   .   .   .   g |
    +---+   +---+   +---+   +---+   +   +---+   +---+   +---+   +---+
    | w   .   w | .   . | y   .   .   .   .   . | b   . | g   .   g |
+---+   +   +---+---+   +---+   +   +   +   +---+   +---+---+   +   +---+
| w   .   .   .   w   .   .   .   S | D   .   b   .   .   .   .   .   g |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

const FIRST_NEFERTARI = `
                                +---+---+---+---+
                                | .   w   .   . |
                        +---+---+   +   +   +   +---+---+
                        | w   .   w   .   .   w   .   w |
                        +---+   +   +---+---+   +   +---+
                        | r | . | .   .   .   . | . | g |
                +---+---+   +   +---+   +   +---+   +   +---+---+
                | .   .   .   r   . | . | . | .   g   .   .   . |
                +   +   +   +---+   +   +   +   +---+   +   +   +
                | .   . | r   .   r | .   g | .   .   . | .   . |
        +---+---+   +---+   +---+   +   +   +   +---+   +---+   +---+---+
        | y | .   .   .   .   .   .   . | .   .   g   .   .   .   . | b |
        +   +   +   +---+   +---+---+   +   +---+---+   +---+   +   +   +
        | .   . | .   y | .   r   .   . | .   .   .   . | .   . | b   . |
+---+---+   +---+---+   +---+---+   +   +   +   +---+---+   +---+---+   +---+---+
| y   .   y   .   .   .   .   .   .   S | D   .   .   b   .   b   .   .   .   b |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

const SECOND_AMENOPHIS = `
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
            | .   . | . | . | g   .   . | .   b   .   b | b |
        +---+   +   +   +   +   +---+   +   +   +   +   +   +---+
        | .   . | .   . | . | . | .   . | . | . | . | .   b | y |
    +---+---+   +   +   +---+   +   +---+---+   +   +---+---+   +---+
    | .   r | .   .   . | g   g | .   .   . | . | . | y   y   y   . |
+---+   +   +   +---+   +   +   +   +   +   +---+   +   +---+---+   +---+
| r   r | r   r | .   .   .   .   S | D   .   .   .   .   .   . | .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

const SECOND_NEFERTARI = `
                                +---+---+---+---+
                                | .   .   w   w |
                        +---+---+   +---+---+   +---+---+
                        | .   w   .   w   . | .   .   . |
                        +   +---+   +---+   +---+---+   +
                        | .   .   w   . | .   .   .   . |
                +---+---+---+---+   +   +---+   +   +---+---+---+
                | g | g   .   .   . | . | .   .   .   .   .   . |
                +   +   +---+   +---+   +   +   +   +   +   +   +
                | g   g | .   . | .   . | .   . | . | .   . | . |
        +---+---+   +---+   +---+---+   +   +---+---+   +   +---+---+---+
        | .   b | . | .   .   . | y | .   . | .   . | r   .   r   .   . |
        +---+   +---+   +---+   +   +---+---+   +   +   +   +---+---+   +
        | b   b   .   . | .   . | .   y   .   . | . | . | .   . | .   . |
+---+---+   +   +---+---+   +   +   +   +   +   +   +   +   +   +   +   +---+---+
| .   .   b   .   b   .   . | y   y   S | D   . | .   .   r   r   r | .   .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

const FIRST_RAMSES = `
                                +---+---+
                                | w   . |
                            +---+   +   +---+
                            | . | . | w   . |
                        +---+   +---+---+   +---+
                        | .   .   . | w | w   . |
                    +---+---+---+   +   +   +   +---+
                    | . | .   .   .   w   . | . | . |
                +---+   +---+   +---+---+   +---+   +---+
                | .   .   .   . | .   g | .   .   b   . |
            +---+---+   +---+   +   +---+---+---+   +   +---+
            | .   . | . | g   .   g   . | b   .   . | . | b |
        +---+   +---+   +   +   +---+   +   +---+   +   +   +---+
        | .   .   . | . | . | g | .   . | . | .   . | b   b | . |
    +---+   +---+   +   +---+   +   +---+---+   +   +---+---+   +---+
    | r | r | .   .   . | .   . | .   .   .   . | . | .   y   y   . |
+---+   +---+   +---+   +   +---+   +   +   +---+   +   +---+---+   +---+
| r   r   r   . | .   .   .   .   S | D   .   . | y   .   .   y | .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

const FIRST_HATCHEPSOUT = `
                                +---+---+---+---+
                                | . | w   w   . |
                        +---+---+   +---+---+   +---+---+
                        | w   .   w   .   .   . | .   . |
                        +---+   +---+   +   +---+---+   +
                        | .   . | .   w | .   .   .   . |
                +---+---+---+---+   +---+---+   +   +   +---+---+
                | g   g   .   .   . | . | .   .   . | .   .   . |
                +   +   +   +---+---+   +---+   +   +   +   +   +
                | g   . | .   .   g   .   . | . | . | . | . | . |
        +---+---+---+---+   +---+---+   +   +---+---+   +   +   +---+---+
        | b   . | b   .   .   . | y | .   . | . | . | . | . | .   .   r |
        +---+   +   +   +   +---+   +---+---+   +   +   +   +---+   +   +
        | b   .   b   . | .   y | .   .   .   .   . | r | .   r | . | r |
+---+---+---+---+   +   +   +   +   +   +   +   +   +---+   +   +   +   +---+---+
| .   b   .   .   .   .   . | y   y   S | D   . | .   .   . | r | .   .   .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

const SECOND_HATCHEPSOUT = `
                                +---+---+---+---+
                                | . | .   w   w |
                        +---+---+   +---+---+   +---+---+
                        | w   w   .   .   .   . | .   . |
                        +   +   +---+   +   +---+---+   +
                        | .   . | .   w | .   .   .   . |
                +---+---+---+---+   +---+---+   +   +   +---+---+
                | .   g   .   .   . | . | .   . | . | .   .   . |
                +   +   +   +---+---+   +---+   +   +   +   +   +
                | g   g | .   .   g   .   . | . | . | . | . | . |
        +---+---+---+---+   +---+---+---+   +   +   +   +   +   +---+---+
        | b   . | .   .   .   . | y | .   . | . | . | r | . | .   .   r |
        +---+   +   +   +   +   +   +---+---+   +   +   +   +---+   +   +
        | b   .   b   b | .   y | .   .   .   .   . | . | .   r | . | r |
+---+---+---+---+   +   +   +   +   +   +   +   +   +---+   +   +   +   +---+---+
| b   .   .   .   .   .   . | y   y   S | D   . | .   .   . | r | .   .   .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;

/** Rules of one version, as they were shipped for a while. */
export interface PastEdition {
  readonly version: number;
  /** When its maps were drawn, in milliseconds since 1970: no game was begun on them before. */
  readonly since: number;
  readonly atlas: Atlas;
}

type Drawings = Readonly<Record<string, string>>;

function edition(version: number, since: number, offered: readonly [string, ...string[]], all: Drawings): PastEdition {
  // Not held to what our maps must keep today: they are what they are.
  const atlas = atlasOf(all, offered, (name, drawing) => checkPlayable(readMap(name, parseMap(drawing))));
  return { version, since, atlas };
}

const { ramses, hatchepsout, amenophis, nefertari } = drawings;
const first = ['amenophis', 'nefertari'] as const;
const second = ['ramses', 'hatchepsout'] as const;

/** Newest first. */
export const pastEditions: readonly PastEdition[] = [
  edition(2, 1_794_846_120_000, second, { ramses, hatchepsout, amenophis, nefertari }),
  edition(2, 1_794_843_600_000, second, {
    ramses: FIRST_RAMSES,
    hatchepsout: SECOND_HATCHEPSOUT,
    amenophis,
    nefertari,
  }),
  edition(2, 1_794_842_160_000, second, {
    ramses: FIRST_RAMSES,
    hatchepsout: FIRST_HATCHEPSOUT,
    amenophis,
    nefertari,
  }),
  edition(1, 1_794_801_300_000, first, { amenophis, nefertari }),
  edition(1, 1_794_797_220_000, first, { amenophis: SECOND_AMENOPHIS, nefertari: SECOND_NEFERTARI }),
  edition(1, 1_794_783_060_000, first, { amenophis: FIRST_AMENOPHIS, nefertari: FIRST_NEFERTARI }),
];
