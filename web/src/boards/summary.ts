/**
 * What the rules' worker counts over a whole game: `boards/<game>/summary.ts` exports `summarise`, shown at the end, and
 * `landmarkOf`, the marks on the scrubber of a replay. Both know events only, never rules.
 */
import type { Position } from '@traque/engine/core/game';
import type { MatchEvent } from '@traque/engine/core/match';

/** A new part of the game, something won, something lost, the end. */
export type LandmarkKind = 'chapter' | 'gain' | 'loss' | 'end';

/** `view`: the last position, in which nothing is hidden. */
export type Summarise = (events: readonly MatchEvent[], view: Position) => unknown;
export type LandmarkOf = (event: MatchEvent) => LandmarkKind | null;
