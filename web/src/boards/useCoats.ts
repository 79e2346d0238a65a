import { useEffect, useState } from 'preact/hooks';

/** The boards that have been painted before: their code is warm, and they come back at once. */
const painted = new Set<string>();

/**
 * A board is painted in coats, one a picture: all of it at once would hold up a phone for a fifth of a second, just when
 * its owner first wants to touch it. The number of coats that are on; a board that was seen before has all of them.
 */
export function useCoats(board: string, last: number): number {
  const [coat, setCoat] = useState(painted.has(board) ? last : 0);
  // Effects run when the picture is on the screen.
  useEffect(() => {
    if (coat < last) setCoat(coat + 1);
    else painted.add(board);
  }, [coat]);
  return coat;
}
