/** The engine as a filter: JSON lines in, JSON lines out, in order, until end of input. */
import type { Readable, Writable } from 'node:stream';
import { answer, type Answer } from './answer.ts';
import { Lines, tooLong } from './lines.ts';

/** Far above any real request; a line beyond it is refused without being held in memory. */
const LIMIT = 4 * 1024 * 1024;

/** The answer to one line, whatever stands on it. */
export async function reply(line: string | typeof tooLong): Promise<Answer> {
  if (line === tooLong) return { id: null, ok: false, error: `a line may have at most ${LIMIT} bytes` };
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { id: null, ok: false, error: line.trim() === '' ? 'an empty line is no request' : 'this line is no JSON' };
  }
  return answer(request);
}

/** Until the output takes more, or takes nothing any more. */
function relief(output: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      for (const event of ['drain', 'close', 'error']) output.off(event, done);
      resolve();
    };
    for (const event of ['drain', 'close', 'error']) output.on(event, done);
  });
}

export async function serve(input: Readable, output: Writable): Promise<void> {
  let gone = false;
  // A reader that has heard enough closes its end; that is no error of ours.
  output.on('error', () => {
    gone = true;
    input.destroy();
  });

  async function send(line: string | typeof tooLong): Promise<void> {
    if (!output.write(`${JSON.stringify(await reply(line))}\n`) && !gone) await relief(output);
  }

  const lines = new Lines(LIMIT);
  try {
    for await (const chunk of input as AsyncIterable<Uint8Array>)
      for (const line of lines.push(chunk)) await send(line);
    for (const line of lines.end()) await send(line);
  } catch (error) {
    if (!gone) throw error;
  }
}
