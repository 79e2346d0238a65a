/** What boards show of a position that only the rules can count: by game, from a view alone. */
import type { Position, Viewer } from '@traque/engine/core/game';
import type { View as MammutView } from '@traque/engine/mammut/protocol';
import { standing } from '@traque/engine/mammut/standing';
import type { View as MomieView } from '@traque/engine/momie/protocol';
import { whereabouts } from '@traque/engine/momie/whereabouts';

type Analysis = (view: Position, viewer: Viewer, whatIf: unknown) => unknown;

const analyses: Readonly<Record<string, Analysis>> = {
  /** What each seat's shares would score if the round ended now, as they lie or as `whatIf` shares the tiles. */
  mammut: (view, viewer, whatIf) => standing(view as MammutView, viewer, whatIf as MammutView['shares'] | undefined),
  /** Where each hunter can be, from what everybody heard. */
  momie: (view) => whereabouts(view as MomieView),
};

/** Null if the game's board needs nothing of the kind. `whatIf`: a change to the position, as the game defines it. */
export function analyse(view: Position, viewer: Viewer, whatIf?: unknown): unknown {
  return analyses[view.game]?.(view, viewer, whatIf) ?? null;
}
