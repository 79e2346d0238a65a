/** What the commands that look after a database have in common: settings, progress, words for what went wrong. */
import { readSettings, type Settings, SettingsError } from '@traque/server';
import { type Counts, type OnPart, type Played, UpkeepError } from '@traque/server/upkeep';
import { Progress } from '../terminal/progress.ts';
import { UsageError } from '../usage-error.ts';

export interface DataOption {
  readonly data?: string;
}

export function settingsFor({ data }: DataOption): Settings {
  try {
    return readSettings({ ...process.env, ...(data === undefined ? {} : { DATA_DIR: data }) });
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(error.message);
    throw error;
  }
}

/** Bars on the terminal, one after the other. */
export function withProgress<T>(work: (onPart: OnPart) => Promise<T>): Promise<T> {
  let bar: Progress | null = null;
  const onPart: OnPart = (part, steps) => {
    bar?.clear();
    const next = new Progress(steps, process.stderr);
    bar = next;
    return () => next.step(part);
  };
  return work(onPart).finally(() => bar?.clear());
}

/** The exit status: 1 with a sentence if it cannot be done. */
export async function inWords(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UpkeepError)) throw error;
    console.error(`traque: ${error.message}`);
    return 1;
  }
}

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export function countsInWords(counts: Counts): string {
  return `${plural(counts['tables'] ?? 0, 'table')}, ${counts['entries'] ?? 0} entries`;
}

/** What played and what did not; the exit status. */
export function tellPlayed({ tables, faults, unknown }: Played): number {
  for (const each of unknown)
    console.error(`traque: not played, since this version lacks its rules or pieces: ${each}`);
  for (const fault of faults) console.error(`traque: ${fault}`);
  if (faults.length === 0) console.log(`Played: ${plural(tables - unknown.length, 'table')}, all as they were.`);
  return faults.length === 0 ? 0 : 1;
}
