/** What a picture means, for its tooltip. */
import type { Face } from '@traque/engine/mammut/protocol';
import { groupOf } from './loot.ts';
import type { Words } from './words.ts';

export function tipOfFace(words: Words, face: Face): string {
  const group = groupOf(face);
  return words.tips[group === '?' ? 'mark' : group];
}
