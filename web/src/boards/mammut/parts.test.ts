import { expect, it } from 'vitest';
import { tileParts } from './parts.ts';

it.each([
  ['meat', 'tile:7 face:meat'],
  ['?', 'tile:7 face:mark'],
  ['fox', 'tile:7 face:animal'],
  ['red', 'tile:7 face:red'],
] as const)('a tile that shows %s is found as %s', (face, parts) => {
  expect(tileParts(7, face)).toBe(parts);
});
