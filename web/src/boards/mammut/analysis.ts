/** What the rules' worker counts for this board. */
import type { Viewer } from '@traque/engine/core/game';
import { outlook } from '@traque/engine/mammut/outlook';
import type { View } from '@traque/engine/mammut/protocol';
import type { Outlooks } from './outlook.ts';

/** What each seat's shares will score, as they are or as `shares` gives out the tiles. */
export const analyse = (view: View, _viewer: Viewer, shares?: View['shares']): Outlooks => outlook(view, shares);
