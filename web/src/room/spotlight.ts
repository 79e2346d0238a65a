/** What is happening is scrolled into sight where the board is larger than the screen, and back when it is over. */
import { useEffect } from 'preact/hooks';
import { reducedMotion } from '../app/settings.ts';
import type { Room } from './room.ts';

/** Whether all of it is seen, apart from what is wider or higher than the place itself. */
function isInSight(box: DOMRect, seen: DOMRect): boolean {
  const fits = box.top >= seen.top - 1 && box.bottom <= Math.min(seen.bottom, innerHeight) + 1;
  const covers = box.top <= seen.top && box.bottom >= seen.bottom;
  return fits || covers;
}

function scrollersOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1) found.push(at);
  return found;
}

export function useSpotlight(room: Room): void {
  const { playback } = room;
  useEffect(() => {
    /** Where the viewer had scrolled to before, and where we did since. */
    const moved = new Map<Element, { readonly from: number; to: number }>();
    const behavior = (): ScrollBehavior => (reducedMotion.value ? 'auto' : 'smooth');
    let frame = 0;
    const restore = (): void => {
      cancelAnimationFrame(frame);
      // A player who has scrolled in the meantime stays where they are.
      for (const [element, { from, to }] of moved)
        if (Math.abs(element.scrollTop - to) < 2) element.scrollTo({ top: from, behavior: behavior() });
      moved.clear();
    };
    const bringIntoSight = (pieces: readonly string[]): void => {
      const place = document.querySelector('.board-space');
      if (place === null) return;
      const [piece] = pieces.flatMap((name) => place.querySelector(`[data-piece="${name}"]`) ?? []);
      if (piece === undefined) return;
      const box = piece.getBoundingClientRect();
      if (box.height === 0 || isInSight(box, place.getBoundingClientRect())) return;
      const scrollers = scrollersOf(piece);
      const before = scrollers.map((element) => element.scrollTop);
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'auto' });
      scrollers.forEach((element, i) => {
        if (element.scrollTop === before[i]) return;
        moved.set(element, { from: moved.get(element)?.from ?? before[i]!, to: element.scrollTop });
      });
    };
    const stopBeats = playback.onBeat(({ pieces }, at) => {
      for (const { element, to } of [...moved].map(([element, { to }]) => ({ element, to })))
        if (Math.abs(element.scrollTop - to) >= 2) moved.delete(element);
      if (at !== 'start' || pieces.length === 0) return;
      // In the next frame, which computes the layout anyway: here it would be computed twice.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => bringIntoSight(pieces));
    });
    const stopEnd = playback.animating.subscribe((animating) => {
      if (!animating) restore();
    });
    return () => {
      cancelAnimationFrame(frame);
      stopBeats();
      stopEnd();
    };
  }, [playback]);
}
