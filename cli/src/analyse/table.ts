/** An analysis in words. */
import { MAX_VARIANCE_RATIO } from '@traque/analysis/yardstick';
import type { Moment, Report } from './report.ts';

const points = (share: number, signed = true): string =>
  `${signed && share > 0 ? '+' : ''}${(100 * share).toFixed(1).replace(/^-0\.0$/, '0.0')}`;

const moment = ({ number, luck }: Moment): string =>
  `${number === 0 ? 'the set-up' : `action ${number}`} (${points(luck)})`;

const COLUMNS = ['before', 'luck', 'slips', 'unseen', 'others', 'result'] as const;
const WIDTH = 9;

function billOf({ seats, varianceRatio }: Report): string[] {
  const rows = seats.flatMap(({ seat, account }) => {
    if (account === null) return [];
    const { prior, luck, slips, unseen, others, result } = account;
    const numbers = [points(prior, false), points(luck), points(-slips), points(unseen), points(others)];
    return [`  seat ${seat}${[...numbers, points(result, false)].map((text) => text.padStart(WIDTH)).join('')}`];
  });
  if (rows.length > 0) return [`        ${COLUMNS.map((name) => name.padStart(WIDTH)).join('')}`, ...rows];
  return [
    `  No bill of luck and slips: with this number of players, results without luck still vary ${varianceRatio} times as much`,
    `  as results (at most ${MAX_VARIANCE_RATIO} is good enough). --bill shows it all the same.`,
  ];
}

export function tableOf(report: Report): string {
  const { game, players, actions, value, seed, seats } = report;
  const lines = [`${game}, ${players} players, ${actions} actions (value ${value}, seed ${JSON.stringify(seed)})`];
  lines.push(...billOf(report));
  for (const { seat, name, accuracy, slips, luckiest, unluckiest } of seats) {
    lines.push(`  seat ${seat}, ${name}${accuracy === null ? '' : `: accuracy ${accuracy.toFixed(0)} %`}`);
    if (luckiest.length > 0) lines.push(`    luckiest:   ${luckiest.map(moment).join(', ')}`);
    if (unluckiest.length > 0) lines.push(`    unluckiest: ${unluckiest.map(moment).join(', ')}`);
    for (const { number, label, loss, played, better } of slips)
      lines.push(
        `    action ${number}: ${label}, ${points(loss, false)} points`,
        `      played ${JSON.stringify(played)}`,
        `      better ${JSON.stringify(better)}`,
      );
  }
  return lines.join('\n');
}
