import type { Command } from 'commander';
import { anyGame } from '../games/help.ts';

export function engine(program: Command): void {
  program
    .command('engine')
    .description('answer JSON requests, one per line, from standard input (docs/protocol.md)')
    .addHelpText(
      'after',
      `
Requests: games, new, legal, apply, view, choose. The state travels in the request; nothing is kept between lines.
A line that is no valid request gets {"ok":false,"error":"…"}, and the next one is served.

Examples:
  $ echo '{"id":1,"cmd":"games"}' | traque engine
  $ echo '{"id":2,"cmd":"new","game":"${anyGame}","players":3,"seed":"a day in May"}' | traque engine`,
    )
    .action(async () => {
      const { serve } = await import('../engine/serve.ts');
      await serve(process.stdin, process.stdout);
    });
}
