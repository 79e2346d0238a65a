/** The names by which animations find pieces on the page. */
import type { HunterIndex } from '@traque/engine/momie/protocol';

export const pieceName = {
  hunter: (hunter: HunterIndex) => `hunter-${hunter}`,
  mummy: 'mummy',
  /** The ankhs that the mummy has won. */
  tokens: 'tokens',
  lockedDie: (index: number) => `locked-die-${index}`,
  /** A die that is not locked, unless it is the announced one. */
  freeDie: (index: number) => `free-die-${index}`,
  announcedDie: 'announced-die',
  /** The mission card that is shown to everybody. */
  shownCard: 'shown-card',
};
