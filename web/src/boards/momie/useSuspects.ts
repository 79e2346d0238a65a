/** A help for the mummy: where each hunter could be, from what was heard alone. Shown on request. */
import type { Viewer } from '@traque/engine/core/game';
import type { View } from '@traque/engine/momie/protocol';
import { useMemo, useState } from 'preact/hooks';
import { helpOffered, type Suspects, suspectsOf, type Whereabouts } from './viewpoint.ts';

export interface Help {
  readonly suspects: Suspects | null;
  /** Null where there is nothing to help with, or the table does not allow it. */
  readonly toggle: (() => void) | null;
}

export function useSuspects(view: View, viewer: Viewer, whereabouts: Whereabouts | null): Help {
  const [wanted, want] = useState(false);
  const offered = helpOffered(view, viewer);
  const suspects = useMemo(
    () => (offered && wanted ? suspectsOf(view, whereabouts ?? []) : null),
    [offered, wanted, view, whereabouts],
  );
  const toggle = () => {
    want(!wanted);
  };
  return { suspects, toggle: offered ? toggle : null };
}
