/** Ways on the map, for planning the mummy's walk. Whether a walk is legal is for the rules to say. */
import type { Cell, PyramidMap } from '@traque/engine/momie/protocol';

/** A shortest way from one cell to another, without the first cell; null if there is none. */
export function shortest(map: PyramidMap, from: Cell, to: Cell): readonly Cell[] | null {
  if (from === to) return [];
  const cameFrom = new Map<Cell, Cell>([[from, from]]);
  let edge: readonly Cell[] = [from];
  while (edge.length > 0) {
    const next: Cell[] = [];
    for (const cell of edge) {
      for (const neighbour of map.cells[cell] ?? []) {
        if (cameFrom.has(neighbour)) continue;
        cameFrom.set(neighbour, cell);
        if (neighbour === to) return trace(cameFrom, from, to);
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return null;
}

function trace(cameFrom: ReadonlyMap<Cell, Cell>, from: Cell, to: Cell): Cell[] {
  const way: Cell[] = [];
  for (let cell = to; cell !== from; cell = cameFrom.get(cell) ?? from) way.unshift(cell);
  return way;
}

/** How far each cell is from here, up to `limit` steps; the cell itself counts as 0. */
export function distances(map: PyramidMap, from: Cell, limit: number): ReadonlyMap<Cell, number> {
  const far = new Map<Cell, number>([[from, 0]]);
  let edge: readonly Cell[] = [from];
  for (let steps = 1; steps <= limit && edge.length > 0; steps++) {
    const next: Cell[] = [];
    for (const cell of edge) {
      for (const neighbour of map.cells[cell] ?? []) {
        if (far.has(neighbour)) continue;
        far.set(neighbour, steps);
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return far;
}

/**
 * The way after a click on `to`: extended by a shortest way. A cell that cannot be reached is added as it is, so that the
 * rules can say why not.
 */
export function extend(map: PyramidMap, mummy: Cell, path: readonly Cell[], to: Cell): readonly Cell[] {
  const end = path.at(-1) ?? mummy;
  return [...path, ...(shortest(map, end, to) ?? [to])];
}

/** The nearest cell in a straight line in that direction, whether or not there is a wall between. */
export function towards(cells: readonly Cell[], from: Cell, dx: number, dy: number): Cell | null {
  const all = new Set(cells);
  const [x = 0, y = 0] = from.split(',').map(Number);
  for (let n = 1; n <= 40; n++) {
    const cell = `${String(x + dx * n)},${String(y + dy * n)}`;
    if (all.has(cell)) return cell;
  }
  return null;
}
