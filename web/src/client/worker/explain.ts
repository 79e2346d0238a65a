/** Says why an action is good, from the view alone and by the rules of the table. */
import { type Explanation, explain as explainAction } from '@traque/analysis/hint';
import { gameNamed } from '@traque/engine';
import { versionOf } from '@traque/engine/core/lookup';
import type { ExplainRequest } from './coach.ts';

export function explain({ rules, view, action }: ExplainRequest): Explanation {
  const game = versionOf(gameNamed, { game: view.game, rules });
  return explainAction(game, view, view.toAct!, action, 'hint');
}
