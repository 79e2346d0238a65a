/**
 * Positions drawn as text, in the notation of `draw.ts` with everything left out that does not matter:
 *
 *     round 3 | to act 2 | played flip
 *     middle: red axe×2 tusk×…
 *     0: hide×3 3=?/fox | vp 12 | hand peek
 *     1: meat + fire×2 | laid ownHide
 *     2: -
 *
 * `×…` is as many tiles as are missing. Tiles without a number get the free ones in reading order; a lower side left
 * out does not matter. Cards named nowhere are in the draw pile, or where `…` stands. Seat 0 starts, everybody has 10 VP.
 */
import { CARDS, COPIES } from '../cards.ts';
import { read } from '../json.ts';
import type { State } from '../state.ts';
import { TILES } from '../tiles.ts';

interface Tile {
  number: number;
  up: string;
  down: string;
}
type Parts = ReadonlyMap<string, string>;

export function position(drawing: string): State {
  const [head, middleLine, ...seatLines] = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const heading = partsOf(`-: ${head}`);
  const places = [middleLine!, ...seatLines].map((line) => line.replace(/^\w+: /, '').split(' | ')[0]!);
  const placed = placeTiles(places.map((place) => (place === '-' ? [] : place.split(' + '))));
  const seats = seatLines.map((line) => partsOf(line));
  const cards = dealCards(heading, seats);
  return read({
    game: 'mammut',
    players: seats.length,
    options: { first: 0, tiles: 'house' },
    round: number(heading, 'round', 2),
    lastRound: 5,
    start: number(heading, 'start', 0),
    tiles: placed
      .flat(2)
      .sort((a, b) => a.number - b.number)
      .map(({ up, down }) => ({ up, down })),
    middle: placed[0]!.flat().map((tile) => tile.number),
    shares: placed.slice(1).map((shares) => shares.map((share) => share.map((tile) => tile.number))),
    known: seats.map((seat) => numbers(seat, 'knows')),
    turned: numbers(heading, 'turned'),
    ...cards,
    vp: seats.map((seat) => number(seat, 'vp', 10)),
    hideTrack: seats.map((seat) => number(seat, 'track', 0)),
    animals: seats.map((seat) => words(seat, 'animals')),
    ...momentOf(heading),
  });
}

function momentOf(heading: Parts): object {
  for (const kind of ['wildAnimal', 'mostHidesAnimal'])
    if (heading.has(kind)) {
      const swapped = kind === 'wildAnimal' ? { swapped: numbers(heading, 'swapped') } : {};
      return { phase: 'choose', toAct: number(heading, kind, 0), choice: { kind, ...swapped }, result: null };
    }
  const winners = heading.get('over,')?.replace('won by ', '').split(' ').map(Number);
  if (winners !== undefined) return { phase: 'over', toAct: null, choice: null, result: { winners } };
  return { phase: 'share', toAct: number(heading, 'to', 0), choice: null, result: null };
}

/** `0: tiles | vp 12 | hand peek flip` as vp → 12, hand → peek flip. */
function partsOf(line: string): Parts {
  const parts = line.replace(/^[^:]*: /, '').split(' | ');
  return new Map(
    parts.map((part) => {
      const [name, ...rest] = part.replace('to act', 'to').split(' ');
      return [name!, rest.join(' ')];
    }),
  );
}

const words = (parts: Parts, name: string): string[] =>
  (parts.get(name) ?? '').split(' ').filter((word) => word !== '' && word !== '-');
const numbers = (parts: Parts, name: string): number[] => words(parts, name).map(Number);
const number = (parts: Parts, name: string, otherwise: number): number => Number(parts.get(name) ?? otherwise);

/** By place, by share. */
function placeTiles(places: readonly (readonly string[])[]): Tile[][][] {
  const written = places.flat().flatMap((share) => share.split(' '));
  const missing = TILES - written.reduce((sum, token) => sum + (token.endsWith('×…') ? 0 : copies(token)), 0);
  const taken = new Set(written.filter((token) => token.includes('=')).map((token) => Number(token.split('=')[0])));
  const free = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !taken.has(tile));
  const make = (token: string): Tile[] =>
    Array.from({ length: token.endsWith('×…') ? missing : copies(token) }, () => {
      const mark = token.indexOf('=');
      const label = mark < 0 ? free.shift() : token.slice(0, mark);
      const [up, down] = token
        .slice(mark + 1)
        .split('×')[0]!
        .split('/');
      return { number: Number(label), up: up!, down: down ?? someOther(up!) };
    });
  return places.map((shares) => shares.map((share) => share.split(' ').flatMap(make)));
}

const copies = (token: string): number => Number(token.split('×')[1] ?? 1);

function someOther(face: string): string {
  if (face === 'red') return 'blue';
  if (face === 'blue') return 'red';
  return face === 'meat' ? 'fire' : 'meat';
}

function dealCards(heading: Parts, seats: readonly Parts[]): object {
  const piles = {
    hands: seats.map((seat) => words(seat, 'hand')),
    laid: seats.map((seat) => words(seat, 'laid')),
    played: words(heading, 'played'),
    draw: words(heading, 'draw'),
    discard: words(heading, 'discard'),
  };
  const all = [...piles.hands, ...piles.laid, piles.played, piles.draw, piles.discard];
  const rest = CARDS.flatMap((card, index) => {
    const left = COPIES[index]! - all.flat().filter((name) => name === card).length;
    return Array.from({ length: Math.max(0, left) }, () => card);
  });
  const target = all.find((pile) => pile.includes('…')) ?? piles.draw;
  if (target.includes('…')) target.splice(target.indexOf('…'), 1);
  target.push(...rest);
  return piles;
}
