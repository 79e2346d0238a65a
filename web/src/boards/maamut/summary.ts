/** What happened in a whole game, counted from its events, and the moments worth finding again in a replay. */
import type { Seat } from '@traque/engine/core/game';
import type { Cell, Event, View } from '@traque/engine/maamut/protocol';
import type { LandmarkKind } from '../summary.ts';

interface HunterSummary {
  /** How often they startled the mammoth, and how many tiles it ran because of it. */
  readonly pushes: number;
  readonly driven: number;
  readonly trapsSet: number;
  readonly trapsLifted: number;
  readonly panics: number;
  readonly isOut: boolean;
}

export interface Summary {
  readonly hunters: readonly HunterSummary[];
  /** Where the mammoth fell. */
  readonly fall: { readonly at: Cell; readonly owner: Seat; readonly pusher: Seat } | null;
  /** The clause by which the game ended; null if the players ended it. */
  readonly endedBy: Extract<Event, { type: 'over' }>['rule'] | null;
}

type Counts = { -readonly [Key in keyof HunterSummary]: HunterSummary[Key] };

export function summarise(events: readonly Event[], { players }: View): Summary {
  const hunters = Array.from({ length: players }, (): Counts => ({
    pushes: 0,
    driven: 0,
    trapsSet: 0,
    trapsLifted: 0,
    panics: 0,
    isOut: false,
  }));
  let fall: Summary['fall'] = null;
  let endedBy: Summary['endedBy'] = null;
  let pusher: Counts | undefined;
  for (const event of events) {
    const hunter = 'seat' in event ? hunters[event.seat] : undefined;
    if (event.type === 'run' && pusher !== undefined) pusher.driven += event.path.length;
    if (event.type === 'fall') fall = { at: event.at, owner: event.owner, pusher: event.pusher };
    if (event.type === 'over') endedBy = event.rule;
    if (hunter === undefined) continue;
    if (event.type === 'startle') {
      hunter.pushes++;
      pusher = hunter;
    }
    if (event.type === 'setTrap') hunter.trapsSet++;
    if (event.type === 'liftTrap') hunter.trapsLifted++;
    if (event.type === 'panic') hunter.panics++;
    if (event.type === 'removed') hunter.isOut = true;
  }
  return { hunters, fall, endedBy };
}

export function landmarkOf(event: Event): LandmarkKind | null {
  switch (event.type) {
    case 'startle':
      return 'chapter';
    case 'setTrap':
      return 'gain';
    case 'removed':
      return 'loss';
    case 'fall':
      return 'end';
    case 'place':
    case 'move':
    case 'walk':
    case 'run':
    case 'panic':
    case 'vanish':
    case 'liftTrap':
    case 'pass':
    case 'draw':
    case 'drawn':
    case 'reshuffle':
    case 'over':
      return null;
  }
}
