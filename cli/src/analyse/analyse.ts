/** `traque analyse`: each record's analysis in words, or as JSON lines. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type Analysable, type NotAnalysable, openAnalysis } from '@traque/analysis/analysis';
import { billEntries, type BillEntry } from '@traque/analysis/bill';
import { isBillShown } from '@traque/analysis/yardstick';
import type { AnalyseOptions } from '../commands/analyse.ts';
import { Progress } from '../terminal/progress.ts';
import { UsageError } from '../usage-error.ts';
import { type Entry, entriesIn } from '../verify/entries.ts';
import { problemInWords } from '../verify/verify.ts';
import { reportOf, type Report } from './report.ts';
import { tableOf } from './table.ts';

async function whyNot(reason: NotAnalysable, record: unknown): Promise<string> {
  switch (reason.kind) {
    case 'broken': {
      const game = typeof record === 'object' && record !== null && 'game' in record ? String(record.game) : '';
      const words = await Promise.all(reason.problems.map((problem) => problemInWords(problem, game)));
      return `does not fit: ${words.join('; ')}`;
    }
    case 'unfinished':
      return 'the game is not over';
    case 'noValue':
      return `there is no reference value for ${reason.game}`;
  }
}

async function analyseOne(where: string, what: Analysable, options: AnalyseOptions): Promise<Report> {
  const { record, game, yardstick } = what;
  const { value, effort } = yardstick;
  const progress = new Progress(record.actions.length + 1, process.stderr);
  const own = options.seat === undefined ? undefined : [options.seat];
  const entries: BillEntry[] = [];
  for (const entry of billEntries(record, game, value, options.seed, effort, own)) {
    entries.push(entry);
    progress.step(where);
    // Lets an interrupt through, and the bar onto the screen.
    await breathe();
  }
  progress.clear();
  const shown = options.bill === true || isBillShown(yardstick, record.seats.length);
  return reportOf(what, entries, options.seed, options.seat, shown);
}

/** Whether it was analysed; if not, it is said why. */
async function analyseEntry({ where, record }: Entry, options: AnalyseOptions): Promise<boolean> {
  const { json, seat = 0 } = options;
  const opened = openAnalysis(record);
  const problem =
    'not' in opened
      ? await whyNot(opened.not, record)
      : seat >= opened.record.seats.length
        ? `there is no seat ${seat}: it was played by ${opened.record.seats.length}`
        : null;
  if (problem !== null || 'not' in opened) {
    console.log(json === true ? JSON.stringify({ record: where, problem }) : `${where}: ${problem}`);
    return false;
  }
  const report = await analyseOne(where, opened, options);
  console.log(json === true ? JSON.stringify({ record: where, ...report }) : `${where}: ${await tableOf(report)}`);
  return true;
}

/** The exit status: 0 if all records were analysed, 1 if not, 2 if a file cannot be read. The others are analysed anyway. */
export async function analyseFiles(files: readonly string[], options: AnalyseOptions): Promise<number> {
  let status = 0;
  for (const file of files) {
    try {
      for (const entry of await entriesIn(file))
        if (!(await analyseEntry(entry, options))) status = Math.max(status, 1);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(error.message);
      status = 2;
    }
  }
  return status;
}
