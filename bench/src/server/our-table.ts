/** A table on our server: four sockets, each told what it may do, each choosing by chance. */
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { FastChance } from '@traque/engine/core/chance';
import { Client } from '@traque/server/test-support/client';
import { WebSocket } from 'ws';
import { serverGame } from '../games.ts';
import type { Load, Table } from './load.ts';

/** In an update or a welcome. */
const DECISION = /"moment":\{"decision":(\d+|null)/;
const LEGAL = /"legal":\{"actions":(\[[^\]]*\])/;

export class OurTable implements Table {
  readonly id: string;
  readonly #load: Load;
  readonly #chance: FastChance;
  readonly #sockets: WebSocket[] = [];
  readonly #sentAt = new Map<string, number>();
  /** Nobody moves after this many moves. */
  readonly #maxMoves: number;
  moves = 0;
  over = false;
  /** What another process tells late must not make a player move who has gone. */
  #closed = false;

  private constructor(id: string, load: Load, maxMoves: number) {
    this.id = id;
    this.#load = load;
    this.#chance = new FastChance(id);
    this.#maxMoves = maxMoves;
  }

  static async create(load: Load, players: readonly Client[], maxMoves = Infinity): Promise<OurTable> {
    const [host, ...guests] = players;
    const seats = [{ kind: 'me' } as const, ...guests.map(() => ({ kind: 'open' }) as const)];
    const { table: id } = await host!.ask('create', {}, { game: serverGame.name, seats });
    for (const [i, guest] of guests.entries()) await guest.ask('join', { id }, { seat: i + 1 });
    await host!.ask('start', { id });
    const table = new OurTable(id, load, maxMoves);
    for (const player of players) await table.#sit(player);
    return table;
  }

  async #sit(player: Client): Promise<void> {
    const socket = await connected(player, this.id);
    this.#sockets.push(socket);
    socket.on('message', (data: Buffer) => this.#hear(socket, data.toString()));
    const welcomed = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'hello', legal: true, brief: true }));
    await welcomed;
  }

  /** Parses only what a player has to act on: the players must not take the processor from the server. */
  #hear(socket: WebSocket, text: string): void {
    if (this.#closed) return;
    if (text.startsWith('{"type":"accepted"')) return this.#accepted(text);
    if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"error"')) throw new Error(text);
    const decision = DECISION.exec(text)?.[1];
    if (decision === 'null') this.over = true;
    const legal = LEGAL.exec(text)?.[1];
    if (decision !== undefined && legal !== undefined) this.#move(socket, Number(decision), legal);
  }

  #accepted(text: string): void {
    const { id } = JSON.parse(text) as { id: string };
    this.moves++;
    this.#load.accepted(this.#sentAt.get(id)!);
    this.#sentAt.delete(id);
  }

  #move(socket: WebSocket, decision: number, legal: string): void {
    if (this.moves >= this.#maxMoves) return;
    const actions = (JSON.parse(legal) as { type: string }[]).filter(({ type }) => serverGame.playable(type));
    const id = `d${decision}`;
    const action = actions[this.#chance.below(actions.length)];
    this.#load.offer(() => {
      this.#sentAt.set(id, performance.now());
      socket.send(JSON.stringify({ type: 'command', id, decision, action }));
    });
  }

  close(): void {
    this.#closed = true;
    for (const socket of this.#sockets) socket.close();
  }
}

export async function fourGuests(address: string): Promise<Client[]> {
  return Promise.all(['Aki', 'Bel', 'Chu', 'Dag'].map((name) => Client.named(address, name)));
}

/** An open socket that has not said hello. */
export async function connected(player: Client, table: string): Promise<WebSocket> {
  const socket = new WebSocket(`${player.address.replace('http', 'ws')}/api/tables/${table}/live`, {
    headers: player.headers,
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
}
