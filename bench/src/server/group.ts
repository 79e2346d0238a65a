/** Tables of one server that are played and measured together. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@traque/server/test-support/client';
import type { WebSocket } from 'ws';
import { Load } from './load.ts';
import { connected, OurTable } from './our-table.ts';
import type { ServerProcess } from './process.ts';
import { times } from './side.ts';

const CHECK_MS = 10;

export class Group {
  readonly #server: ServerProcess;
  readonly #load = new Load();
  #tables: OurTable[] = [];
  readonly #watchers: WebSocket[] = [];
  #cpu = 0;
  #moves = 0;

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  /** New tables, with this many watchers at each. */
  async create(count: number, players: readonly Client[], watchers = 0): Promise<void> {
    this.#tables = await times(count, () => OurTable.create(this.#load, players));
    for (const { id } of this.#tables)
      for (let i = 0; i < watchers; i++) {
        const socket = await connected(new Client(players[0]!.address), id);
        socket.send(JSON.stringify({ type: 'hello', brief: true }));
        this.#watchers.push(socket);
      }
  }

  /** Until every game that goes on has this many moves. */
  async playTo(moves: number): Promise<void> {
    const reached = async (): Promise<void> => {
      while (this.#tables.some((table) => !table.over && table.moves < moves)) await sleep(CHECK_MS);
    };
    await this.#load.play(reached());
  }

  async measure(ms: number): Promise<void> {
    const before = await this.#server.usage();
    this.#moves += (await this.#load.play(sleep(ms))).moves;
    this.#cpu += (await this.#server.usage()).cpu - before.cpu;
  }

  /** Microseconds of the server. */
  get cpuPerMove(): number {
    return this.#cpu / this.#moves;
  }

  get tables(): readonly OurTable[] {
    return this.#tables;
  }

  close(): void {
    for (const table of this.#tables) table.close();
    for (const socket of this.#watchers) socket.close();
    this.#load.forget();
  }
}

/** Takes turns, so that whatever else the machine does falls on all. */
export async function measureGroups(groups: readonly Group[], rounds: number, ms: number): Promise<void> {
  for (let round = 0; round < rounds; round++) for (const group of groups) await group.measure(ms);
}
