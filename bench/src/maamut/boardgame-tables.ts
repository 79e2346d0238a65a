/** What the boardgame.io version knows of a board, kept outside its state: the kindest case, nothing of it is drafted or copied. */
import type { StateJson } from '@traque/engine/maamut/protocol';

const deltas = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export interface Tables {
  readonly names: readonly string[];
  readonly grass: readonly boolean[];
  /** By cell and direction: the neighbours one can enter, else -1. */
  readonly next: readonly (readonly number[])[];
  /** By cell, card and direction: whether the whole way is open. */
  readonly open: readonly (readonly (readonly boolean[])[])[];
  /** By cell: all cells one can walk to. */
  readonly reach: readonly ReadonlySet<number>[];
  /** By cell: whether a mammoth there can still be brought to a trap by somebody who reaches it. */
  readonly catchable: readonly boolean[];
}

export function tablesOf(tiles: StateJson['tiles']): Tables {
  const names = Object.keys(tiles);
  const grass = names.map((name) => tiles[name] === 'grass');
  const next = names.map((name) => {
    const [q, r] = name.split(',').map(Number) as [number, number];
    return deltas.map(([dq, dr]) => {
      const to = `${q + dq},${r + dr}`;
      return tiles[to] === undefined || tiles[to] === 'rock' ? -1 : names.indexOf(to);
    });
  });
  const isOpen = (cell: number, dir: number, n: number) => {
    for (let i = 0, at = cell; i < n; i++) if ((at = next[at]![dir]!) < 0) return false;
    return true;
  };
  const open = names.map((_, cell) => [0, 1, 2, 3].map((n) => deltas.map((_delta, dir) => isOpen(cell, dir, n))));
  const tables = { names, grass, next, open };
  return {
    ...tables,
    reach: names.map((_, cell) => reachFrom(next, cell)),
    catchable: names.map((name, cell) => tiles[name] !== 'rock' && isCatchable(tables, cell)),
  };
}

function reachFrom(next: Tables['next'], start: number): Set<number> {
  const reached = new Set([start]);
  for (const cell of reached) for (const to of next[cell]!) if (to >= 0) reached.add(to);
  return reached;
}

/** The direction in which the mammoth flees, or undefined. */
export function flightDir(open: Tables['open'], cell: number, heading: number, card: number): number | undefined {
  return [0, 1, 2, 4, 5].map((turn) => (heading + turn) % 6).find((dir) => open[cell]![card]![dir]);
}

function isCatchable({ grass, next, open }: Pick<Tables, 'grass' | 'next' | 'open'>, start: number): boolean {
  const rests = new Set([start]);
  for (const cell of rests)
    for (const n of [1, 2, 3])
      for (let d = 0; d < 6; d++) {
        const pushed = [1, 2, 3].some((k) => k <= n && open[cell]![k]![(d + 3) % 6]! && open[cell]![n - k]![d]!);
        const dir = flightDir(open, cell, d, n);
        if (!pushed || dir === undefined) continue;
        let at = cell;
        for (let i = 0; i < n; i++) {
          at = next[at]![dir]!;
          if (grass[at]!) return true;
        }
        rests.add(at);
      }
  return false;
}
