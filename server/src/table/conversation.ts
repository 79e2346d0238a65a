/** The talk at a table, in two channels: players hear players, watchers hear watchers. */
import type { Viewer } from '@traque/engine/core/game';
import type { Line, Talk } from '@traque/wire/room';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import type { Audience } from '../live/audience.ts';
import { FULL, taken } from '../live/limits.ts';
import type { Channel } from '../store/store.ts';

/** Lines that are shown to whoever comes. */
const SHOWN = 100;
/** Lines that a channel keeps, and how many a second all its people together may add. */
const MAX_LINES = 10_000;
const LINES_PER_SECOND = 3;

const channelOf = (viewer: Viewer): Channel => (viewer === null ? 'watchers' : 'players');

export class Conversation {
  readonly #table: string;
  readonly #deps: Dependencies;
  readonly #audience: Audience;
  /** The last line that was told here. */
  readonly #told = { players: -1, watchers: -1 };
  /** For what is said in each. */
  readonly #breath = { players: FULL, watchers: FULL };

  constructor(table: string, deps: Dependencies, audience: Audience) {
    this.#table = table;
    this.#deps = deps;
    this.#audience = audience;
  }

  async read(viewer: Viewer, after: number): Promise<Talk> {
    const channel = channelOf(viewer);
    const lines = [...(await this.#deps.store.talk(this.#table, channel, after, SHOWN))];
    this.#told[channel] = Math.max(this.#told[channel], lines.at(-1)?.line ?? -1);
    return { channel, lines };
  }

  /** Keeps a line and tells it here. @throws {DeniedError} if it is too much. */
  async add(viewer: Viewer, line: Omit<Line, 'line' | 'at' | 'seat'>): Promise<Line> {
    const channel = channelOf(viewer);
    const breath = taken(this.#breath[channel], LINES_PER_SECOND, this.#deps.time.now());
    if (breath === null) throw new DeniedError('tooFast', 'too much talk at once: wait a little');
    this.#breath[channel] = breath;
    if (this.#told[channel] + 1 >= MAX_LINES) throw new DeniedError('tooMany', 'all has been said at this table');
    const said = { at: this.#deps.time.now(), seat: viewer, ...line };
    const number = await this.#deps.store.say(this.#table, channel, said);
    await this.sendNew(channel);
    return { line: number, ...said };
  }

  /** Tells the lines that were added since, here or elsewhere. */
  async sendNew(channel: Channel): Promise<void> {
    for (const line of await this.#deps.store.talk(this.#table, channel, this.#told[channel], SHOWN)) {
      this.#told[channel] = line.line;
      this.#audience.sendLine(channel, line);
    }
  }
}
