/**
 * Everything that is wrong with a map, as data: for an editor that says so in words while somebody draws, and for our
 * own maps, which must have no problem at all (`map-house.ts`). What comes from outside is read by `map-check.ts` first.
 */
import { colourOf, COLOURS, coordinates } from './map.ts';
import { MOST_CELLS, TREASURES } from './map-check.ts';
import type { Cell, Colour, PyramidMap, Treasure } from './protocol.ts';

/** A map that may not be finished. A `PyramidMap` is one too. */
export interface MapDraft {
  readonly cells: PyramidMap['cells'];
  readonly start: Cell | null;
  readonly dungeon: Cell | null;
  readonly treasures: PyramidMap['treasures'];
}

type Found =
  /** MO-1: what a game cannot do without. */
  | { readonly kind: 'noStairs' }
  | { readonly kind: 'noDungeon' }
  | { readonly kind: 'tooManyCells'; readonly cells: number; readonly most: number }
  | { readonly kind: 'treasureCount'; readonly colour: Colour; readonly needed: number; readonly found: number }
  /** A treasure outside the map, in the stairs or the dungeon, or on the cell of another. */
  | { readonly kind: 'treasureMisplaced'; readonly treasure: Treasure; readonly cell: Cell }
  | { readonly kind: 'noExit'; readonly cell: Cell }
  /** From the stairs or the dungeon. */
  | { readonly kind: 'unreachable'; readonly cell: Cell }
  /** MO-2: what our own maps keep. */
  | { readonly kind: 'gapInRow'; readonly cell: Cell }
  | { readonly kind: 'overhang'; readonly cell: Cell }
  | { readonly kind: 'notAtBottom'; readonly cell: Cell }
  | { readonly kind: 'notSideBySide'; readonly cell: Cell }
  | { readonly kind: 'dungeonExits'; readonly cell: Cell; readonly found: number }
  | { readonly kind: 'nearerToOtherColour'; readonly treasure: Treasure; readonly cell: Cell }
  | { readonly kind: 'noDeadEnd' }
  /** A mummy on this cell parts too much of the pyramid from the rest, or shuts in who is in the stairs or the dungeon. */
  | { readonly kind: 'cutsApart'; readonly cell: Cell }
  /** Every route between the left and the right half leads over this cell. */
  | { readonly kind: 'onlyCrossing'; readonly cell: Cell };

export type MapProblem = Found & {
  readonly clause: 'MO-1' | 'MO-2';
  /** Whether no game can be played on such a map; the others only make a worse pyramid. */
  readonly blocks: boolean;
};
export type MapProblemKind = MapProblem['kind'];

/** With the mummy on any one cell, at least this share of the others must stay connected. */
const OPEN_SHARE = 0.85;

/** All problems, those that prevent a game first. Finds as much as can be said about an unfinished map. */
export function mapProblems(draft: MapDraft): MapProblem[] {
  const cells = Object.keys(draft.cells);
  // Larger ones are not looked at any further: the time this takes grows with the square of the cells.
  if (cells.length > MOST_CELLS)
    return [{ kind: 'tooManyCells', cells: cells.length, most: MOST_CELLS, clause: 'MO-1', blocks: true }];
  const graph = graphOf(draft, cells);
  const cutOff = unreachable(graph);
  const needed = [...endsMissing(draft), ...treasuresMissing(draft), ...cutOff];
  const wanted = [
    ...outline(cells),
    ...bottom(draft, cells),
    ...regions(draft, graph),
    ...deadEnds(graph),
    // While cells are cut off by walls, every cell of the mummy would be a problem too.
    ...(cutOff.length > 0 ? [] : corridors(graph)),
  ];
  return [
    ...needed.map((found): MapProblem => ({ ...found, clause: 'MO-1', blocks: true })),
    ...wanted.map((found): MapProblem => ({ ...found, clause: 'MO-2', blocks: false })),
  ];
}

/** Cells by number. */
interface Graph {
  readonly names: readonly Cell[];
  readonly index: ReadonlyMap<Cell, number>;
  readonly exits: readonly (readonly number[])[];
  /** The stairs and the dungeon, if there are any. */
  readonly ends: readonly number[];
}

function graphOf({ cells, start, dungeon }: MapDraft, names: readonly Cell[]): Graph {
  const index = new Map(names.map((name, cell) => [name, cell]));
  const isEnd = (cell: Cell): boolean => cell === start || cell === dungeon;
  const exits = names.map((name) =>
    cells[name]!.flatMap((to) => (index.has(to) && !isEnd(to) ? [index.get(to)!] : [])),
  );
  return { names, index, exits, ends: names.flatMap((name, cell) => (isEnd(name) ? [cell] : [])) };
}

/** Steps from a cell to each, -1 where there is no route. */
function stepsFrom({ exits }: Graph, from: number): Int16Array {
  const steps = new Int16Array(exits.length).fill(-1);
  steps[from] = 0;
  const reached = [from];
  for (const cell of reached)
    for (const to of exits[cell]!) {
      if (steps[to] !== -1) continue;
      steps[to] = steps[cell]! + 1;
      reached.push(to);
    }
  return steps;
}

function endsMissing({ cells, start, dungeon }: MapDraft): Found[] {
  const found: Found[] = [];
  if (start === null || !Object.hasOwn(cells, start)) found.push({ kind: 'noStairs' });
  else if (cells[start]!.length === 0) found.push({ kind: 'noExit', cell: start });
  if (dungeon === null || !Object.hasOwn(cells, dungeon) || dungeon === start) found.push({ kind: 'noDungeon' });
  else if (cells[dungeon]!.length === 0) found.push({ kind: 'noExit', cell: dungeon });
  return found;
}

function treasuresMissing({ cells, start, dungeon, treasures }: MapDraft): Found[] {
  const found: Found[] = [];
  for (const colour of COLOURS) {
    const count = Object.keys(treasures).filter((treasure) => colourOf(treasure) === colour).length;
    if (count !== TREASURES[colour])
      found.push({ kind: 'treasureCount', colour, needed: TREASURES[colour], found: count });
  }
  const taken = new Set<Cell>();
  for (const [treasure, cell] of Object.entries(treasures)) {
    if (!Object.hasOwn(cells, cell) || cell === start || cell === dungeon || taken.has(cell))
      found.push({ kind: 'treasureMisplaced', treasure, cell });
    taken.add(cell);
  }
  return found;
}

function unreachable(graph: Graph): Found[] {
  const reached = graph.ends.map((end) => stepsFrom(graph, end));
  return graph.names.flatMap((cell, i): Found[] =>
    !graph.ends.includes(i) && reached.some((steps) => steps[i] === -1) ? [{ kind: 'unreachable', cell }] : [],
  );
}

/** The cross-section of a pyramid: rows without gaps, each within the span of the one below. */
function outline(cells: readonly Cell[]): Found[] {
  const rows = new Map<number, number[]>();
  for (const cell of cells) {
    const [x, y] = coordinates(cell);
    const row = rows.get(y);
    if (row === undefined) rows.set(y, [x]);
    else row.push(x);
  }
  const found: Found[] = [];
  let above = { y: NaN, left: Infinity, right: -Infinity };
  for (const [y, xs] of [...rows].sort(([a], [b]) => a - b)) {
    const sorted = xs.toSorted((a, b) => a - b);
    const gap = sorted.find((x, i) => i > 0 && x !== sorted[i - 1]! + 1);
    if (gap !== undefined) found.push({ kind: 'gapInRow', cell: `${gap},${y}` });
    // A row that is missing altogether is a gap too.
    if (y > above.y + 1) found.push({ kind: 'gapInRow', cell: `${sorted[0]!},${y}` });
    if (sorted[0]! > above.left) found.push({ kind: 'overhang', cell: `${above.left},${above.y}` });
    else if (sorted.at(-1)! < above.right) found.push({ kind: 'overhang', cell: `${above.right},${above.y}` });
    above = { y, left: sorted[0]!, right: sorted.at(-1)! };
  }
  return found;
}

function bottom({ cells, start, dungeon }: MapDraft, all: readonly Cell[]): Found[] {
  const found: Found[] = [];
  const lowest = all.reduce((most, cell) => Math.max(most, coordinates(cell)[1]), -Infinity);
  for (const end of [start, dungeon])
    if (end !== null && coordinates(end)[1] !== lowest) found.push({ kind: 'notAtBottom', cell: end });
  if (start !== null && dungeon !== null) {
    const [startX, startY] = coordinates(start);
    const [dungeonX, dungeonY] = coordinates(dungeon);
    if (startY !== dungeonY || Math.abs(startX - dungeonX) !== 1) found.push({ kind: 'notSideBySide', cell: dungeon });
  }
  const exits = dungeon === null ? undefined : cells[dungeon];
  if (exits !== undefined && exits.length !== 2)
    found.push({ kind: 'dungeonExits', cell: dungeon!, found: exits.length });
  return found;
}

/** Each treasure is nearer to one of its own colour than to any of another. */
function regions({ treasures }: MapDraft, graph: Graph): Found[] {
  const placed = Object.entries(treasures).filter(([, cell]) => graph.index.has(cell));
  return placed.flatMap(([treasure, cell]): Found[] => {
    const steps = stepsFrom(graph, graph.index.get(cell)!);
    let own = Infinity;
    let other = Infinity;
    for (const [each, at] of placed) {
      const distance = steps[graph.index.get(at)!]!;
      if (each === treasure || distance === -1) continue;
      if (colourOf(each) === colourOf(treasure)) own = Math.min(own, distance);
      else other = Math.min(other, distance);
    }
    // Where nothing of the two is in reach, there is nothing to compare yet.
    const nearer = own < other || (own === Infinity && other === Infinity);
    return nearer ? [] : [{ kind: 'nearerToOtherColour', treasure, cell }];
  });
}

function deadEnds({ exits, ends }: Graph): Found[] {
  const exist = exits.some((list, cell) => list.length === 1 && !ends.includes(cell));
  return exist ? [] : [{ kind: 'noDeadEnd' }];
}

/**
 * Two routes without a common cell join left and right, no cell of the mummy cuts the maze apart, and on none can it wait
 * for those who have to leave the stairs or the dungeon.
 */
function corridors(graph: Graph): Found[] {
  const { names, exits, ends } = graph;
  const ordinary = names.flatMap((_, cell) => (ends.includes(cell) ? [] : [cell]));
  if (ordinary.length < 2) return [];
  const xs = ordinary.map((cell) => coordinates(names[cell]!)[0]);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const side = names.map((name) => Math.sign(coordinates(name)[0] - middle));
  return ordinary.flatMap((closed): Found[] => {
    const cell = names[closed]!;
    const parts = partsWithout(graph, closed, side);
    const largest = parts.reduce((most, part) => (part.cells.size > most.cells.size ? part : most), parts[0]!);
    const cutsApart =
      largest.cells.size < OPEN_SHARE * (ordinary.length - 1) ||
      ends.some((end) => !exits[end]!.some((exit) => largest.cells.has(exit)));
    if (cutsApart) return [{ kind: 'cutsApart', cell }];
    return parts.some(({ left, right }) => left && right) ? [] : [{ kind: 'onlyCrossing', cell }];
  });
}

/** The connected parts of the ordinary cells if one is closed. */
function partsWithout({ exits, ends }: Graph, closed: number, side: readonly number[]) {
  const seen = new Uint8Array(exits.length);
  for (const cell of [...ends, closed]) seen[cell] = 1;
  const parts: { cells: ReadonlySet<number>; left: boolean; right: boolean }[] = [];
  for (let from = 0; from < exits.length; from++) {
    if (seen[from] === 1) continue;
    seen[from] = 1;
    const reached = [from];
    for (const cell of reached)
      for (const to of exits[cell]!) {
        if (seen[to] === 1) continue;
        seen[to] = 1;
        reached.push(to);
      }
    parts.push({
      cells: new Set(reached),
      left: reached.some((cell) => side[cell]! < 0),
      right: reached.some((cell) => side[cell]! > 0),
    });
  }
  return parts;
}
