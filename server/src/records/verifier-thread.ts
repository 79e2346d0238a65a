/** The thread that plays uploaded records again: a record may be long, and no table should wait for it. */
import { parentPort } from 'node:worker_threads';
import { gameNamed } from '@traque/engine';
import { readRecord, verify } from '@traque/engine/core/verify';

/** The record with the keys it should have and no others, as JSON; or what is wrong with it. */
export type Verdict = { readonly record: string } | { readonly problem: string; readonly at: string | null };

function judge(text: string): Verdict {
  const given: unknown = JSON.parse(text);
  const [problem] = verify(given, gameNamed);
  if (problem === undefined) return { record: JSON.stringify(readRecord(given, gameNamed)) };
  switch (problem.kind) {
    case 'malformed':
      return { problem: problem.problem, at: null };
    case 'commit':
      return { problem: 'the secret is not the one committed to', at: 'secret' };
    case 'rules':
      return { problem: `rules ${problem.recorded} are not known here`, at: 'rules' };
    case 'data':
      return { problem: 'begun with data that is not known here', at: 'data' };
    case 'refused':
      return { problem: `the rules forbid it (${problem.refusal.rule})`, at: `actions.${problem.index - 1}` };
    case 'result':
      return { problem: 'the actions lead to another result', at: 'result' };
  }
}

const port = parentPort!;
port.on('message', (text: string) => port.postMessage(judge(text)));
