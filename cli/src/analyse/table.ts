/** An analysis in words. */
import { MAX_VARIANCE_RATIO } from '@traque/analysis/yardstick';
import { loadGameWords, loadWords, reasonText } from '@traque/texts';
import type { Reason } from '@traque/analysis/reason';
import type { Moment, Report } from './report.ts';

const points = (share: number, signed = true): string =>
  `${signed && share > 0 ? '+' : ''}${(100 * share).toFixed(1).replace(/^-0\.0$/, '0.0')}`;

const moment = ({ number, luck }: Moment): string =>
  `${number === 0 ? 'the set-up' : `action ${number}`} (${points(luck)})`;

const COLUMNS = ['before', 'luck', 'slips', 'unseen', 'others', 'result'] as const;
const WIDTH = 9;

function billOf({ seats, varianceRatio, noBill }: Report): string[] {
  const rows = seats.flatMap(({ seat, account }) => {
    if (account === null) return [];
    const { prior, luck, slips, unseen, others, result } = account;
    const numbers = [points(prior, false), points(luck), points(-slips), points(unseen), points(others)];
    return [`  seat ${seat}${[...numbers, points(result, false)].map((text) => text.padStart(WIDTH)).join('')}`];
  });
  if (rows.length > 0) return [`        ${COLUMNS.map((name) => name.padStart(WIDTH)).join('')}`, ...rows];
  const little =
    noBill?.kind === 'littleLuck'
      ? [`  so little is luck with this number of players (${points(noBill.luckShare, false)} % of all swings) that`]
      : ['  with this number of players'];
  return [
    '  No bill of luck and slips:',
    ...little,
    `  results without luck still vary ${varianceRatio} times as much as results (at most ${MAX_VARIANCE_RATIO} is good enough).`,
    '  --bill shows it all the same.',
  ];
}

async function reasonsIn({ game, seats }: Report): Promise<(reason: Reason) => string | null> {
  const [{ app }, words] = await Promise.all([loadWords('en'), loadGameWords(game, 'en')]);
  const table = (await words?.loadTable()) ?? {};
  const nameOf = (seat: number): string => seats.find((each) => each.seat === seat)?.name || `seat ${seat}`;
  return (reason) => reasonText(reason, nameOf, table, app.room.hint);
}

export async function tableOf(report: Report): Promise<string> {
  const reason = await reasonsIn(report);
  const { game, players, actions, value, seed, seats } = report;
  const lines = [`${game}, ${players} players, ${actions} actions (value ${value}, seed ${JSON.stringify(seed)})`];
  lines.push(...billOf(report));
  for (const { seat, name, accuracy, slips, luckiest, unluckiest } of seats) {
    lines.push(`  seat ${seat}, ${name}${accuracy === null ? '' : `: accuracy ${accuracy.toFixed(0)} %`}`);
    if (luckiest.length > 0) lines.push(`    luckiest:   ${luckiest.map(moment).join(', ')}`);
    if (unluckiest.length > 0) lines.push(`    unluckiest: ${unluckiest.map(moment).join(', ')}`);
    for (const { number, label, loss, played, better, why } of slips)
      lines.push(
        `    action ${number}: ${label}, ${points(loss, false)} points`,
        `      played ${JSON.stringify(played)}`,
        `      better ${JSON.stringify(better)}`,
        ...why.flatMap((each) => reason(each) ?? []).map((text) => `        ${text}`),
      );
  }
  return lines.join('\n');
}
