/** Turning tiles over in view of all (MM-21): by a card, or the question marks at the evaluation. */
import type { Face, TileNumber } from './protocol.ts';
import { type State, turnOver, up } from './state.ts';
import { FACES, lowest, tilesOf } from './tiles.ts';

export function turnAllOver(state: State, tiles: number): void {
  for (let rest = tiles; rest !== 0; rest &= rest - 1) turnOver(state, lowest(rest));
}

export const sidesUp = (state: State, tiles: number): { tile: TileNumber; up: Face }[] =>
  tilesOf(tiles).map((tile) => ({ tile, up: FACES[up(state, tile)]! }));
