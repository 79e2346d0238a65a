/** A table on our server: four sockets, each told what it may do, each choosing by chance. */
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { FastChance } from '@traque/engine/core/chance';
import { Client } from '@traque/server/test-support/client';
import { WebSocket } from 'ws';
import { serverGame } from '../games.ts';
import type { Load, Table } from './load.ts';
import { PlayerSocket } from './player-socket.ts';

/** In an update or a welcome. */
const DECISION = '"moment":{"decision":';
const LEGAL = '"legal":{"actions":';

export class OurTable implements Table {
  readonly id: string;
  readonly #load: Load;
  readonly #chance: FastChance;
  readonly #sockets: PlayerSocket[] = [];
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
    let welcomed = (): void => undefined;
    const heard = new Promise<void>((resolve) => (welcomed = resolve));
    const opened = await PlayerSocket.open(liveUrl(player, this.id), player.headers, (text, socket) => {
      welcomed();
      this.#hear(socket, text);
    });
    this.#sockets.push(opened);
    opened.send(JSON.stringify({ type: 'hello', legal: true, brief: true }));
    await heard;
  }

  /** Parses only what a player has to act on. */
  #hear(socket: PlayerSocket, text: string): void {
    if (this.#closed) return;
    if (text.startsWith('{"type":"accepted"')) return this.#accepted(text);
    if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"error"')) throw new Error(text);
    const decision = text.indexOf(DECISION) + DECISION.length;
    if (decision < DECISION.length) return;
    if (text.startsWith('null', decision)) this.over = true;
    const legal = text.indexOf(LEGAL, decision) + LEGAL.length;
    if (legal < LEGAL.length) return;
    this.#move(
      socket,
      Number.parseInt(text.slice(decision, decision + 10)),
      text.slice(legal, text.indexOf(']', legal) + 1),
    );
  }

  #accepted(text: string): void {
    const { id } = JSON.parse(text) as { id: string };
    this.moves++;
    this.#load.accepted(this.#sentAt.get(id)!);
    this.#sentAt.delete(id);
  }

  #move(socket: PlayerSocket, decision: number, legal: string): void {
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

const liveUrl = (player: Client, table: string): URL => new URL(`/api/tables/${table}/live`, player.address);

/** An open socket that has not said hello. */
export async function connected(player: Client, table: string): Promise<WebSocket> {
  const socket = new WebSocket(liveUrl(player, table), {
    headers: player.headers,
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
}
