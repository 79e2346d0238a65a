/** Records from files. */
import { readFile } from 'node:fs/promises';
import { UsageError } from '../usage-error.ts';

export interface Entry {
  /** `game.json`, or `games.jsonl:7` for a line of it. */
  readonly where: string;
  readonly record: unknown;
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** One record that fills the file, or one per line. */
export async function entriesIn(file: string): Promise<readonly Entry[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`${file} cannot be read: ${error.message}`);
  });
  const whole = parse(text);
  if (whole !== null) return [{ where: file, record: whole.value }];
  const lines = text
    .split('\n')
    .flatMap((line, i) => (line.trim() === '' ? [] : [{ where: `${file}:${i + 1}`, line }]));
  const parsed = lines.map(({ where, line }) => ({ where, read: parse(line) }));
  if (parsed.every(({ read }) => read === null)) throw new UsageError(`${file} holds no JSON`);
  // A line that is no JSON among others is reported as what it is: no record.
  return parsed.map(({ where, read }) => ({ where, record: read?.value ?? null }));
}
