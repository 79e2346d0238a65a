/**
 * A position as text, for people: golden playthroughs, tests, the command line. Tiles are `number=up/down`, places and
 * seats have a line each, what else belongs to them follows after bars.
 */
import type { StateJson, TileNumber } from './protocol.ts';
import { write } from './json.ts';
import type { State } from './state.ts';

export function draw(state: State): string {
  const json = write(state);
  const lines = [heading(json), `middle: ${tileList(json, json.middle)}`];
  for (let seat = 0; seat < json.players; seat++) lines.push(seatLine(json, seat));
  return `${lines.join('\n')}\n`;
}

function heading(json: StateJson): string {
  const parts = [`round ${json.round}`, `start ${json.start}`, moment(json)];
  if (json.choice?.kind === 'wildAnimal' && json.choice.swapped.length > 0)
    parts.push(`swapped ${json.choice.swapped.join(' ')}`);
  addList(parts, 'turned', json.turned);
  addList(parts, 'played', json.played);
  parts.push(`draw ${json.draw.join(' ') || '-'}`);
  parts.push(`discard ${json.discard.join(' ') || '-'}`);
  return parts.join(' | ');
}

function moment(json: StateJson): string {
  if (json.result !== null) return `over, won by ${json.result.winners.join(' ')}`;
  return json.choice === null ? `to act ${json.toAct}` : `${json.choice.kind} ${json.toAct}`;
}

function seatLine(json: StateJson, seat: number): string {
  const shares = json.shares[seat]!.map((tiles) => tileList(json, tiles)).join(' + ');
  const parts = [`${seat}: ${shares || '-'}`, `vp ${json.vp[seat]}`, `track ${json.hideTrack[seat]}`];
  addList(parts, 'animals', json.animals[seat]!);
  addList(parts, 'hand', json.hands[seat]!);
  addList(parts, 'laid', json.laid[seat]!);
  addList(parts, 'knows', json.known[seat]!);
  return parts.join(' | ');
}

function addList(parts: string[], name: string, items: readonly (string | number)[]): void {
  if (items.length > 0) parts.push(`${name} ${items.join(' ')}`);
}

function tileList(json: StateJson, tiles: readonly TileNumber[]): string {
  return tiles.map((tile) => `${tile}=${json.tiles[tile]!.up}/${json.tiles[tile]!.down}`).join(' ') || '-';
}
