/** The program of a thread that thinks: one request at a time, from a view alone. */
import { parentPort } from 'node:worker_threads';
import { type Request, think, type Thought } from '../index.ts';

export type Reply = { readonly thought: Thought } | { readonly error: string };

parentPort?.on('message', (request: Request) => {
  let reply: Reply;
  try {
    reply = { thought: think(request) };
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
