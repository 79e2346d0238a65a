/** Closing without cutting anybody off: first no new connections, then the answers to what was asked. */
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How long requests that were begun may take. Longer ones are cut, as at any lost connection. */
const ANSWER_MS = 1000;
const LOOK_MS = 10;

/** From now on the port refuses connections, so that a proxy takes another process. */
export function stopAccepting(server: Server): Promise<void> {
  // Just after the event loop has accepted what had arrived: a connection in the queue of the port would be reset.
  return new Promise((resolve) =>
    setImmediate(() => {
      server.close();
      resolve();
    }),
  );
}

/** Resolves when all connections have ended: those of answered requests are closed. */
export async function requestsAnswered(server: Server): Promise<void> {
  const until = performance.now() + ANSWER_MS;
  while ((await connections(server)) > 0 && performance.now() < until) {
    server.closeIdleConnections();
    await pause(LOOK_MS);
  }
}

const connections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
