/** What shares will score, as they are or after the action aimed at. The rules' worker counts. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Outlook } from '@traque/engine/mammut/outlook';
import type { View } from '@traque/engine/mammut/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Aim } from './intents.ts';
import { faceName, signed, type Words } from './words.ts';

export type { Outlook };
/** By seat, null without a share; none outside the phase `share`. */
export type Outlooks = readonly (Outlook | null)[];

/** The shares after the action aimed at; null if it makes none. */
export function sharesAfter(view: View, seat: Seat, aim: Aim): View['shares'] | null {
  if (aim.kind === 'take' && aim.tiles.length > 0)
    return view.shares.map((own, other) => (other === seat ? [...own, aim.tiles] : own));
  if (aim.kind !== 'steal' || aim.back.length === 0) return null;
  const kept = (view.shares[aim.from]?.[aim.share] ?? []).filter((tile) => !aim.back.includes(tile));
  if (kept.length === 0) return null;
  return view.shares.map((own, other) => {
    if (other === aim.from) return own.filter((_, index) => index !== aim.share);
    return other === seat ? [...own, kept] : own;
  });
}

/** What the viewer's shares will score after the aim. */
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

/** A number with a true minus. */
const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export interface Value {
  readonly kind: 'sure' | 'up-to' | 'risk';
  readonly short: string;
  readonly long: string;
}

/** "2 sure", "up to 10", "−5 at risk": what matters, in words and as short as possible. */
export function valuesOf(words: Words, { sure, upTo, risk }: Outlook): readonly Value[] {
  return [
    { kind: 'sure', short: plain(sure), long: words.sure(plain(sure)) },
    ...(upTo === null || upTo === sure
      ? []
      : [{ kind: 'up-to', short: `≤${plain(upTo)}`, long: words.upTo(plain(upTo)) } as const]),
    ...(risk === 0 ? [] : [{ kind: 'risk', short: plain(-risk), long: words.atRisk(plain(-risk)) } as const]),
  ];
}

export const valuesInWords = (words: Words, outlook: Outlook): string =>
  valuesOf(words, outlook)
    .map(({ long }) => long)
    .join(' · ');

/** The points of one clause: "+4", or "0 to +8". */
export function pointsInWords(words: Words, least: number, most: number): string {
  const text = (points: number): string => (points === 0 ? '0' : signed(points));
  return least === most ? text(least) : words.range({ least: text(least), most: text(most) });
}

/** What a share brings besides points, and what else there is to know of it. */
export function besides(words: Words, outlook: Outlook): readonly string[] {
  const { draws, steps, tokens, unknown } = outlook;
  return [
    ...(draws > 0 ? [words.wouldDraw(draws)] : []),
    ...(steps > 0 ? [words.wouldStep(steps)] : []),
    ...(tokens.length > 0 ? [words.wouldJoin(words.list(tokens.map((species) => faceName(words, species))))] : []),
    ...(unknown > 0 ? [words.unknown(unknown)] : []),
  ];
}

/** What the values leave open. */
export function reservations(words: Words, { upTo, byCards }: Outlook): readonly string[] {
  return [...(upTo === null ? [words.secondShare] : []), ...(byCards > 0 ? [words.byCards(plain(byCards))] : [])];
}
