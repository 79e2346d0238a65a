/** A map beside a map: a wall opened or closed, a treasure moved. It passes the same checks. */
import type { FastChance } from '@traque/engine/core/chance';
import { coordinates, DIRECTIONS } from '@traque/engine/momie/map';
import { mapProblems } from '@traque/engine/momie/map-problems';
import { parseMap, textOf } from '@traque/engine/momie/map-text';
import type { Cell, PyramidMap } from '@traque/engine/momie/protocol';

const MOST_TRIES = 200;
/** At most this many changes at once. */
const MOST_CHANGES = 4;

interface Draft {
  readonly cells: Record<Cell, Cell[]>;
  readonly start: Cell;
  readonly dungeon: Cell;
  readonly treasures: Record<string, Cell>;
}

/** The map itself if nothing else was found. */
export function mutated(map: PyramidMap, chance: FastChance): PyramidMap {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const draft = structuredClone(map) as unknown as Draft;
    for (let changes = 1 + chance.below(MOST_CHANGES); changes > 0; changes--)
      if (chance.below(2) === 0) changeWall(draft, chance);
      else moveTreasure(draft, chance);
    // Read again from its drawing, so that treasures are numbered as in every map of ours.
    if (mapProblems(draft).length === 0) return parseMap(textOf(draft));
  }
  return map;
}

const ordinary = ({ cells, start, dungeon }: Draft): Cell[] =>
  Object.keys(cells).filter((cell) => cell !== start && cell !== dungeon);

const any = <T>(items: readonly T[], chance: FastChance): T => items[chance.below(items.length)]!;

function besides(draft: Draft, cell: Cell): Cell[] {
  const [x, y] = coordinates(cell);
  const around = DIRECTIONS.map(([dx, dy]) => `${x + dx},${y + dy}`);
  return around.filter((to) => Object.hasOwn(draft.cells, to) && to !== draft.start && to !== draft.dungeon);
}

function changeWall(draft: Draft, chance: FastChance): void {
  const from = any(ordinary(draft), chance);
  const to = any(besides(draft, from), chance);
  const isOpen = draft.cells[from]!.includes(to);
  for (const [a, b] of [
    [from, to],
    [to, from],
  ] as const)
    draft.cells[a] = isOpen ? draft.cells[a]!.filter((cell) => cell !== b) : [...draft.cells[a]!, b];
}

function moveTreasure(draft: Draft, chance: FastChance): void {
  const treasure = any(Object.keys(draft.treasures), chance);
  const taken = new Set(Object.values(draft.treasures));
  const near = besides(draft, draft.treasures[treasure]!).filter((cell) => !taken.has(cell));
  if (near.length > 0) draft.treasures[treasure] = any(near, chance);
}
