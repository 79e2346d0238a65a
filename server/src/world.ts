/** Everything a table needs from outside, so that a test can put its own in place. */
import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import type { Thinker } from './bots/thinker.ts';
import type { PresenceBoard } from './live/presence.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import type { Games } from './table/rules.ts';
import type { Time } from './time.ts';

export interface World {
  readonly store: Store;
  readonly bus: Bus;
  readonly presence: PresenceBoard;
  readonly thinker: Thinker;
  readonly games: Games;
  readonly time: Time;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly settings: Settings;
  /** Unguessable text of that many characters: table ids, guests, secrets. */
  readonly random: (length: number) => string;
}
