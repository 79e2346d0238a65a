/** What the strongest bot would do in the viewer's place: asked from their view alone. */
import type { Request, Thought } from '@traque/bots/core/brain';
import type { AnyView, Position, Viewer } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import type { Explanation } from '@traque/analysis/hint';

export interface Suggestion {
  readonly action: Action;
  /** 0 (lost) to 1 (won), as the bot estimates it. */
  readonly value: number;
}

/** What to do, how good it is, and why, as far as it is proved. */
export interface Hint extends Explanation {
  readonly action: Action;
}

/** An action to be explained; all that is known is the view. */
export interface ExplainRequest {
  readonly rules: number;
  readonly view: AnyView;
  readonly action: Action;
}

/** Long enough for good advice, short enough to wait for. */
const THINKING_MS = 1000;
const MAX_SUGGESTIONS = 3;

type Think = (request: Request) => Promise<Thought>;
type Explain = (request: ExplainRequest) => Promise<Explanation>;
type IsAllowed = (rules: number, view: Position, viewer: number, action: Action) => boolean;

/** Bots know the newest rules only: what the rules of the table forbid is not suggested. */
export function coach(think: Think, explain: Explain, isAllowed: IsAllowed) {
  /** The best action first, then those that come near it; nothing unless it is the viewer's turn. */
  async function advise(rules: number, view: Position, viewer: Viewer): Promise<readonly Suggestion[]> {
    if (viewer === null || view.toAct !== viewer) return [];
    const { action, considered } = await think({
      view: view as AnyView,
      level: 'hard',
      ms: THINKING_MS,
      seed: 'advice',
    });
    const key = JSON.stringify(action);
    const best = considered.find((one) => JSON.stringify(one.action) === key);
    const others = considered.filter((one) => one !== best);
    return [best ?? { action, value: 0.5 }, ...others]
      .filter(({ action }) => isAllowed(rules, view, viewer, action))
      .slice(0, MAX_SUGGESTIONS)
      .map(({ action, value }) => ({ action, value }));
  }

  /** What the best action is and why; null unless it is the viewer's turn. */
  async function hint(rules: number, view: Position, viewer: Viewer): Promise<Hint | null> {
    const [best] = await advise(rules, view, viewer);
    if (best === undefined) return null;
    const { action } = best;
    return { action, ...(await explain({ rules, view: view as AnyView, action })) };
  }

  return { advise, hint };
}
