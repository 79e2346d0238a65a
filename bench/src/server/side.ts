/** One server under load: its process, its tables, what was measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../report.ts';
import { Load, type Table } from './load.ts';
import type { MeasuredServer } from './process.ts';

const AT_ONCE = 8;
/** As many moves for both, however busy the machine is: half-compiled programs are not what is compared. */
const WARM_UP_MOVES = 30_000;
const WARM_UP_MS = 1500;
/** How often the heap is looked at, and how long before: what was closed or opened is so by then. */
const LOOKS = 4;
const LOOK_MS = 1500;
/** How often the heap is compared with what it was before more tables came. */
const HEAP_STEPS = 5;

/** Short and many: the sides then share what else the machine does more evenly. */
const SLICES = 8;
const SLICE_MS = 1250;

export interface Measured {
  readonly moves: number;
  readonly seconds: number;
  readonly cpu: number;
  readonly latencies: readonly number[];
}

/** Does the work `count` times, a few at once. */
export async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let left = count;
  const worker = async (): Promise<void> => {
    while (left-- > 0) done.push(await work());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

export class Side {
  readonly load = new Load();
  readonly server: MeasuredServer;
  readonly #create: (load: Load) => Promise<Table>;
  #tables: Table[] = [];

  constructor(server: MeasuredServer, create: (load: Load) => Promise<Table>) {
    this.server = server;
    this.#create = create;
  }

  /** Seats the tables and plays at them until everything is compiled. */
  async prepare(count: number, moves = WARM_UP_MOVES): Promise<void> {
    for (let played = 0; played < moves;) {
      await this.#fill(count);
      played += (await this.load.play(sleep(WARM_UP_MS))).moves;
    }
  }

  /**
   * Bytes of heap per connected table: the median of several steps, each of `count` new tables beside those that are there.
   * A single difference would not do: at some collection V8 drops compiled code that no longer runs, and with it 3.8 MB that
   * Node needed to remove types from the server's source.
   * To be called last: it drops what was compiled for moves.
   */
  async heapPerTable(count: number): Promise<number> {
    this.close();
    const heaps: number[] = [];
    for (let step = 1; step <= HEAP_STEPS + 1; step++) {
      await this.#fill(step * count);
      heaps.push(await this.#settledHeap());
    }
    return median(heaps.slice(1).map((heap, step) => (heap - heaps[step]!) / count));
  }

  /** The least of several looks: pings and answers that are under way are no part of a table. */
  async #settledHeap(): Promise<number> {
    let least = Infinity;
    for (let look = 0; look < LOOKS; look++) {
      await sleep(LOOK_MS);
      least = Math.min(least, (await this.server.usage(true)).heap);
    }
    return least;
  }

  async #fill(count: number): Promise<void> {
    for (const table of this.#tables) if (table.over) table.close();
    this.#tables = this.#tables.filter(({ over }) => !over);
    this.#tables.push(...(await times(count - this.#tables.length, () => this.#create(this.load))));
  }

  async measure(ms: number): Promise<Measured> {
    await this.#fill(this.#tables.length);
    const before = await this.server.usage();
    const slice = await this.load.play(sleep(ms));
    const after = await this.server.usage();
    return { ...slice, cpu: after.cpu - before.cpu };
  }

  close(): void {
    for (const table of this.#tables.splice(0)) table.close();
    this.load.forget();
  }
}

/** Takes turns, so that whatever else the machine does falls on all. */
export async function measureInTurns(sides: readonly Side[]): Promise<Measured[]> {
  const slices: Measured[][] = sides.map(() => []);
  for (let round = 0; round < SLICES; round++)
    for (const [i, side] of sides.entries()) slices[i]!.push(await side.measure(SLICE_MS));
  return slices.map(merged);
}

/** Several slices as one. */
function merged(slices: readonly Measured[]): Measured {
  const sum = (of: (slice: Measured) => number): number => slices.reduce((total, slice) => total + of(slice), 0);
  return {
    moves: sum(({ moves }) => moves),
    seconds: sum(({ seconds }) => seconds),
    cpu: sum(({ cpu }) => cpu),
    latencies: slices.flatMap(({ latencies }) => latencies),
  };
}
