/** A boardgame.io server with its usual memory store. */
import { createRequire } from 'node:module';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { serverGame, type PeerState } from '../games.ts';
import { report } from './in-process.ts';

/** What of it is used; the package has no entry that an import finds. */
interface Package {
  Server: (setup: { games: Game<PeerState>[]; origins: string[] }) => {
    run: (config: { port: { port: number; host: string } }) => Promise<{ appServer: HttpServer }>;
  };
}
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Package;

// Its `port` goes to listen() as it is: an object keeps the server on this machine.
const { appServer } = await Server({ games: [serverGame.peerGame().game], origins: [] }).run({
  port: { port: 0, host: '127.0.0.1' },
});
const { port } = appServer.address() as AddressInfo;
report(`http://127.0.0.1:${port}`, () => {
  appServer.close();
  return Promise.resolve();
});
