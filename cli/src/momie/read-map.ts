/** A map as somebody names it on the command line: one of ours, or a file with a drawing or JSON. */
import { readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { Malformed } from '@traque/engine/core/malformed';
import { checkPlayable, readMap } from '@traque/engine/momie/map-check';
import { parseMap } from '@traque/engine/momie/map-text';
import { atlas, mapNamed } from '@traque/engine/momie/maps';
import type { PyramidMap } from '@traque/engine/momie/protocol';
import { UsageError } from '../usage-error.ts';

export interface NamedMap {
  readonly name: string;
  readonly map: PyramidMap;
}

/** What a server takes too; a pyramid of 250 cells needs less than half of it. */
const MOST_BYTES = 32_768;
/** Letters, digits, blanks and a few marks: a name is shown to people, so nothing that a page could take for markup. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._'’-]{0,39}$/u;

/** @throws {UsageError} */
export function readNamedMap(argument: string): NamedMap {
  const ours = mapNamed(argument);
  if (ours !== undefined) return { name: argument, map: ours };
  const text = readText(argument);
  try {
    const json = text.trimStart().startsWith('{') ? readJson(text) : undefined;
    const map = checkPlayable(readMap('map', json === undefined ? parseMap(text) : (json['map'] ?? json)));
    return { name: nameOf(json?.['name'] ?? basename(argument, extname(argument))), map };
  } catch (error) {
    if (error instanceof Malformed) throw new UsageError(`${argument}: ${error.message}`);
    throw error;
  }
}

function readText(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES)
      throw new UsageError(`${file} has ${size} bytes; a map has at most ${MOST_BYTES}, and 250 cells`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} is neither a map of ours (${atlas.names.join(', ')}) nor a file that can be read`);
  }
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    throw new Malformed('', 'is no JSON');
  }
}

function nameOf(name: unknown): string {
  if (typeof name !== 'string' || !NAME.test(name))
    throw new Malformed('name', 'must be 1 to 40 letters, digits, blanks or . _ - and apostrophes');
  return name;
}
