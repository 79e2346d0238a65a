/** Passes bytes on to a database until it falls silent, without a word to either side. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface SilentProxy {
  readonly url: string;
  /** The connections that are open now pass nothing on any more; with `all`, later ones neither. */
  fallSilent(all?: 'all'): void;
  /** Ends the connections that are open now. */
  end(): Promise<void>;
  /** Later connections pass everything on again. */
  recover(): void;
}

export async function silentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const pairs: [Socket, Socket][] = [];
  let silent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    if (silent) return;
    pairs.push([near, far]);
    near.pipe(far);
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    fallSilent(all) {
      silent = all === 'all';
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    async end() {
      const ended = pairs.splice(0).flat();
      for (const socket of ended) socket.destroy();
      await Promise.all(ended.map((socket) => socket.closed || once(socket, 'close')));
    },
    recover: () => void (silent = false),
  };
}
