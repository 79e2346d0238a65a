/** What the rules' worker counts for this board. */
import type { Viewer } from '@traque/engine/core/game';
import type { View } from '@traque/engine/mammut/protocol';
import { standing } from '@traque/engine/mammut/standing';
import type { Outlooks } from './outlook.ts';

/** What each seat's shares would score if the round ended now, as they are or as `shares` gives out the tiles. */
export const analyse = (view: View, viewer: Viewer, shares?: View['shares']): Outlooks =>
  standing(view, viewer, shares);
