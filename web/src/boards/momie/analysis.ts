/** What the rules' worker works out for this board. */
import type { View } from '@traque/engine/momie/protocol';
import { whereabouts } from '@traque/engine/momie/whereabouts';
import type { Whereabouts } from './viewpoint.ts';

/** Where each hunter can be, from what everybody heard. */
export const analyse = (view: View): Whereabouts => whereabouts(view);
