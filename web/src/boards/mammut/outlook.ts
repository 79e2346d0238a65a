/** What shares would score if the round ended now, as they are or after the action aimed at. The rules' worker counts. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Standing } from '@traque/engine/mammut/standing';
import type { View } from '@traque/engine/mammut/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Aim } from './intents.ts';

export type Outlook = Standing;
/** By seat; none outside the phase `share`. */
export type Outlooks = readonly Outlook[];

/** The shares after the action aimed at; null if it changes none. */
export function sharesAfter(view: View, seat: Seat, aim: Aim): View['shares'] | null {
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

/** What the viewer's shares would score after the aim. */
export function useAimOutlook(
  view: View,
  viewer: Viewer,
  aim: Aim,
  analyse: (shares: View['shares']) => Promise<Outlooks | null>,
): Outlook | null {
  const [outlook, setOutlook] = useState<Outlook | null>(null);
  useEffect(() => {
    const shares = viewer === null ? null : sharesAfter(view, viewer, aim);
    if (shares === null || viewer === null) return setOutlook(null);
    let isCurrent = true;
    void analyse(shares).then((all) => isCurrent && setOutlook(all?.[viewer] ?? null));
    return () => {
      isCurrent = false;
    };
  }, [view, viewer, aim, analyse]);
  return outlook;
}
