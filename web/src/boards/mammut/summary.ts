/** What happened in a whole game, counted from its events, and the moments worth finding again in a replay. */
import type { Clause, Seat } from '@traque/engine/core/game';
import type { Event, View } from '@traque/engine/mammut/protocol';
import type { LandmarkKind } from '../summary.ts';

/** What points are for, as the tracks and the scoring order them. */
export const sources = ['axe', 'hide', 'tusk', 'meat', 'fire', 'animal'] as const;
export type Source = (typeof sources)[number];
export type Points = Readonly<Record<Source, number>>;

/** A round, or what is counted after the last one: `round` is null. */
export interface ScoredRound {
  readonly round: number | null;
  /** By seat. */
  readonly points: readonly Points[];
}

export interface Summary {
  readonly rounds: readonly ScoredRound[];
  /** By seat: what each began with, and has at the end. */
  readonly start: readonly number[];
  readonly total: readonly number[];
  readonly thefts: readonly { readonly made: number; readonly suffered: number }[];
}

const sourceOf: Readonly<Record<Clause, Source>> = {
  'MM-61': 'axe',
  'MM-62': 'axe',
  'MM-66': 'hide',
  'MM-67': 'hide',
  'MM-68': 'hide',
  'MM-70': 'tusk',
  'MM-71': 'tusk',
  'MM-73': 'meat',
  'MM-76': 'fire',
  'MM-77': 'fire',
  'MM-90': 'animal',
};

type Counts = Record<Source, number>;
const nothing = (): Counts => ({ axe: 0, hide: 0, tusk: 0, meat: 0, fire: 0, animal: 0 });
export const sum = (points: Points): number => sources.reduce((total, source) => total + points[source], 0);

export function summarise(events: readonly Event[], { players, vp }: View): Summary {
  const seats: readonly Seat[] = Array.from({ length: players }, (_, seat) => seat);
  const rounds: ScoredRound[] = [];
  const thefts = seats.map(() => ({ made: 0, suffered: 0 }));
  let points = seats.map(nothing);
  for (const event of events) {
    if (event.type === 'score') {
      const source = sourceOf[event.rule];
      if (source !== undefined) points[event.seat]![source] += event.vp;
    }
    if (event.type === 'steal') {
      thefts[event.seat]!.made++;
      thefts[event.from]!.suffered++;
    }
    if (event.type === 'roundEnd') {
      rounds.push({ round: event.round, points });
      points = seats.map(nothing);
    }
  }
  if (points.some((of) => sum(of) !== 0)) rounds.push({ round: null, points });
  const scored = (seat: Seat) => rounds.reduce((total, round) => total + sum(round.points[seat]!), 0);
  return { rounds, start: seats.map((seat) => vp[seat]! - scored(seat)), total: vp, thefts };
}

export function landmarkOf(event: Event): LandmarkKind | null {
  switch (event.type) {
    case 'pour':
      return 'chapter';
    case 'steal':
    case 'giveBack':
      return 'loss';
    case 'flip':
      return 'gain';
    case 'over':
      return 'end';
    case 'take':
    case 'peek':
    case 'peeked':
    case 'lay':
    case 'laid':
    case 'pass':
    case 'shared':
    case 'reveal':
    case 'turn':
    case 'order':
    case 'counts':
    case 'score':
    case 'hides':
    case 'draw':
    case 'drawn':
    case 'reshuffle':
    case 'token':
    case 'decline':
    case 'roundEnd':
      return null;
  }
}
