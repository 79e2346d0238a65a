/** A match on the boardgame.io server: four players who send what its own client sends, over socket.io's protocol. */
import { performance } from 'node:perf_hooks';
import { FastChance } from '@traque/engine/core/chance';
import type { State } from 'boardgame.io';
import { serverGame, type PeerState } from '../games.ts';
import type { Load, Table } from './load.ts';
import { PlayerSocket } from './player-socket.ts';

const { enumerate } = serverGame.peerGame();

/** The packets of engine.io and, within its messages, of socket.io; all are about one namespace. */
const SPACE = `/${serverGame.name},`;
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = `40${SPACE}`;
const EVENT = `42${SPACE}`;

const STATE_ID = /"_stateID":(\d+)/;

export class PeerTable implements Table {
  readonly #match: string;
  readonly #load: Load;
  readonly #chance: FastChance;
  readonly #sockets: PlayerSocket[] = [];
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
    let synced = (): void => undefined;
    const ready = new Promise<void>((resolve) => (synced = resolve));
    const url = new URL('/socket.io/?EIO=4&transport=websocket', address);
    const opened = await PlayerSocket.open(url, {}, (text, socket) => {
      if (text.startsWith(EVENT)) {
        synced();
        this.#hear(socket, seat, text);
      } else if (text === PING) socket.send(PONG);
      else if (text.startsWith(OPEN)) socket.send(CONNECT);
      else if (text.startsWith(CONNECT)) emit(socket, 'sync', this.#match, String(seat), null, 4);
      else throw new Error(text);
    });
    this.#sockets.push(opened);
    await ready;
  }

  /** Parses only what a player has to act on. */
  #hear(socket: PlayerSocket, seat: number, text: string): void {
    const isUpdate = text.startsWith('["update"', EVENT.length);
    if (!isUpdate && !text.startsWith('["sync"', EVENT.length)) return;
    const sent = this.#sent.get(seat);
    if (sent !== undefined && Number(STATE_ID.exec(text)![1]) > sent.on) {
      this.moves++;
      this.#load.accepted(sent.at);
      this.#sent.delete(seat);
    }
    if (text.includes('"gameover":')) this.over = true;
    else if (serverGame.mayBeToAct(text, seat)) {
      const said = JSON.parse(text.slice(EVENT.length)) as [string, string, unknown];
      const state = (isUpdate ? said[2] : (said[2] as { state: unknown }).state) as State<PeerState>;
      if (serverGame.isToAct(state, seat)) this.#move(socket, seat, state);
    }
  }

  #move(socket: PlayerSocket, seat: number, { G: g, ctx, _stateID: on }: State<PeerState>): void {
    const moves = enumerate(g, ctx).filter(([name]) => serverGame.playable(name));
    const [type, ...args] = moves[this.#chance.below(moves.length)]!;
    const playerID = String(seat);
    this.#load.offer(() => {
      this.#sent.set(seat, { on, at: performance.now() });
      emit(socket, 'update', { type: 'MAKE_MOVE', payload: { type, args, playerID } }, on, this.#match, playerID);
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

function emit(socket: PlayerSocket, ...event: readonly unknown[]): void {
  socket.send(EVENT + JSON.stringify(event));
}
