/** The talk at a table, in two channels: players hear players, watchers hear watchers. */
import type { Viewer } from '@traque/engine/core/game';
import { Denied } from '../errors.ts';
import type { Audience } from '../live/audience.ts';
import { FULL, taken } from '../live/limits.ts';
import type { Channel } from '../store/store.ts';
import type { Line, Talk } from '../wire/room.ts';
import type { World } from '../world.ts';

/** Lines that are shown to whoever comes. */
const SHOWN = 100;
/** Lines that a channel keeps, and how many a second all its people together may add. */
const MOST_LINES = 10_000;
const LINES_PER_SECOND = 3;

const channelOf = (viewer: Viewer): Channel => (viewer === null ? 'watchers' : 'players');

export class Conversation {
  readonly #table: string;
  readonly #world: World;
  readonly #audience: Audience;
  /** The last line that was told here. */
  readonly #told = { players: -1, watchers: -1 };
  /** For what is said in each. */
  readonly #breath = { players: FULL, watchers: FULL };

  constructor(table: string, world: World, audience: Audience) {
    this.#table = table;
    this.#world = world;
    this.#audience = audience;
  }

  async read(viewer: Viewer, after: number): Promise<Talk> {
    const channel = channelOf(viewer);
    const lines = [...(await this.#world.store.talk(this.#table, channel, after, SHOWN))];
    this.#told[channel] = Math.max(this.#told[channel], lines.at(-1)?.line ?? -1);
    return { channel, lines };
  }

  /** Keeps a line and tells it here. @throws {Denied} if it is too much. */
  async add(viewer: Viewer, line: Omit<Line, 'line' | 'at' | 'seat'>): Promise<Line> {
    const channel = channelOf(viewer);
    const breath = taken(this.#breath[channel], LINES_PER_SECOND, this.#world.time.steady());
    if (breath === null) throw new Denied('tooFast', 'too much talk at once: wait a little');
    this.#breath[channel] = breath;
    if (this.#told[channel] + 1 >= MOST_LINES) throw new Denied('tooMany', 'all has been said at this table');
    const said = { at: this.#world.time.now(), seat: viewer, ...line };
    const number = await this.#world.store.say(this.#table, channel, said);
    await this.tell(channel);
    return { line: number, ...said };
  }

  /** Tells the lines that were added since, here or elsewhere. */
  async tell(channel: Channel): Promise<void> {
    for (const line of await this.#world.store.talk(this.#table, channel, this.#told[channel], SHOWN)) {
      this.#told[channel] = line.line;
      this.#audience.tellLine(channel, line);
    }
  }
}
