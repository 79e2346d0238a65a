/** What the board shows at one moment. Events change it step by step from one view to the next. */
import type { Seat } from '@traque/engine/core/game';
import type { EvaluationCard, Event, Face, Species, TileNumber, View } from '@traque/engine/mammut/protocol';
import type { WithClause } from '../contract.ts';

export type SceneEvent = WithClause<Event>;

export interface Scene {
  readonly round: number;
  readonly start: Seat;
  readonly up: readonly Face[];
  /** The other sides, as far as the viewer knows them. */
  readonly down: readonly (Face | null)[];
  readonly middle: readonly TileNumber[];
  readonly shares: readonly (readonly (readonly TileNumber[])[])[];
  /** By seat; null is a card of which the viewer sees only the back. */
  readonly laid: readonly (readonly (EvaluationCard | null)[])[];
  readonly hands: readonly number[];
  readonly vp: readonly number[];
  readonly hideTrack: readonly number[];
  readonly animals: readonly (readonly Species[])[];
  /** Tiles lifted for a moment, to show a cause. */
  readonly lifted: readonly TileNumber[];
  readonly lit: Seat | null;
  /** Points or an animal on their way to where they are kept. */
  readonly flying: { readonly seat: Seat; readonly text: string; readonly face: Face | null } | null;
  /** The last scoring, event by event, and the round it was of. */
  readonly account: { readonly round: number; readonly events: readonly SceneEvent[] } | null;
}

const many = (count: number): null[] => Array.from({ length: count }, () => null);

/** The account of the last round stays until the next. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  return {
    round: view.round,
    start: view.start,
    up: view.tiles.map(({ up }) => up),
    down: view.tiles.map(({ down }) => down ?? null),
    middle: view.middle,
    shares: view.shares,
    laid: view.laid.map((cards) => (typeof cards === 'number' ? many(cards) : cards)),
    hands: view.hands.map((hand) => (typeof hand === 'number' ? hand : hand.length)),
    vp: view.vp,
    hideTrack: view.hideTrack,
    animals: view.animals,
    lifted: [],
    lit: null,
    flying: null,
    account: before?.account ?? null,
  };
}

/** The list with one entry changed. */
function put<T>(list: readonly T[], at: number, change: (was: T) => T): readonly T[] {
  return list.map((was, index) => (index === at ? change(was) : was));
}

const ascending = (tiles: readonly TileNumber[]): readonly TileNumber[] => tiles.toSorted((a, b) => a - b);

function turnOver(scene: Scene, sides: readonly { readonly tile: TileNumber; readonly up: Face }[]): Scene {
  const fresh = new Map(sides.map(({ tile, up }) => [tile, up]));
  return {
    ...scene,
    up: scene.up.map((face, tile) => fresh.get(tile) ?? face),
    down: scene.down.map((face, tile) => (fresh.has(tile) ? (scene.up[tile] ?? null) : face)),
  };
}

function steal(scene: Scene, event: Extract<Event, { type: 'steal' }>): Scene {
  const robbed = put(scene.shares, event.from, (own) => own.filter((_, index) => index !== event.share));
  return {
    ...scene,
    middle: ascending([...scene.middle, ...event.returned]),
    shares: put(robbed, event.seat, (own) => [...own, event.kept]),
  };
}

function giveBack(scene: Scene, event: Extract<Event, { type: 'giveBack' }>): Scene {
  const gone = (seat: Seat, index: number) => event.shares.some(([from, share]) => from === seat && share === index);
  return {
    ...played(scene, event.seat),
    middle: ascending([...scene.middle, ...event.tiles]),
    shares: scene.shares.map((own, seat) => own.filter((_, index) => !gone(seat, index))),
  };
}

const played = (scene: Scene, seat: Seat): Scene => ({ ...scene, hands: put(scene.hands, seat, (n) => n - 1) });

/** The player who laid the card sees its face; everybody else sees its back. */
function laidOpen(scene: Scene, seat: Seat, card: EvaluationCard): Scene {
  return { ...scene, laid: put(scene.laid, seat, (cards) => [...cards.slice(0, -1), card]) };
}

function poured(scene: Scene, event: Extract<Event, { type: 'pour' }>): Scene {
  return {
    ...scene,
    round: event.round,
    start: event.start,
    up: event.up,
    down: event.up.map((face) => (face === 'red' ? 'blue' : face === 'blue' ? 'red' : null)),
    middle: [...event.up.keys()],
    shares: scene.shares.map(() => []),
    laid: scene.laid.map(() => []),
  };
}

/** Events that belong to the account of a scoring. */
const counting = new Set<Event['type']>([
  'reveal',
  'turn',
  'order',
  'counts',
  'score',
  'hides',
  'draw',
  'token',
  'decline',
]);

function accounted(scene: Scene, event: SceneEvent): Scene {
  if (event.type === 'shared') return { ...scene, account: { round: scene.round, events: [] } };
  if (!counting.has(event.type) || !scene.account) return scene;
  return { ...scene, account: { ...scene.account, events: [...scene.account.events, event] } };
}

/** The scene after an event. What an animation shows on the way is not part of it. */
export function after(was: Scene, event: SceneEvent): Scene {
  const scene = accounted(was, event);
  switch (event.type) {
    case 'pour':
      return poured(scene, event);
    case 'take':
      return {
        ...scene,
        middle: scene.middle.filter((tile) => !event.tiles.includes(tile)),
        shares: put(scene.shares, event.seat, (own) => [...own, event.tiles]),
      };
    case 'steal':
      return steal(scene, event);
    case 'peek':
      return played(scene, event.seat);
    case 'peeked':
      return {
        ...scene,
        down: scene.down.map((face, tile) => event.sides.find((side) => side.tile === tile)?.down ?? face),
      };
    case 'flip':
      return turnOver(played(scene, event.seat), event.sides);
    case 'giveBack':
      return giveBack(scene, event);
    case 'lay':
      return { ...played(scene, event.seat), laid: put(scene.laid, event.seat, (cards) => [...cards, null]) };
    case 'laid':
      return laidOpen(scene, event.seat, event.card);
    case 'reveal':
      return { ...scene, laid: event.laid };
    case 'turn':
      return turnOver(scene, event.sides);
    case 'score':
      return { ...scene, vp: put(scene.vp, event.seat, () => event.total) };
    case 'hides':
      return { ...scene, hideTrack: put(scene.hideTrack, event.seat, () => event.track) };
    case 'draw':
      return { ...scene, hands: put(scene.hands, event.seat, (n) => n + event.count) };
    case 'token':
      return { ...scene, animals: put(scene.animals, event.seat, (own) => [...own, event.species]) };
    case 'roundEnd':
      return { ...scene, laid: scene.laid.map(() => []) };
    case 'pass':
    case 'shared':
    case 'order':
    case 'counts':
    case 'drawn':
    case 'reshuffle':
    case 'decline':
    case 'over':
      return scene;
  }
}
