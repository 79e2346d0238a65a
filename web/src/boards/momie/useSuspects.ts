/** The help for the mummy: where each hunter could be, from what was heard alone. Shown only if asked for. */
import type { View } from '@traque/engine/momie/protocol';
import type { Room, Suspects } from './seeing.ts';

export interface Help {
  readonly suspects: Suspects | null;
  /** Absent where there is nothing to help with. */
  readonly toggle: (() => void) | null;
}

export function useSuspects(_view: View, _room: Room): Help {
  return { suspects: null, toggle: null };
}
