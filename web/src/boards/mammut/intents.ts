/** The action that a player is putting together: tiles to take, a theft, a card and its targets. It may be illegal. */
import type { Legal, Seat, Viewer } from '@traque/engine/core/game';
import type { Action, Card, EvaluationCard, Face, TileNumber, View } from '@traque/engine/mammut/protocol';
import { groupOf } from './loot.ts';

export type Aim =
  | { readonly kind: 'take'; readonly tiles: readonly TileNumber[] }
  | { readonly kind: 'steal'; readonly from: Seat; readonly share: number; readonly back: readonly TileNumber[] }
  | { readonly kind: 'peek' | 'flip'; readonly tiles: readonly TileNumber[] }
  | { readonly kind: 'giveBack'; readonly shares: readonly (readonly [Seat, number])[] }
  | { readonly kind: 'lay'; readonly card: EvaluationCard };

export const nothing: Aim = { kind: 'take', tiles: [] };

/** A card is for one or two tiles: of more, the latest two stay chosen. */
const POINTED_AT = 2;

const without = <T>(list: readonly T[], out: readonly T[]): readonly T[] => list.filter((each) => !out.includes(each));

/** If all of them are chosen, none is any more; otherwise all are. */
function toggled(chosen: readonly TileNumber[], tiles: readonly TileNumber[]): readonly TileNumber[] {
  const rest = without(chosen, tiles);
  return tiles.every((tile) => chosen.includes(tile)) ? rest : [...rest, ...tiles];
}

/** A tile, or a whole kind, is touched. */
export function toggleTiles(aim: Aim, tiles: readonly TileNumber[]): Aim {
  switch (aim.kind) {
    case 'take':
      return { ...aim, tiles: toggled(aim.tiles, tiles) };
    case 'steal':
      return { ...aim, back: toggled(aim.back, tiles) };
    case 'peek':
    case 'flip':
      return { ...aim, tiles: toggled(aim.tiles, tiles).slice(-POINTED_AT) };
    case 'giveBack':
    case 'lay':
      return { kind: 'take', tiles };
  }
}

/** A share is touched: to be given back if that is the card in use, else to be stolen. */
export function touchShare(aim: Aim, from: Seat, share: number): Aim {
  if (aim.kind !== 'giveBack') return { kind: 'steal', from, share, back: [] };
  const rest = aim.shares.filter(([seat, index]) => seat !== from || index !== share);
  return { ...aim, shares: rest.length < aim.shares.length ? rest : [...rest, [from, share]] };
}

export function aimWith(card: Card): Aim {
  if (card === 'peek' || card === 'flip') return { kind: card, tiles: [] };
  return card === 'giveBack' ? { kind: card, shares: [] } : { kind: 'lay', card };
}

/** The card in use, if one is. */
export function cardOf(aim: Aim): Card | null {
  if (aim.kind === 'take' || aim.kind === 'steal') return null;
  return aim.kind === 'lay' ? aim.card : aim.kind;
}

/** The tiles chosen so far. */
export function chosenOf(aim: Aim): readonly TileNumber[] {
  if (aim.kind === 'steal') return aim.back;
  return 'tiles' in aim ? aim.tiles : [];
}

const ascending = (tiles: readonly TileNumber[]): TileNumber[] => tiles.toSorted((a, b) => a - b);

/** An action as if it had been put together; null where nothing is put together for it. */
export function aimOf(action: Action): Aim | null {
  switch (action.type) {
    case 'take':
      return { kind: 'take', tiles: action.tiles };
    case 'steal':
      return { kind: 'steal', from: action.from, share: action.share, back: action.return };
    case 'play':
      return action.card === 'giveBack'
        ? { kind: 'giveBack', shares: action.shares }
        : { kind: action.card, tiles: action.tiles };
    case 'lay':
      return { kind: 'lay', card: action.card };
    default:
      return null;
  }
}

/** The action, or null while nothing is chosen. */
export function intentOf(aim: Aim): Action | null {
  switch (aim.kind) {
    case 'take':
      return aim.tiles.length === 0 ? null : { type: 'take', tiles: ascending(aim.tiles) };
    case 'steal':
      return aim.back.length === 0
        ? null
        : { type: 'steal', from: aim.from, share: aim.share, return: ascending(aim.back) };
    case 'peek':
    case 'flip':
      return aim.tiles.length === 0 ? null : { type: 'play', card: aim.kind, tiles: ascending(aim.tiles) };
    case 'giveBack':
      return aim.shares.length === 0 ? null : { type: 'play', card: 'giveBack', shares: aim.shares };
    case 'lay':
      return { type: 'lay', card: aim.card };
  }
}

/** The tiles that can be chosen next. */
export function reachOf(aim: Aim, view: Pick<View, 'middle' | 'shares' | 'tiles'>): readonly TileNumber[] {
  switch (aim.kind) {
    case 'take':
      return view.middle;
    case 'steal':
      return view.shares[aim.from]?.[aim.share] ?? [];
    case 'peek':
      return tilesWith(view, (face) => face === '?');
    case 'flip':
      return tilesWith(view, (face) => groupOf(face) !== 'animal');
    case 'giveBack':
    case 'lay':
      return [];
  }
}

const tilesWith = ({ tiles }: Pick<View, 'tiles'>, fits: (face: Face) => boolean): readonly TileNumber[] =>
  tiles.flatMap(({ up }, tile) => (fits(up) ? [tile] : []));

/** The only legal take: there is nothing to choose, for example for the last share (MM-35). */
export function onlyTake(legal: Legal<Action> | null): readonly TileNumber[] | null {
  const takes = (legal?.actions ?? []).filter((action) => action.type === 'take');
  return takes.length === 1 ? (takes[0]?.tiles ?? null) : null;
}

export const mayPass = (legal: Legal<Action> | null): boolean =>
  (legal?.actions ?? []).some(({ type }) => type === 'pass');

/** Whether some legal action uses this card now. */
export const isPlayable = (legal: Legal<Action> | null, card: Card): boolean =>
  (legal?.actions ?? []).some((action) => (action.type === 'play' || action.type === 'lay') && action.card === card);

export const isStealable = (legal: Legal<Action> | null, from: Seat, share: number): boolean =>
  (legal?.actions ?? []).some((action) => action.type === 'steal' && action.from === from && action.share === share);

/** The viewer's own cards; none for a spectator. */
export function handOf(view: View, viewer: Viewer): readonly Card[] {
  const hand = viewer === null ? 0 : (view.hands[viewer] ?? 0);
  return typeof hand === 'number' ? [] : hand;
}
