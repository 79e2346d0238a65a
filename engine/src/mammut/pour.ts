/** The pour (MM-20): every tile gets a new number and lands on one of its sides. */
import { type Chance, shuffle } from '../core/chance.ts';
import type { Emit } from './events.ts';
import { down, gatherTiles, setTile, type State, up } from './state.ts';
import { FACES, TILES } from './tiles.ts';

const pairs = new Uint16Array(TILES);

export function pour(state: State, chance: Chance, emit: Emit | undefined): void {
  tumble(state, chance);
  gatherTiles(state);
  state.phase = 'share';
  state.choice = null;
  state.toAct = state.start;
  emit?.({ type: 'pour', for: null, round: state.round, start: state.start, up: facesUp(state) });
}

/** A fair order, then a fair side for each: the number says nothing about the hidden side. */
function tumble(state: State, chance: Chance): void {
  for (let tile = 0; tile < TILES; tile++) pairs[tile] = (up(state, tile) << 8) | down(state, tile);
  shuffle(chance, pairs);
  for (let tile = 0, coins = 0; tile < TILES; tile++, coins >>= 1) {
    if (tile % 8 === 0) coins = chance.below(256);
    const one = pairs[tile]! >> 8;
    const other = pairs[tile]! & 0xff;
    if ((coins & 1) === 0) setTile(state, tile, one, other);
    else setTile(state, tile, other, one);
  }
}

const facesUp = (state: State) => Array.from({ length: TILES }, (_, tile) => FACES[up(state, tile)]!);
