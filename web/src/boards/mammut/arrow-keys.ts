/** Arrow keys among tiles that lie anywhere: to the nearest one in that direction. */
interface Spot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Home and End go to the first and the last; null for other keys and where nothing lies that way. */
export function neighbour(spots: readonly Spot[], from: number, key: string): number | null {
  if (key === 'Home') return spots[0]?.id ?? null;
  if (key === 'End') return spots.at(-1)?.id ?? null;
  const way = ways[key];
  const here = spots.find(({ id }) => id === from);
  if (!way || !here) return null;
  const [dx, dy] = way;
  let best: number | null = null;
  let least = Infinity;
  for (const { id, x, y } of spots) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const across = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    // Sideways distance counts three times, so that the focus goes straight ahead if it can.
    if (along <= 1 || along + across * 3 >= least) continue;
    least = along + across * 3;
    best = id;
  }
  return best;
}
