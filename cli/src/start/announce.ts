/** What a host reads at the start: where the game is, for this machine and for others, and a QR code for phones. */
import { networkInterfaces } from 'node:os';
import type { RunningServer } from '@traque/server';
import { renderUnicodeCompact } from 'uqr';
import { networkAddress } from './network-address.ts';
import { openBrowser } from './open-browser.ts';

/** `host`: the address it listens on. */
export function announce(server: RunningServer, host: string, open: boolean): void {
  const { port } = new URL(server.address);
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const local = isEverywhere ? `http://localhost:${port}` : server.address;
  const lan = isEverywhere ? networkAddress(networkInterfaces()) : null;
  console.log(`Traque is at ${local}`);
  if (lan !== null) {
    const address = `http://${lan}:${port}`;
    console.log(`On other devices of your network: ${address}\n\n${renderUnicodeCompact(address, { border: 2 })}\n`);
  }
  console.log('Stop it with Ctrl-C.');
  if (open) openBrowser(local);
}
