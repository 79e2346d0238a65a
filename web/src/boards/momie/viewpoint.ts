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

/** For each hunter the cells where they can be, from what everybody heard: the rules' worker works it out. */
export type Whereabouts = readonly (readonly Cell[])[];

/** For each hunter the cells where the mummy must expect them (an optional help); null if their place is known. */
export type Suspects = readonly (ReadonlySet<Cell> | null)[];

export const allowsHelps = ({ options }: View): boolean => options.helps !== 'no';

/** For the mummy and spectators, while the game goes on, if the table allows it. */
export const helpOffered = (view: View, viewer: Viewer): boolean =>
  allowsHelps(view) && lightingOf(view, viewer) === 'dark' && view.result === null;

/** A hunter in plain sight needs no marks. */
export function suspectsOf(view: View, whereabouts: Whereabouts): Suspects {
  return whereabouts.map((cells, hunter) => (view.hunters[hunter]?.at === undefined ? new Set(cells) : null));
}

export function suspectsAt(suspects: Suspects | null, cell: Cell): readonly HunterIndex[] {
  if (!suspects) return [];
  return suspects.flatMap((cells, hunter) => (cells?.has(cell) ? [hunter] : []));
}
