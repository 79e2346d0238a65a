/**
 * A state as text that a person can follow with the rule book in hand. Each tile is `#` rock, `,` grass, `.` snow or `+`
 * cross, then what is on it: `a` to `d` a trap of seat 0 to 3, `M` the mammoth, `A` to `D` the hunters.
 */
import { tileKinds } from './board.ts';
import { discardPile, drawPile, handOf } from './cards.ts';
import { cellNames, nameOf, NONE } from './cells.ts';
import type { Tile } from './protocol.ts';
import { hunterAt, type State, trapOwner } from './state.ts';
import { write } from './json.ts';

export const tileSigns: Readonly<Record<Tile, string>> = { rock: '#', grass: ',', snow: '.', cross: '+' };
export const hunterSigns = 'ABCD';
export const trapSigns = 'abcd';

/** Board, hunters, piles and whose turn it is. */
export function draw(state: State): string {
  const { turn, phase, toAct, flight, result } = write(state);
  const now = [`turn ${hunterSigns[turn]}`, phase];
  if (toAct !== null && toAct !== turn) now.push(`${hunterSigns[toAct]} to choose`);
  if (flight !== null) now.push(`${flight.mammothLeft} to run, ${flight.hunterLeft} to walk`);
  if (result !== null)
    now.push(result.reason === 'trap' ? `${hunterSigns[result.winners[0]!]} wins` : 'the mammoth wins');
  return [drawBoard(state), ...hunterLines(state), ...pileLines(state), now.join(' · ')].join('\n');
}

/** The seven rows of the board. */
export function drawBoard(state: State): string {
  const tokens = cellNames.map((_, cell) => token(state, cell));
  const longest = Math.max(...tokens.map((text) => text.length));
  const width = longest + 1 + ((longest + 1) % 2);
  const rows: string[] = [];
  for (let r = -3; r <= 3; r++) {
    const row = tokens.filter((_, cell) => cellNames[cell]!.endsWith(`,${r}`));
    rows.push((' '.repeat((Math.abs(r) * width) / 2) + row.map((text) => text.padEnd(width)).join('')).trimEnd());
  }
  return rows.join('\n');
}

function token(state: State, cell: number): string {
  const owner = trapOwner(state, cell);
  let text = tileSigns[tileKinds[state.board.tiles[cell]!]!];
  if (owner !== NONE) text += trapSigns[owner]!;
  if (state.mammoth === cell) text += 'M';
  for (let seat = 0; seat < state.players; seat++) if (hunterAt(state, seat) === cell) text += hunterSigns[seat]!;
  return text;
}

function hunterLines(state: State): string[] {
  return write(state).hunters.map(({ traps, removed }, seat) => {
    const at = hunterAt(state, seat);
    const where = at === NONE ? (removed ? 'removed' : 'to be placed') : nameOf(at);
    return `${hunterSigns[seat]} ${where.padEnd(12)} hand ${handOf(state, seat).join(' ').padEnd(5)} traps ${traps}`;
  });
}

function pileLines(state: State): string[] {
  const line = (name: string, cards: readonly number[]) => `${name} ${cards.length}: ${cards.join('')}`.trimEnd();
  return [line('draw', drawPile(state)), line('discard', discardPile(state))];
}
