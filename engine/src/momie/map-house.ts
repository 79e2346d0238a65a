/** What our own maps must fulfil beyond every map: MO-2, and that one mummy cannot close a route for good. */
import { Malformed } from '../core/malformed.ts';
import { colourOf, coordinates } from './map.ts';
import { checkPlayable, distances, ordinaryCells, readMap } from './map-check.ts';
import { parseMap } from './map-text.ts';
import type { Cell, PyramidMap } from './protocol.ts';

/** With the mummy on any one cell, at least this share of the others must stay connected. */
const OPEN_SHARE = 0.85;

/** A map of ours from its drawing. @throws {Malformed} saying what it does not fulfil */
export function houseMap(name: string, drawing: string): PyramidMap {
  const map = checkPlayable(readMap(name, parseMap(drawing)));
  const problem =
    outlineProblem(map) ?? bottomProblem(map) ?? regionProblem(map) ?? deadEndProblem(map) ?? corridorProblem(map);
  if (problem !== null) throw new Malformed(name, problem);
  return map;
}

/** The cross-section of a pyramid: rows without gaps, each within the span of the one below. */
function outlineProblem(map: PyramidMap): string | null {
  const rows = new Map<number, number[]>();
  for (const cell of Object.keys(map.cells)) {
    const [x, y] = coordinates(cell);
    rows.set(y, [...(rows.get(y) ?? []), x]);
  }
  let above = { left: Infinity, right: -Infinity };
  for (const [y, xs] of [...rows].sort(([a], [b]) => a - b)) {
    const row = { left: Math.min(...xs), right: Math.max(...xs) };
    if (row.right - row.left + 1 !== xs.length) return `row ${y} has a gap`;
    if (row.left > above.left || row.right < above.right) return `row ${y} is narrower than the one above`;
    above = row;
  }
  return null;
}

function bottomProblem(map: PyramidMap): string | null {
  const [startX, startY] = coordinates(map.start);
  const [dungeonX, dungeonY] = coordinates(map.dungeon);
  const bottom = Math.max(...Object.keys(map.cells).map((cell) => coordinates(cell)[1]));
  if (startY !== bottom || dungeonY !== bottom || Math.abs(startX - dungeonX) !== 1)
    return 'stairs and dungeon do not lie side by side at the bottom';
  return map.cells[map.dungeon]!.length === 2 ? null : 'the dungeon has not exactly two exits';
}

/** Each treasure is nearer to one of its own colour than to any of another. */
function regionProblem(map: PyramidMap): string | null {
  for (const [treasure, cell] of Object.entries(map.treasures)) {
    const steps = distances(map, cell);
    const others = Object.entries(map.treasures).filter(([other]) => other !== treasure);
    const nearest = (own: boolean): number =>
      Math.min(
        ...others.filter(([other]) => (colourOf(other) === colourOf(treasure)) === own).map(([, at]) => steps.get(at)!),
      );
    if (nearest(true) >= nearest(false)) return `${treasure} on ${cell} lies nearer to another colour than to its own`;
  }
  return null;
}

function deadEndProblem(map: PyramidMap): string | null {
  return ordinaryCells(map).some((cell) => map.cells[cell]!.length === 1) ? null : 'there is no dead end';
}

/** Two routes without a common cell join left and right, and no cell of the mummy cuts the maze apart. */
function corridorProblem(map: PyramidMap): string | null {
  const cells = ordinaryCells(map);
  const middle =
    (Math.min(...cells.map((cell) => coordinates(cell)[0])) + Math.max(...cells.map((cell) => coordinates(cell)[0]))) /
    2;
  const left = cells.filter((cell) => coordinates(cell)[0] < middle);
  const right = cells.filter((cell) => coordinates(cell)[0] > middle);
  for (const closed of cells) {
    const largest = Math.max(...map.cells[closed]!.map((cell) => distances(map, cell, closed).size));
    if (largest < OPEN_SHARE * (cells.length - 1)) return `a mummy on ${closed} cuts the pyramid apart`;
    if (!joined(map, left, right, closed)) return `every way between left and right leads over ${closed}`;
  }
  return null;
}

function joined(map: PyramidMap, left: readonly Cell[], right: readonly Cell[], without: Cell): boolean {
  return left.some((cell) => {
    if (cell === without) return false;
    const reached = distances(map, cell, without);
    return right.some((other) => other !== without && reached.has(other));
  });
}
