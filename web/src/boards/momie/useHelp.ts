/** Helps that a table may allow, shown on request: to the mummy where hunters could be, to hunters how far it gets. */
import type { Viewer } from '@traque/engine/core/game';
import type { HunterIndex, View } from '@traque/engine/momie/protocol';
import { useMemo, useState } from 'preact/hooks';
import { helpOffered, type Insight, type MummyReach, reachOffered, type Suspects, suspectsOf } from './viewpoint.ts';

export interface Help {
  /** Which help the viewer may have; null: none. */
  readonly kind: 'suspects' | 'reach' | null;
  readonly shown: boolean;
  readonly toggle: () => void;
  readonly suspects: Suspects | null;
  readonly reach: MummyReach | null;
  /** The only hunter whose cells are shown; null: all. */
  readonly only: HunterIndex | null;
  /** Chooses one hunter, or all again. */
  readonly choose: (hunter: HunterIndex) => void;
  /** Shows one hunter's cells while the pointer is on them. */
  readonly peek: (hunter: HunterIndex | null) => void;
}

export function useHelp(view: View, viewer: Viewer, insight: Insight | null): Help {
  const [wanted, want] = useState(false);
  const [chosen, setChosen] = useState<HunterIndex | null>(null);
  const [peeked, peek] = useState<HunterIndex | null>(null);
  const kind = helpOffered(view, viewer) ? 'suspects' : reachOffered(view, viewer) ? 'reach' : null;
  const offered = kind === 'suspects';
  const only = offered ? (peeked ?? chosen) : null;
  const shown = wanted || only !== null;
  const suspects = useMemo(() => {
    if (!offered || !shown) return null;
    const all = suspectsOf(view, insight?.odds ?? []);
    return only === null ? all : all.map((cells, hunter) => (hunter === only ? cells : null));
  }, [offered, shown, only, view, insight]);
  const reach = kind === 'reach' && wanted ? (insight?.reach ?? null) : null;
  return useMemo(
    () => ({
      kind,
      shown,
      toggle: () => {
        want(!(wanted || chosen !== null));
        setChosen(null);
      },
      suspects,
      reach,
      only,
      choose: (hunter) => setChosen(chosen === hunter ? null : hunter),
      peek,
    }),
    [kind, shown, wanted, chosen, suspects, reach, only],
  );
}
