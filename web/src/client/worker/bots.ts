/** The worker where bots think, so that they never block the board. It gets only views, from the engine's worker. */
import { type Request, think } from '@traque/bots';
import { serve } from '../rpc.ts';
import { explain } from './explain.ts';

self.addEventListener('message', (event: MessageEvent) => {
  const [port] = event.ports;
  if (port === undefined) return;
  port.start();
  serve(port, { think: (request: Request) => think(request), explain });
});
