/** What the rules' worker tells of a whole game: how it ended, and the moments worth finding again. */
import type { Position } from '@traque/engine/core/game';
import type { MatchEvent } from '@traque/engine/core/match';
import type { LandmarkKind } from '../boards/summary.ts';

export interface Ending {
  /** The last position, with nothing hidden. */
  readonly view: Position;
  /** What the game's own `summarise` counted; null if it counts nothing. */
  readonly summary: unknown;
  readonly moves: number;
  /** When the first and the last move were made, in milliseconds since 1970; null if there was none. */
  readonly time: { readonly from: number; readonly to: number } | null;
  /** The secret behind all chance of the game, and the seal that was shown before its first move. */
  readonly secret: string;
  readonly commit: string;
  /** The secret fits the seal, and the moves lead to the result. */
  readonly verified: boolean;
}

export interface Landmark {
  /** The entry of the log in which it happened. */
  readonly number: number;
  readonly kind: LandmarkKind;
  readonly event: MatchEvent;
}
