/** The sounds of the app, and when one is played. Types only: the sounds themselves are fetched when they are wanted. */

export type SoundName =
  | 'step'
  | 'dice'
  | 'card'
  | 'tiles'
  | 'trap'
  | 'run'
  | 'fall'
  | 'theft'
  | 'heartbeat'
  | 'catch'
  | 'treasure'
  | 'score'
  | 'struck'
  | 'yourTurn'
  | 'victory'
  | 'defeat';

/** A sound that belongs to an event: as it begins, or when it has been seen. */
export interface Cue {
  readonly sound: SoundName;
  readonly at: 'start' | 'end';
  /** Repeated, as steps are; once if absent. */
  readonly times?: number;
  /** At normal speed. */
  readonly everyMs?: number;
}
