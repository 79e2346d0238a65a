/** What would follow from an action, as a sentence. */
import type { Viewer } from '@traque/engine/core/game';
import type { SeatFace } from '../contract.ts';
import { cellName } from './geometry.ts';
import type { Preview } from './preview.ts';
import { directionIn, nameOf, type Words } from './words.ts';

export function previewText(preview: Preview, viewer: Viewer, faces: readonly SeatFace[], words: Words): string {
  const say = words.preview;
  const names = (seats: readonly { readonly seat: number }[]): string =>
    words.list([...new Set(seats.map(({ seat }) => nameOf(faces, seat)))]);
  if (preview.trap) {
    const { at, owner, isSet } = preview.trap;
    return isSet ? say.trap(cellName(at)) : say.lift(nameOf(faces, owner));
  }
  if (preview.met === null) return fleeText(preview, viewer, words) ?? say.quiet;
  if (preview.dir === null) return say.faces;
  const goal = cellName(preview.run.at(-1) ?? preview.met);
  const parts = [
    preview.closed.length === 0 ? say.runs(goal) : say.turns({ dir: directionIn(words, preview.dir), cell: goal }),
    ...(preview.scares.length === 0 ? [] : [say.scares(names(preview.scares))]),
    ...(preview.removed.length === 0 ? [] : [say.tramples(names(preview.removed))]),
  ];
  if (preview.fall) {
    const { owner } = preview.fall;
    parts.push(owner === viewer ? say.fallsOwn : say.falls(nameOf(faces, owner)));
  }
  return parts.join(' ');
}

/** MA-61: where the viewer would run. */
function fleeText(preview: Preview, viewer: Viewer, words: Words): string | null {
  const to = preview.scares.find(({ seat }) => seat === viewer)?.to ?? null;
  return to === null ? null : words.preview.flee(cellName(to));
}
