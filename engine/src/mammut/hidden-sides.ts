/**
 * Imagining the hidden sides of tiles. The tiles in use are public (MM-2), and all see how many tiles show each face.
 * As a graph: each tile is an edge between its two faces, directed at the face that is up. A possible world is a choice
 * of directions with the right number of edges into each face, and all possible worlds are equally likely.
 */
import { type Chance, shuffle } from '../core/chance.ts';
import type { View } from './protocol.ts';
import { setTile, type State, up } from './state.ts';
import { FACES, KINDS, NONE, RED, tilePairs, tileSet } from './tiles.ts';

/** Loot faces only: the shaman has no secret. */
const FACE_COUNT = RED;
/** Possible worlds that the random walk visits, per tile: enough to become independent of the first one. */
const VISITS_PER_TILE = 2;
/** A walk that takes more steps than this is given up, and the world it began with is used. */
const MAX_STEPS = 100_000;

export interface HiddenSides {
  /** The tiles whose hidden side the viewer does not know. */
  readonly hidden: Uint8Array;
  /** The two faces of each tile of the set that could lie there. */
  readonly one: Uint8Array;
  readonly other: Uint8Array;
  /** Which face of each is up, in one possible world (or the nearest to one, if the view contradicts the set). */
  readonly upper: Uint8Array;
  /** By face: the tiles that have it and can lie either way. */
  readonly free: readonly Uint8Array[];
  /** The faces that such tiles have. */
  readonly faces: Uint8Array;
}

export function hiddenSides(state: State, view: View): HiddenSides {
  const hidden = [...view.tiles.keys()].filter((tile) => view.tiles[tile]!.down === undefined);
  const pairs = unknownPairs(view);
  const needs = Array.from({ length: FACE_COUNT }, () => 0);
  for (const tile of hidden) needs[up(state, tile)]! += 1;
  const one = Uint8Array.from(pairs, ([face]) => face);
  const other = Uint8Array.from(pairs, ([, face]) => face);
  const edges = [...pairs.keys()];
  const upper = fit(one, other, edgesByFace(edges, one, other), needs);
  const free = edgesByFace(edges.filter(canTurn(one, other, upper)), one, other);
  const faces = Uint8Array.from([...free.keys()].filter((face) => free[face]!.length > 0));
  return { hidden: Uint8Array.from(hidden), one, other, upper, free, faces };
}

function edgesByFace(edges: readonly number[], one: Uint8Array, other: Uint8Array): Uint8Array[] {
  return Array.from({ length: FACE_COUNT }, (_, face) =>
    Uint8Array.from(edges.filter((edge) => one[edge] === face || other[edge] === face)),
  );
}

/** Whether a tile can lie either way: only if turning others can balance it, that is, if its edge is on a directed cycle. */
function canTurn(one: Uint8Array, other: Uint8Array, upper: Uint8Array): (edge: number) => boolean {
  const reach = Array.from({ length: FACE_COUNT }, (_, face) => 1 << face);
  for (const [edge, face] of upper.entries()) reach[face]! |= 1 << (one[edge]! + other[edge]! - face);
  for (let by = 0; by < FACE_COUNT; by++)
    for (let from = 0; from < FACE_COUNT; from++) if ((reach[from]! & (1 << by)) !== 0) reach[from]! |= reach[by]!;
  return (edge) => {
    const face = upper[edge]!;
    const next = one[edge]! + other[edge]! - face;
    return next !== face && (reach[next]! & (1 << face)) !== 0;
  };
}

/** The tiles of the set, without those of which the viewer knows both sides. */
export function unknownPairs(view: View): (readonly [number, number])[] {
  const pairs = tilePairs(tileSet(view.options.tiles) ?? []).slice(0, -1);
  for (const { up: upper, down: lower } of view.tiles) {
    if (lower === undefined) continue;
    const at = pairs.findIndex(
      ([one, other]) =>
        (FACES[one] === upper && FACES[other] === lower) || (FACES[one] === lower && FACES[other] === upper),
    );
    if (at >= 0) pairs.splice(at, 1);
  }
  return pairs;
}

/** Directs the edges so that each face gets the number it needs, along paths from faces with too many to faces with too few. */
function fit(one: Uint8Array, other: Uint8Array, having: readonly Uint8Array[], needs: readonly number[]): Uint8Array {
  const upper = one.slice();
  const surplus = needs.map((need) => -need);
  for (const face of upper) surplus[face]! += 1;
  for (let from = 0; from < FACE_COUNT; from++)
    while (surplus[from]! > 0) {
      const to = shift(from, upper, one, other, having, surplus);
      if (to === NONE) break;
      surplus[from]! -= 1;
      surplus[to]! += 1;
    }
  return upper;
}

/** Turns the tiles along a shortest path to a face that lacks one; returns that face, or NONE if none can be reached. */
function shift(
  from: number,
  upper: Uint8Array,
  one: Uint8Array,
  other: Uint8Array,
  having: readonly Uint8Array[],
  surplus: readonly number[],
): number {
  const by = new Map<number, number>([[from, NONE]]);
  for (const face of by.keys()) {
    if (surplus[face]! < 0) {
      for (let at = face; by.get(at)! !== NONE;) {
        const edge = by.get(at)!;
        at = one[edge]! + other[edge]! - at;
        upper[edge] = one[edge]! + other[edge]! - at;
      }
      return face;
    }
    for (const edge of having[face]!) {
      const next = one[edge]! + other[edge]! - face;
      if (upper[edge] === face && !by.has(next)) by.set(next, edge);
    }
  }
  return NONE;
}

/** Gives every hidden tile a lower side: a possible world, each as likely as the others, its tiles shuffled among equal faces. */
export function imagineSides(state: State, sides: HiddenSides, chance: Chance): void {
  const upper = randomWorld(sides, chance);
  const edges = Uint8Array.from(upper.keys());
  shuffle(chance, edges);
  const byFace: number[][] = Array.from({ length: FACE_COUNT }, () => []);
  for (const edge of edges) byFace[upper[edge]!]!.push(edge);
  for (const tile of sides.hidden) {
    const face = up(state, tile);
    const edge = byFace[face]!.pop();
    // The tiles on the table are not those of the set: any kind will do.
    const below = edge === undefined ? chance.below(KINDS.length) : sides.one[edge]! + sides.other[edge]! - face;
    setTile(state, tile, face, below);
  }
}

/**
 * A random walk (Markov chain) through the possible worlds, by way of worlds with one tile too many at one face and one
 * too few at another: each step turns a tile and moves the surplus to its other face, until the surplus is back where it
 * began. Steps forth and back are equally likely, so all worlds are in the long run. Visits to possible worlds are
 * counted, also those in which nothing changes: stopping at the first return would favour worlds with many neighbours.
 */
function randomWorld({ upper: start, one, other, free, faces }: HiddenSides, chance: Chance): Uint8Array {
  const upper = start.slice();
  if (faces.length === 0) return upper;
  let origin = 0;
  let at = 0;
  let isAway = false;
  let visits = upper.length * VISITS_PER_TILE;
  for (let steps = 0; isAway || visits > 0; steps++) {
    if (steps === MAX_STEPS) return start.slice();
    if (!isAway) {
      visits--;
      at = origin = faces[chance.below(faces.length)]!;
    }
    const edges = free[at]!;
    const edge = edges[chance.below(edges.length)]!;
    if (upper[edge] !== at) continue;
    const next = one[edge]! + other[edge]! - at;
    const degree = free[next]!.length;
    if (degree > edges.length && chance.below(degree) >= edges.length) continue;
    upper[edge] = next;
    at = next;
    isAway = at !== origin;
  }
  return upper;
}
