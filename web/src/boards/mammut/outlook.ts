/** What shares would score if the round ended now, as they are or after the action aimed at. The engine counts. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import { standing, type Standing } from '@traque/engine/mammut/standing';
import type { View } from '@traque/engine/mammut/protocol';
import type { Aim } from './intents.ts';

export type Outlook = Standing;

/** At the start of a round there are no shares, and the engine is not asked. */
export const outlooks = (view: View, viewer: Viewer): readonly Outlook[] =>
  view.shares.some((own) => own.length > 0) ? standing(view, viewer) : [];

/** The shares after the action aimed at; null if it changes none. */
function sharesAfter(view: View, seat: Seat, aim: Aim): View['shares'] | null {
  if (aim.kind === 'take' && aim.tiles.length > 0)
    return view.shares.map((own, other) => (other === seat ? [...own, aim.tiles] : own));
  if (aim.kind === 'giveBack' && aim.shares.length > 0)
    return view.shares.map((own, other) =>
      own.filter((_, index) => !aim.shares.some(([from, share]) => from === other && share === index)),
    );
  if (aim.kind !== 'steal') return null;
  const kept = (view.shares[aim.from]?.[aim.share] ?? []).filter((tile) => !aim.back.includes(tile));
  return view.shares.map((own, other) => {
    if (other === aim.from) return own.filter((_, index) => index !== aim.share);
    return other === seat ? [...own, kept] : own;
  });
}

export function outlookOf(view: View, viewer: Viewer, aim: Aim): Outlook | null {
  const shares = viewer === null ? null : sharesAfter(view, viewer, aim);
  return shares === null || viewer === null ? null : (standing(view, viewer, shares)[viewer] ?? null);
}
