/** `traque verify`: each record in words, or as JSON lines. */
import { gameNamed } from '@traque/engine';
import { type Problem, verify } from '@traque/engine/core/verify';
import { refusalInEnglish } from '../engine/refusal-text.ts';
import { entriesIn, type Entry } from './entries.ts';

/** A problem as a sentence without its full stop. */
export async function problemInWords(problem: Problem, game: string): Promise<string> {
  switch (problem.kind) {
    case 'malformed':
      return problem.problem === 'must be an object' ? 'this is no record' : problem.problem;
    case 'commit':
      return `the secret does not fit the commitment: its SHA-256 is ${problem.found}, committed was ${problem.recorded}`;
    case 'rules':
      return `made under version ${problem.recorded} of the rules; this is version ${problem.known}`;
    case 'data':
      return `begun with another map or other pieces than this program has by that name: SHA-256 ${problem.recorded} is recorded, here it is ${problem.known}`;
    case 'refused':
      return `action ${problem.index}, seat ${problem.action.seat} ${JSON.stringify(problem.action.action)}: refused by ${problem.refusal.rule}: ${await refusalInEnglish(game, problem.refusal)}`;
    case 'result':
      return `the recorded result is ${JSON.stringify(problem.recorded)}, played again it is ${JSON.stringify(problem.found)}`;
  }
}

function field(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[key] : undefined;
}

async function report({ where, record }: Entry, problems: readonly Problem[]): Promise<string> {
  const game = String(field(record, 'game'));
  if (problems.length > 0) {
    const lines = await Promise.all(problems.map(async (each) => `  - ${await problemInWords(each, game)}`));
    return [`${where}: does not fit`, ...lines].join('\n');
  }
  const actions = field(record, 'actions') as readonly unknown[];
  const ending = field(record, 'result') === null ? 'unfinished' : 'result, commitment and every draw fit';
  return `${where}: ${game}, ${actions.length} actions: ${ending}`;
}

/** The exit status: 0 if all records fit, 1 if not. */
export async function verifyFiles(files: readonly string[], json: boolean): Promise<number> {
  let bad = 0;
  for (const file of files) {
    for (const entry of await entriesIn(file)) {
      const problems = verify(entry.record, gameNamed);
      if (problems.length > 0) bad++;
      console.log(
        json
          ? JSON.stringify({ record: entry.where, ok: problems.length === 0, problems })
          : await report(entry, problems),
      );
    }
  }
  return bad === 0 ? 0 : 1;
}
