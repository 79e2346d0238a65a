/** One client's live connection over WebSocket: between the socket, which knows no table, and the session, which knows no frame. */
import type { Visitor } from '../admin/connected.ts';
import type { Connection } from './audience.ts';
import type { Caller } from './limits.ts';
import type { Session } from './session.ts';
import type { OutboundMessage } from './websocket/outbound-message.ts';
import type { WebSocketHandler, WebSocketTransport } from './websocket/web-socket.ts';

export class LiveSocket implements Connection, Caller, Visitor, WebSocketHandler {
  readonly guest: string | null;
  readonly address: string;
  readonly name: string | null;
  readonly #ended: (live: LiveSocket) => void;
  #transport: WebSocketTransport | null = null;
  #session: Session | null = null;
  /** Whether the client has answered the last ping. */
  #alive = true;

  constructor({ guest, address, name }: Caller & Pick<Visitor, 'name'>, ended: (live: LiveSocket) => void) {
    this.guest = guest;
    this.address = address;
    this.name = name;
    this.#ended = ended;
  }

  open(transport: WebSocketTransport, session: Session): void {
    this.#transport = transport;
    this.#session = session;
  }

  onMessage(text: string | null): void {
    this.#session?.receive(text);
  }

  onPing(): boolean {
    return this.#session?.receiveControl() ?? false;
  }

  onPong(): void {
    this.#alive = true;
    this.#session?.receiveControl();
  }

  onClosing(finish: () => void): void {
    if (this.#session === null) finish();
    else this.#session.whenAnswered(finish);
  }

  onClosed(): void {
    this.#ended(this);
    this.#session?.end();
  }

  send(message: OutboundMessage, _number?: number, canWait?: boolean): void {
    this.#transport?.send(message, canWait);
  }

  heartbeat(): void {
    if (this.#alive) this.#transport?.ping();
    else this.terminate();
    this.#alive = false;
  }

  close(code: number, why: string): void {
    this.#transport?.close(code, why);
  }

  terminate(): void {
    this.#transport?.terminate();
  }
}
