/** Whether a map can be played on: its form and MO-1 for every map, MO-2 and more for those we draw ourselves. */
import { shallow } from '../core/check.ts';
import { Malformed } from '../core/malformed.ts';
import { colourOf, COLOURS, coordinates } from './map.ts';
import type { Cell, Colour, PyramidMap, Treasure } from './protocol.ts';

/** MO-1. */
export const TREASURES: Readonly<Record<Colour, number>> = { red: 5, blue: 5, white: 5, green: 4, yellow: 4 };
/** More than any pyramid that fits on a screen; a cell's number fits in a byte (`NONE` is 255). */
export const MOST_CELLS = 250;
const CELL = /^-?\d{1,4},-?\d{1,4}$/;

/** A map has lists in an object in an object; there may be keys that we do not know. */
const MOST_NESTED = 8;

const KEPT = 32;
const known = new Map<string, PyramidMap>();
/** Maps that were returned from here, all frozen: views in this process have them, and need not be checked again. */
const checked = new WeakSet<PyramidMap>();

/** A map from outside. Equal maps give the same object, so that its tables are made once. @throws {Malformed} */
export function readMap(at: string, json: unknown): PyramidMap {
  if (isChecked(json)) return json;
  shallow(json, at, MOST_NESTED);
  const text = JSON.stringify(json) ?? '';
  let map = known.get(text);
  if (map !== undefined) return map;
  map = checkForm(at, json);
  if (known.size === KEPT) known.delete(known.keys().next().value!);
  known.set(text, map);
  for (const part of [map, map.cells, map.treasures, ...Object.values(map.cells)]) Object.freeze(part);
  checked.add(map);
  return map;
}

function isChecked(json: unknown): json is PyramidMap {
  return typeof json === 'object' && json !== null && checked.has(json as PyramidMap);
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function checkForm(at: string, json: unknown): PyramidMap {
  if (!isObject(json)) throw new Malformed(at, 'must be a map');
  const cells = readCells(`${at}.cells`, json['cells']);
  const { start, dungeon } = json;
  if (typeof start !== 'string' || !Object.hasOwn(cells, start)) throw new Malformed(`${at}.start`, 'must be a cell');
  if (typeof dungeon !== 'string' || !Object.hasOwn(cells, dungeon) || dungeon === start)
    throw new Malformed(`${at}.dungeon`, 'must be a cell other than the start');
  for (const [cell, exits] of Object.entries(cells))
    checkPassages(`${at}.cells.${cell}`, cells, cell, exits, start, dungeon);
  for (const closed of [start, dungeon])
    if (cells[closed]!.length === 0) throw new Malformed(`${at}.cells.${closed}`, 'must have an exit');
  return {
    cells,
    start,
    dungeon,
    treasures: readTreasures(`${at}.treasures`, json['treasures'], cells, start, dungeon),
  };
}

function readCells(at: string, json: unknown): Record<Cell, readonly Cell[]> {
  if (!isObject(json)) throw new Malformed(at, 'must give for each cell the cells one can walk to');
  const names = Object.keys(json);
  if (names.length > MOST_CELLS) throw new Malformed(at, `must be at most ${MOST_CELLS}`);
  const cells: Record<Cell, readonly Cell[]> = {};
  for (const name of names) {
    const exits = json[name];
    if (!CELL.test(name) || coordinates(name).join(',') !== name)
      throw new Malformed(`${at}.${name}`, 'must be named "x,y"');
    if (!Array.isArray(exits) || exits.some((exit) => typeof exit !== 'string'))
      throw new Malformed(`${at}.${name}`, 'must be a list of cells');
    cells[name] = [...(exits as string[])];
  }
  return cells;
}

function checkPassages(
  at: string,
  cells: Readonly<Record<Cell, readonly Cell[]>>,
  cell: Cell,
  exits: readonly Cell[],
  start: Cell,
  dungeon: Cell,
): void {
  const [x, y] = coordinates(cell);
  if (new Set(exits).size < exits.length) throw new Malformed(at, 'names a cell twice');
  for (const exit of exits) {
    if (!Object.hasOwn(cells, exit)) throw new Malformed(at, `leads to ${exit}, which is no cell`);
    if (exit === start || exit === dungeon)
      throw new Malformed(at, 'leads to the start or the dungeon, which nobody enters');
    const [tox, toy] = coordinates(exit);
    if (Math.abs(tox - x) + Math.abs(toy - y) !== 1)
      throw new Malformed(at, `leads to ${exit}, which does not lie beside it`);
    if (cell !== start && cell !== dungeon && !cells[exit]!.includes(cell))
      throw new Malformed(at, `leads to ${exit}, from which no passage leads back`);
  }
}

function readTreasures(
  at: string,
  json: unknown,
  cells: Readonly<Record<Cell, readonly Cell[]>>,
  start: Cell,
  dungeon: Cell,
): Record<Treasure, Cell> {
  if (!isObject(json)) throw new Malformed(at, 'must give the cell of each treasure');
  const treasures: Record<Treasure, Cell> = {};
  const counts = new Map<string, number>();
  for (const [treasure, cell] of Object.entries(json)) {
    const colour = colourOf(treasure);
    if (!/^[a-z]+-\d{1,3}$/.test(treasure) || !COLOURS.includes(colour))
      throw new Malformed(`${at}.${treasure}`, 'must be named by its colour and a number, like red-1');
    if (typeof cell !== 'string' || !Object.hasOwn(cells, cell) || cell === start || cell === dungeon)
      throw new Malformed(`${at}.${treasure}`, 'must lie on a cell that can be entered');
    if (Object.values(treasures).includes(cell))
      throw new Malformed(`${at}.${treasure}`, 'lies on the cell of another');
    treasures[treasure] = cell;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  for (const colour of COLOURS)
    if (counts.get(colour) !== TREASURES[colour])
      throw new Malformed(at, `must be ${TREASURES[colour]} ${colour} ones, there are ${counts.get(colour) ?? 0}`);
  return treasures;
}

/** Steps from a cell to every cell that can be reached from it, `without` one if given. */
export function distances(map: PyramidMap, from: Cell, without?: Cell): Map<Cell, number> {
  const steps = new Map<Cell, number>([[from, 0]]);
  for (const cell of steps.keys())
    for (const to of map.cells[cell]!) if (to !== without && !steps.has(to)) steps.set(to, steps.get(cell)! + 1);
  return steps;
}

export function ordinaryCells(map: PyramidMap): Cell[] {
  return Object.keys(map.cells).filter((cell) => cell !== map.start && cell !== map.dungeon);
}

/** For a map of the table's own: every cell can be reached, so that every mission can be fulfilled. @throws {Malformed} */
export function checkPlayable(map: PyramidMap): PyramidMap {
  for (const from of [map.start, map.dungeon]) {
    const reached = distances(map, from);
    for (const cell of ordinaryCells(map))
      if (!reached.has(cell)) throw new Malformed(`options.map.cells.${cell}`, `cannot be reached from ${from}`);
  }
  return map;
}
