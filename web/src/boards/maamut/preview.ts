/** What would follow from an action, read from the events that the engine foresees. */
import type { Seat } from '@traque/engine/core/game';
import type { Cell, ClosedWay, Direction, Event } from '@traque/engine/maamut/protocol';
import { after, type Scene } from './scene.ts';

interface Scare {
  readonly seat: Seat;
  readonly from: Cell;
  /** Null while they have yet to choose. */
  readonly to: Cell | null;
}

export interface Preview {
  readonly walked: readonly Cell[];
  readonly closed: readonly ClosedWay[];
  /** Where the mammoth was met. */
  readonly met: Cell | null;
  readonly dir: Direction | null;
  readonly run: readonly Cell[];
  readonly scares: readonly Scare[];
  readonly removed: readonly { readonly seat: Seat; readonly at: Cell; readonly rule: 'MA-55' | 'MA-64' }[];
  /** Whether somebody has yet to choose where to run, so that the rest is unknown. */
  readonly pending: boolean;
  readonly fall: { readonly at: Cell; readonly owner: Seat } | null;
  /** A trap that would be set or lifted. */
  readonly trap: { readonly at: Cell; readonly owner: Seat; readonly isSet: boolean } | null;
  readonly end: Scene;
}

type Kind<T extends Event['type']> = Extract<Event, { type: T }>;

function of<T extends Event['type']>(events: readonly Event[], type: T): Kind<T>[] {
  return events.filter((event): event is Kind<T> => event.type === type);
}

export function previewOf(scene: Scene, events: readonly Event[]): Preview | null {
  if (events.length === 0) return null;
  const end = events.reduce(after, scene);
  const startle = of(events, 'startle')[0];
  const run = of(events, 'run').flatMap((event) => event.path);
  const fall = of(events, 'fall')[0] ?? null;
  const decided = of(events, 'panic').map(({ seat, from, to }) => ({ seat, from, to }));
  const last = run.at(-1);
  const open = last === undefined || fall ? [] : end.hunters.flatMap((at, seat) => (at === last ? [seat] : []));
  return {
    walked: of(events, 'walk').flatMap((event) => event.path),
    closed: startle?.closed ?? [],
    met: startle?.at ?? null,
    dir: startle?.dir ?? null,
    run,
    scares: [...decided, ...open.map((seat) => ({ seat, from: last ?? '', to: null }))],
    removed: of(events, 'removed').map(({ seat, at, rule }) => ({ seat, at, rule })),
    pending: open.length > 0,
    fall: fall && { at: fall.at, owner: fall.owner },
    trap: trapOf(events),
    end,
  };
}

function trapOf(events: readonly Event[]): Preview['trap'] {
  const [set] = of(events, 'setTrap');
  if (set) return { at: set.at, owner: set.seat, isSet: true };
  const [lifted] = of(events, 'liftTrap');
  return lifted ? { at: lifted.at, owner: lifted.owner, isSet: false } : null;
}
