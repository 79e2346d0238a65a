import { useEffect, useState } from 'preact/hooks';

/** Boards that have been painted before: their code is compiled, so they are painted at once. */
const painted = new Set<string>();

/**
 * Paints a board in layers, one per frame: everything at once would block a phone for a fifth of a second, just when a
 * player first wants to touch it. Returns the number of layers to show, from 0 to `last`.
 */
export function useProgressivePaint(board: string, last: number): number {
  const [layer, setLayer] = useState(painted.has(board) ? last : 0);
  // Effects run after the frame is on the screen.
  useEffect(() => {
    if (layer < last) setLayer(layer + 1);
    else painted.add(board);
  }, [layer]);
  return layer;
}
