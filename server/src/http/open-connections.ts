/** Limits how many HTTP connections an address has open: sockets that wait cost memory too. Live ones have their own limit. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../settings.ts';
import { networkOf } from './origin.ts';

export function limitConnections(server: Server, { trustProxy, httpConnectionsPerAddress: most }: Settings): void {
  // All connections come from the proxy, which has limits of its own.
  if (trustProxy > 0) return;
  const counts = new Map<string, number>();
  const counted = new WeakMap<Socket, string>();
  // One function for all sockets: a closure for each would stay with every live connection.
  function release(this: Socket): void {
    const address = counted.get(this);
    if (address === undefined) return;
    counted.delete(this);
    const left = counts.get(address)! - 1;
    if (left === 0) counts.delete(address);
    else counts.set(address, left);
  }
  server.prependListener('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = counts.get(address) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    counts.set(address, count + 1);
    counted.set(socket, address);
    socket.on('close', release);
  });
  server.prependListener('upgrade', (_request, socket) => {
    release.call(socket as Socket);
    socket.removeListener('close', release);
  });
}
