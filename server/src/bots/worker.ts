/** A thread that thinks: one request at a time, from a view alone. */
import { parentPort } from 'node:worker_threads';
import { type Request, think } from '@traque/bots';

export type Reply = { readonly action: { readonly type: string } } | { readonly error: string };

parentPort?.on('message', (request: Request) => {
  let reply: Reply;
  try {
    reply = { action: think(request).action };
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
