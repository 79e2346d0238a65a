/** What would follow, in words. */
import type { Viewer } from '@traque/engine/core/game';
import type { Language } from '@traque/texts';
import type { SeatFace } from '../contract.ts';
import { cellName } from './geometry.ts';
import type { Preview } from './preview.ts';
import { directionIn, joined, nameOf, wordsIn } from './words.ts';

export function foretell(preview: Preview, viewer: Viewer, faces: readonly SeatFace[], language: Language): string {
  const words = wordsIn(language);
  const say = words.preview;
  if (preview.met === null) return say.quiet;
  if (preview.dir === null) return say.faces;
  const goal = cellName(preview.run.at(-1) ?? preview.met);
  const names = (seats: readonly { readonly seat: number }[]): string =>
    joined([...new Set(seats.map(({ seat }) => nameOf(faces, seat)))], language);
  const parts = [
    preview.closed.length === 0 ? say.runs(goal) : say.turns(directionIn(words, preview.dir), goal),
    ...(preview.scares.length === 0 ? [] : [say.scares(names(preview.scares))]),
    ...(preview.removed.length === 0 ? [] : [say.tramples(names(preview.removed))]),
  ];
  if (preview.fall) {
    const { owner } = preview.fall;
    parts.push(owner === viewer ? say.fallsOwn : say.falls(nameOf(faces, owner)));
  }
  return parts.join(' ');
}
