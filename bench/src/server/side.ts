/** One server under load: its process, its tables, what was measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Load, type Table } from './load.ts';
import type { MeasuredServer } from './process.ts';

const AT_ONCE = 8;
/** As many moves for both, however busy the machine is: half-compiled programs are not what is compared. */
const WARM_UP_MOVES = 30_000;
/** And once more at the tables to be measured: taking the memory's measure throws some of what was compiled away. */
const WARM_AGAIN_MOVES = 10_000;
const WARM_UP_MS = 1500;
/** Until what was closed or opened is so: the heap changes by less than this share, and is not waited for for ever. */
const SETTLE_MS = 1500;
const SETTLED = 0.002;
const MAX_LOOKS = 10;

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
  /** Bytes of heap per connected table. */
  heap = 0;

  constructor(server: MeasuredServer, create: (load: Load) => Promise<Table>) {
    this.server = server;
    this.#create = create;
  }

  /** Plays some tables so that everything is compiled, then seats the tables to be measured. */
  async prepare(count: number, moves = WARM_UP_MOVES): Promise<void> {
    await this.#warmUp(count, moves);
    for (const table of this.#tables.splice(0)) table.close();
    this.load.forget();
    const before = await this.#settledHeap();
    await this.#fill(count);
    this.heap = ((await this.#settledHeap()) - before) / count;
    await this.#warmUp(count, Math.min(moves, WARM_AGAIN_MOVES));
  }

  async #settledHeap(): Promise<number> {
    let last = Infinity;
    for (let looks = 0; looks < MAX_LOOKS; looks++) {
      await sleep(SETTLE_MS);
      const { heap } = await this.server.usage(true);
      if (Math.abs(heap - last) < SETTLED * heap) return heap;
      last = heap;
    }
    return last;
  }

  async #warmUp(tables: number, most: number): Promise<void> {
    for (let moves = 0; moves < most;) {
      await this.#fill(tables);
      moves += (await this.load.play(sleep(WARM_UP_MS))).moves;
    }
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
