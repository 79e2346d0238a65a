/** The chat at a table, in two channels: players read players, watchers read watchers. */
import type { Viewer } from '@traque/engine/core/game';
import type { Line, Talk } from '@traque/wire/room';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import type { Audience } from '../live/audience.ts';
import { TokenBucket } from '../live/token-bucket.ts';
import type { Channel } from '../store/store.ts';

/** Lines that a newcomer gets. */
const MAX_SENT = 100;
/** Lines that a channel may have, and how many per second all its members together may add. */
const MAX_LINES = 10_000;
const LINES_PER_SECOND = 3;

const channelOf = (viewer: Viewer): Channel => (viewer === null ? 'watchers' : 'players');

export class Conversation {
  readonly #table: string;
  readonly #deps: Dependencies;
  readonly #audience: Audience;
  /** The last line that was sent to clients of this process. */
  readonly #sent = { players: -1, watchers: -1 };
  /** Null until somebody says something: at most tables nobody does. */
  #buckets: Readonly<Record<Channel, TokenBucket>> | null = null;

  constructor(table: string, deps: Dependencies, audience: Audience) {
    this.#table = table;
    this.#deps = deps;
    this.#audience = audience;
  }

  async read(viewer: Viewer, after: number): Promise<Talk> {
    const channel = channelOf(viewer);
    const lines = [...(await this.#deps.store.talk(this.#table, channel, after, MAX_SENT))];
    this.#sent[channel] = Math.max(this.#sent[channel], lines.at(-1)?.line ?? -1);
    return { channel, lines };
  }

  /** Stores a line and sends it to clients of this process. @throws {DeniedError} if there are too many. */
  async add(viewer: Viewer, line: Omit<Line, 'line' | 'at' | 'seat'>): Promise<Line> {
    const channel = channelOf(viewer);
    this.#buckets ??= { players: new TokenBucket(), watchers: new TokenBucket() };
    if (!this.#buckets[channel].take(LINES_PER_SECOND, this.#deps.time.monotonic()))
      throw new DeniedError('tooFast', 'too much talk at once: wait a little');
    if (this.#sent[channel] + 1 >= MAX_LINES) throw new DeniedError('tooMany', 'all has been said at this table');
    const said = { at: this.#deps.time.now(), seat: viewer, ...line };
    const number = await this.#deps.store.say(this.#table, channel, said);
    await this.sendNew(channel);
    return { line: number, ...said };
  }

  /** Sends the lines that were added since the last call, by this process or another. */
  async sendNew(channel: Channel): Promise<void> {
    for (const line of await this.#deps.store.talk(this.#table, channel, this.#sent[channel], MAX_SENT)) {
      this.#sent[channel] = line.line;
      this.#audience.sendLine(channel, line);
    }
  }
}
