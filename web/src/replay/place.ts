/** Which moment of a replay is shown, and who looks at it: both are in the address, so that each moment can be linked. */
import type { ReplayInfo } from '../client/worker/replays.ts';
import type { ReplayViewer } from '../client/worker/timeline.ts';

export interface Place {
  readonly at: number;
  readonly viewer: ReplayViewer;
}

/** The place that the query names, as far as there is one and the viewer may look. */
export function placeIn(query: URLSearchParams, { length, seats, allowedViewer }: ReplayInfo): Place {
  const at = Number(query.get('at') ?? 0);
  const seat = query.get('seat');
  const viewer = seat === null ? 'all' : seat === 'none' ? null : Number(seat);
  const known =
    viewer === 'all' || viewer === null || (Number.isInteger(viewer) && viewer >= 0 && viewer < seats.length);
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : 0,
    viewer: allowedViewer !== 'all' ? allowedViewer : known ? viewer : 'all',
  };
}

export function addressOf(id: string, { at, viewer }: Place): string {
  return `/replay/${id}?at=${at}${viewer === 'all' ? '' : `&seat=${viewer ?? 'none'}`}`;
}
