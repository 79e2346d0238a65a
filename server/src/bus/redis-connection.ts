/** One connection to Redis or Valkey: commands in order, their replies in the same order, and what is published. */
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { commandText, type Reply, ReplyError, ReplyReader } from './resp.ts';

const DEFAULT_PORT = 6379;

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

interface Handlers {
  /** A message on a channel that this connection has subscribed to. */
  message(text: string): void;
  /** The connection has ended, in whatever way. Not called if it never began. */
  ended(error: Error | null): void;
}

function socketTo(url: URL, ms: number): Socket {
  // An IPv6 address is in brackets in a URL.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1') || '127.0.0.1';
  const place = { host, port: url.port === '' ? DEFAULT_PORT : Number(url.port) };
  const socket =
    url.protocol === 'rediss:'
      ? connectTls({ ...place, ...(/^[\d.:]+$/.test(host) ? {} : { servername: host }) })
      : connectTcp(place);
  socket.setKeepAlive(true, ms);
  socket.setNoDelay(true);
  return socket;
}

export class RedisConnection {
  readonly #socket: Socket;
  readonly #reader = new ReplyReader();
  readonly #handlers: Handlers;
  readonly #waiting: Waiting[] = [];
  #isOpen = false;

  private constructor(socket: Socket, handlers: Handlers) {
    this.#socket = socket;
    this.#handlers = handlers;
    let failure: Error | null = null;
    socket.on('error', (error) => (failure = error));
    socket.on('close', () => this.#ended(failure));
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** Connected and, if the address has a password, let in. `ms`: how long that may take. */
  static async open(address: string, ms: number, handlers: Handlers): Promise<RedisConnection> {
    const url = new URL(address);
    const connection = new RedisConnection(socketTo(url, ms), handlers);
    const timer = setTimeout(() => connection.#socket.destroy(new Error('it does not answer')), ms);
    try {
      const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
      if (password !== '') await connection.send('AUTH', ...(user === '' ? [] : [user]), password);
      await connection.send('PING');
    } catch (error) {
      connection.destroy();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    connection.#isOpen = true;
    return connection;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Rejects with {ReplyError} if the server refuses it, and if the connection ends before the reply. */
  send(...command: string[]): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('the connection has ended'));
      this.#waiting.push({ resolve, reject });
      this.#socket.write(commandText(command));
    });
  }

  #read(chunk: Buffer): void {
    try {
      for (const reply of this.#reader.read(chunk)) this.#take(reply);
    } catch (error) {
      this.#socket.destroy(error as Error);
    }
  }

  #take(reply: Reply): void {
    if (Array.isArray(reply) && reply[0] === 'message') {
      const text = (reply as readonly Reply[])[2];
      if (typeof text === 'string') this.#handlers.message(text);
      return;
    }
    const waiting = this.#waiting.shift();
    if (reply instanceof ReplyError) waiting?.reject(reply);
    else waiting?.resolve(reply);
  }

  #ended(failure: Error | null): void {
    const error = failure ?? new Error('the connection has ended');
    for (const { reject } of this.#waiting.splice(0)) reject(error);
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#handlers.ended(failure);
  }

  /** Cuts it: `ended` is called as for any other end. */
  destroy(): void {
    this.#socket.destroy();
  }
}
