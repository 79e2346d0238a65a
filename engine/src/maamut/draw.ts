/**
 * A state as text that a person can follow with the rule book in hand. Each tile is `#` rock, `,` grass, `.` snow or `+`
 * cross, then what is on it: `a` to `d` a trap of seat 0 to 3, `M` the mammoth, `A` to `D` the hunters.
 */
import { tileKinds } from './board.ts';
import { discardPile, drawPile, handOf } from './cards.ts';
import { cellNames, nameOf, NOWHERE } from './cells.ts';
import type { Tile } from './protocol.ts';
import { slots } from './slots.ts';
import type { State } from './state.ts';
import { write } from './view.ts';

const { AT, MAMMOTH, TRAPS } = slots;

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

function token({ board, data, players }: State, cell: number): string {
  const trap = data[TRAPS + cell]!;
  let text = tileSigns[tileKinds[board.tiles[cell]!]!];
  if (trap !== 0) text += trapSigns[trap - 1]!;
  if (data[MAMMOTH] === cell) text += 'M';
  for (let seat = 0; seat < players; seat++) if (data[AT + seat] === cell) text += hunterSigns[seat]!;
  return text;
}

function hunterLines(state: State): string[] {
  return write(state).hunters.map(({ traps, removed }, seat) => {
    const at = state.data[AT + seat]!;
    const where = at === NOWHERE ? (removed ? 'removed' : 'to be placed') : nameOf(at);
    return `${hunterSigns[seat]} ${where.padEnd(12)} hand ${handOf(state, seat).join(' ').padEnd(5)} traps ${traps}`;
  });
}

function pileLines(state: State): string[] {
  const line = (name: string, cards: readonly number[]) => `${name} ${cards.length}: ${cards.join('')}`.trimEnd();
  return [line('draw', drawPile(state)), line('discard', discardPile(state))];
}
