/** What tables need from outside: a test can replace any of it. */
import type { GameLookup } from '@traque/engine/core/lookup';
import type { Logger } from 'pino';
import type { Thinker } from './bots/thinker.ts';
import type { Bus } from './bus/bus.ts';
import type { PresenceStore } from './live/presence.ts';
import type { AcceptWebSocket } from './live/websocket/accept.ts';
import type { Metrics } from './metrics.ts';
import type { Resolve } from './notices/public-address.ts';
import type { RecordVerifier } from './records/verifier.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import type { Time } from './time.ts';

export interface Dependencies {
  readonly store: Store;
  readonly bus: Bus;
  readonly presence: PresenceStore;
  /** Ours; the bench compares it with a library's. */
  readonly acceptWebSocket: AcceptWebSocket;
  readonly thinker: Thinker;
  readonly verifier: RecordVerifier;
  readonly games: GameLookup;
  /** The addresses of a name that a notice is sent to. */
  readonly resolve: Resolve;
  readonly time: Time;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly settings: Settings;
  /** Unguessable text of the given length: table ids, guest ids, secrets. */
  readonly random: (length: number) => string;
}
