/**
 * Cells that a player has pinned, kept on this device for each table and viewer: around one screen nobody sees the pins
 * of somebody else.
 */
import type { Viewer } from '@traque/engine/core/game';
import type { Cell, HunterIndex } from '@traque/engine/momie/protocol';
import { loadJson, saveJson } from '../../app/local-storage.ts';

/** By cell the hunter whom the pin is about; null: nobody in particular. */
export type Pins = Readonly<Record<Cell, HunterIndex | null>>;

/** By table and viewer, latest last. */
type Kept = readonly (readonly [key: string, pins: Pins])[];

const KEY = 'momie.pins';
/** Older tables are forgotten. */
const TABLES = 30;

const isPins = (value: unknown): value is Pins =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((hunter) => hunter === null || typeof hunter === 'number');

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  value.every(
    (entry) => Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && isPins(entry[1]),
  );

const keyOf = (table: string, viewer: Viewer): string => `${table} ${viewer === null ? 'watching' : String(viewer)}`;

export function loadPins(table: string, viewer: Viewer): Pins {
  const key = keyOf(table, viewer);
  return loadJson(KEY, isKept)?.find(([kept]) => kept === key)?.[1] ?? {};
}

export function savePins(table: string, viewer: Viewer, pins: Pins): void {
  const key = keyOf(table, viewer);
  const others = (loadJson(KEY, isKept) ?? []).filter(([kept]) => kept !== key);
  const all: Kept = Object.keys(pins).length === 0 ? others : [...others, [key, pins]];
  saveJson(KEY, all.slice(-TABLES));
}

/** A pin for this hunter is put, replaced, or taken away if it was there. */
export function withPin(pins: Pins, cell: Cell, hunter: HunterIndex | null): Pins {
  if (pins[cell] !== hunter || !(cell in pins)) return { ...pins, [cell]: hunter };
  return Object.fromEntries(Object.entries(pins).filter(([other]) => other !== cell));
}
