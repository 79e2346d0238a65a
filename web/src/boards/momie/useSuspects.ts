/** The help for the mummy: where each hunter could be, from what was heard alone. Shown only if asked for. */
import type { View } from '@traque/engine/momie/protocol';
import { whereabouts } from '@traque/engine/momie/whereabouts';
import { useMemo, useState } from 'preact/hooks';
import type { Room, Suspects } from './seeing.ts';

export interface Help {
  readonly suspects: Suspects | null;
  /** Null where there is nothing to help with, or the table does not allow it. */
  readonly toggle: (() => void) | null;
}

export function useSuspects(view: View, room: Room, allowed: boolean): Help {
  const [wanted, want] = useState(false);
  const offered = allowed && room === 'dark' && view.result === null;
  const suspects = useMemo(() => (offered && wanted ? suspectsOf(view) : null), [offered, wanted, view]);
  const toggle = () => {
    want(!wanted);
  };
  return { suspects, toggle: offered ? toggle : null };
}

/** A hunter in plain sight needs no marks. */
export function suspectsOf(view: View): Suspects {
  return whereabouts(view).map((cells, hunter) => (view.hunters[hunter]?.at === undefined ? new Set(cells) : null));
}
