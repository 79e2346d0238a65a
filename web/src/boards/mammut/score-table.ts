/** The scoring of a round as a table: a row for each kind, a column for each player. Made from the events alone. */
import type { Seat } from '@traque/engine/core/game';
import type { Event, Species } from '@traque/engine/mammut/protocol';
import { kindCounted } from './account-lines.ts';
import type { Group } from './loot.ts';
import type { SceneEvent } from './scene.ts';

export type Row = Exclude<Group, '?' | 'shaman'>;
export const rows: readonly Row[] = ['axe', 'hide', 'tusk', 'meat', 'fire', 'animal'];

export interface Account {
  readonly round: number;
  readonly events: readonly SceneEvent[];
}

export interface Cell {
  readonly events: readonly SceneEvent[];
  /** Null if no points were given or taken here. */
  readonly vp: number | null;
  readonly cards: number;
  readonly steps: number;
  readonly tokens: readonly Species[];
}

/** Events of a scoring. */
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

/** The scoring that is under way in this round, or was the last one, from everything that has happened so far. */
export function lastAccount(history: readonly SceneEvent[], round: number): Account | null {
  const begin = history.findLastIndex(({ type }) => type === 'shared');
  if (begin < 0) return null;
  const since = history.slice(begin);
  const end = since.find((event) => event.type === 'roundEnd');
  return { round: end?.round ?? round, events: since.filter(({ type }) => counting.has(type)) };
}

/** What to show: the scoring as it is being played, unless the history knows of another one or of an earlier moment of it. */
export function shownAccount(
  played: Account | null,
  history: readonly SceneEvent[] | undefined,
  round: number,
): Account | null {
  if (history === undefined) return played;
  const told = lastAccount(history, round);
  const isPlayed = told !== null && told.round === played?.round && told.events.length >= played.events.length;
  return isPlayed ? played : told;
}

/** Where an event belongs; null for what concerns everybody. */
export function placeOf(event: SceneEvent): { readonly row: Row; readonly seat: Seat } | null {
  switch (event.type) {
    case 'score': {
      const kind = event.rule === 'MM-90' ? 'animal' : kindCounted[event.rule];
      return kind === undefined || kind === '?' || kind === 'shaman' ? null : { row: kind, seat: event.seat };
    }
    case 'hides':
      return { row: 'hide', seat: event.seat };
    case 'draw':
      return { row: 'axe', seat: event.seat };
    case 'counts':
      return { row: event.kind, seat: event.seat };
    case 'token':
    case 'decline':
      return { row: 'animal', seat: event.seat };
    default:
      return null;
  }
}

const add = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const scores = (events: readonly SceneEvent[]) => events.filter((event) => event.type === 'score');

export function cellOf({ events: all }: Account, row: Row, seat: Seat): Cell {
  const events = all.filter((event) => {
    const place = placeOf(event);
    return place?.row === row && place.seat === seat;
  });
  const points = scores(events);
  return {
    events,
    vp: points.length === 0 ? null : add(points.map(({ vp }) => vp)),
    cards: add(events.map((event) => (event.type === 'draw' ? event.count : 0))),
    steps: add(events.map((event) => (event.type === 'hides' ? event.steps : 0))),
    tokens: events.flatMap((event) => (event.type === 'token' ? [event.species] : [])),
  };
}

/** What a player has gained or lost in all. */
export const sumOf = ({ events }: Account, seat: Seat): number =>
  add(scores(events).map((event) => (event.seat === seat ? event.vp : 0)));
