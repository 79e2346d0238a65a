/** The program of a thread that thinks: one request at a time, from a view alone. */
import { parentPort } from 'node:worker_threads';
import { think, type Thought } from '../index.ts';
import { clocks } from './clocks.ts';
import type { ThreadRequest } from './thread.ts';

export type Reply = { readonly thought: Thought } | { readonly error: string };

parentPort?.on('message', ({ timing, ...request }: ThreadRequest) => {
  let reply: Reply;
  try {
    reply = { thought: think(request, clocks[timing]) };
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
