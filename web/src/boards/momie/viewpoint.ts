/** What depends on the viewer: how the pyramid is lit, their missions, where hidden hunters could be. */
import type { Viewer } from '@traque/engine/core/game';
import type { Cell, HunterIndex, Treasure, View } from '@traque/engine/momie/protocol';

/** Hunters see the pyramid by torch light; the mummy and spectators see dark corridors. */
export type Lighting = 'torch' | 'dark';

export function lightingOf(view: View, viewer: Viewer): Lighting {
  return view.hunters.some((hunter) => hunter.seat === viewer) ? 'torch' : 'dark';
}

/** The viewer's own unplayed missions; none for the mummy and spectators. */
export function missionsOf(view: View, viewer: Viewer): readonly Treasure[] {
  if (viewer === null) return [];
  return (view.cards[String(viewer)] ?? []).filter((card): card is Treasure => card.includes('-'));
}

/** Who took which treasure. */
export function takenBy(view: View): ReadonlyMap<Treasure, number> {
  const taken = new Map<Treasure, number>();
  for (const [seat, treasures] of Object.entries(view.collected)) {
    for (const treasure of treasures) taken.set(treasure, Number(seat));
  }
  return taken;
}

/** What the rules' worker concludes from the view, for the side that the viewer is on. */
export interface Insight {
  /** By hunter: how likely they are in each cell where they can be, from what everybody heard. Empty for hunters. */
  readonly odds: readonly Odds[];
  /** The cells that the mummy could get to on its next walk, and the lengths of that walk. Null for the mummy's side. */
  readonly reach: MummyReach | null;
}

export type Odds = Readonly<Record<Cell, number>>;

export interface MummyReach {
  /** By cell: the probability that the mummy's die lets it get there. */
  readonly cells: Readonly<Record<Cell, number>>;
  /** By roll of its die. */
  readonly steps: readonly number[];
}

/** "3–5": the lengths of the mummy's walk. */
export function stepsRange(steps: readonly number[]): string {
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  return least === most ? String(least) : `${String(least)}–${String(most)}`;
}

/** For each hunter the cells where the mummy must expect them (an optional help); null if their place is known. */
export type Suspects = readonly (Odds | null)[];

export const allowsHelps = ({ options }: View): boolean => options.helps !== 'no';

/** For the mummy and spectators, while the game goes on, if the table allows it. */
export const helpOffered = (view: View, viewer: Viewer): boolean =>
  allowsHelps(view) && lightingOf(view, viewer) === 'dark' && view.result === null;

/** For hunters, likewise. */
export const reachOffered = (view: View, viewer: Viewer): boolean =>
  view.options.reach !== 'no' && lightingOf(view, viewer) === 'torch' && view.result === null;

/** A hunter in plain sight needs no marks. */
export function suspectsOf(view: View, odds: Insight['odds']): Suspects {
  return odds.map((cells, hunter) => (view.hunters[hunter]?.at === undefined ? cells : null));
}

export function suspectsAt(suspects: Suspects | null, cell: Cell): readonly HunterIndex[] {
  if (!suspects) return [];
  return suspects.flatMap((cells, hunter) => (cells && cell in cells ? [hunter] : []));
}

/** For each step of a walk the probability that the mummy has caught somebody by then: the hunters are independent. */
export function catchChances(view: View, odds: Insight['odds'], path: readonly Cell[]): readonly number[] {
  const safe = odds.map(() => 1);
  const entered = new Set<Cell>();
  return path.map((cell) => {
    odds.forEach((cells, hunter) => {
      const at = view.hunters[hunter]?.at;
      const here = at === undefined ? (cells[cell] ?? 0) : Number(at === cell);
      if (!entered.has(cell)) safe[hunter] = (safe[hunter] ?? 1) - here;
    });
    entered.add(cell);
    return 1 - safe.reduce((all, one) => all * Math.max(0, one), 1);
  });
}
