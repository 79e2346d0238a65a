/** What the strongest bot would do in the viewer's place: asked from his view alone. */
import type { Request, Thought } from '@traque/bots/core/brain';
import type { AnyView, Position, Viewer } from '@traque/engine/core/game';

export interface Suggestion {
  readonly action: { readonly type: string };
  /** 0 (lost) to 1 (won), as the bot sees it. */
  readonly value: number;
}

/** Long enough for good advice, short enough to wait for. */
const MS = 1000;
const MOST = 3;

export function coach(think: (request: Request) => Promise<Thought>) {
  return {
    /** The best first, then what comes near it; nothing for who is not to act. */
    async advise(view: Position, viewer: Viewer): Promise<readonly Suggestion[]> {
      if (viewer === null || view.toAct !== viewer) return [];
      const { action, considered } = await think({ view: view as AnyView, level: 'hard', ms: MS, seed: 'advice' });
      const key = JSON.stringify(action);
      const best = considered.find((one) => JSON.stringify(one.action) === key);
      const others = considered.filter((one) => one !== best);
      return [best ?? { action, value: 0.5 }, ...others].slice(0, MOST).map(({ action, value }) => ({ action, value }));
    },
  };
}
