/** What the rules' worker works out for this board, from the view alone. */
import { beliefOf } from '@traque/bots/momie/belief';
import type { Viewer } from '@traque/engine/core/game';
import { mazeOf } from '@traque/engine/momie/map';
import { mummyReach, mummySteps } from '@traque/engine/momie/mummy-reach';
import type { Cell, View } from '@traque/engine/momie/protocol';
import { type Insight, helpOffered, reachOffered } from './viewpoint.ts';

/** By hunter: how likely they are in each possible cell, from what everybody heard. */
function odds(view: View): Insight['odds'] {
  const { names } = mazeOf(view.map);
  return beliefOf(view).masses.map((mass) => {
    const likely: Record<Cell, number> = {};
    mass.forEach((chance, cell) => {
      if (chance > 0) likely[names[cell]!] = chance;
    });
    return likely;
  });
}

/** Each side gets its own help, if the table allows it: what is not shown is not computed either. */
export const analyse = (view: View, viewer: Viewer): Insight => ({
  odds: helpOffered(view, viewer) ? odds(view) : [],
  reach: reachOffered(view, viewer) ? { cells: mummyReach(view), steps: mummySteps(view) } : null,
});
