/** A match on the boardgame.io server: four socket.io clients that speak as its own transport does. */
import { performance } from 'node:perf_hooks';
import { FastChance } from '@traque/engine/core/chance';
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { serverGame, type PeerState } from '../games.ts';
import type { Load, Table } from './load.ts';

const { enumerate } = serverGame.peerGame();

export class PeerTable implements Table {
  readonly #match: string;
  readonly #load: Load;
  readonly #chance: FastChance;
  readonly #sockets: Socket[] = [];
  /** By seat, the command under way: on which state, since when. */
  readonly #sent = new Map<number, { readonly on: number; readonly at: number }>();
  moves = 0;
  over = false;

  private constructor(match: string, load: Load) {
    this.#match = match;
    this.#load = load;
    this.#chance = new FastChance(match);
  }

  static async create(load: Load, address: string, match: string): Promise<PeerTable> {
    const table = new PeerTable(match, load);
    // One after the other: the first who asks for a match that does not exist creates it.
    for (let seat = 0; seat < 4; seat++) await table.#sit(address, seat);
    return table;
  }

  async #sit(address: string, seat: number): Promise<void> {
    const socket = io(`${address}/${serverGame.name}`, { transports: ['websocket'], forceNew: true });
    this.#sockets.push(socket);
    socket.on('update', (_match: string, state: State<PeerState>) => this.#hear(socket, seat, state));
    const synced = new Promise<State<PeerState>>((resolve, reject) => {
      socket.once('sync', (_match: string, { state }: { state: State<PeerState> }) => resolve(state));
      socket.once('connect_error', reject);
    });
    socket.emit('sync', this.#match, String(seat), undefined, 4);
    this.#hear(socket, seat, await synced);
  }

  #hear(socket: Socket, seat: number, state: State<PeerState>): void {
    const sent = this.#sent.get(seat);
    if (sent !== undefined && state._stateID > sent.on) {
      this.moves++;
      this.#load.accepted(sent.at);
      this.#sent.delete(seat);
    }
    if (state.ctx.gameover !== undefined) this.over = true;
    else if (serverGame.isToAct(state, seat)) this.#move(socket, seat, state);
  }

  #move(socket: Socket, seat: number, { G: g, ctx, _stateID: on }: State<PeerState>): void {
    const moves = enumerate(g, ctx).filter(([name]) => serverGame.playable(name));
    const [type, ...args] = moves[this.#chance.below(moves.length)]!;
    const playerID = String(seat);
    this.#load.offer(() => {
      this.#sent.set(seat, { on, at: performance.now() });
      socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID } }, on, this.#match, playerID);
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}
