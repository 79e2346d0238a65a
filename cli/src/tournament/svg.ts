/** The pay-off table as a picture: one square per pairing, darker where the one alone wins more. */
import type { Report } from './report.ts';

const SIZE = 110;
const MARGIN = 130;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function rated({ ratings }: Report, name: string): string {
  const found = ratings.find(({ bot }) => bot === name);
  return found === undefined ? '' : `rating ${found.mu.toFixed(1)} ± ${(2 * found.sigma).toFixed(1)}`;
}

export function picture(reports: readonly Report[]): string {
  let top = 0;
  let widest = 3;
  const tables = reports.map((report) => {
    const rows = [...new Set(report.payoff.map(({ one }) => one))];
    const among = new Set(report.payoff.map(({ others }) => others));
    // In the order of the rows, so that the empty places form the diagonal.
    const columns = [...new Set([...rows, ...among])].filter((bot) => among.has(bot));
    const table = `<g transform="translate(0 ${top})">${drawn(report, rows, columns)}</g>`;
    top += MARGIN + rows.length * SIZE + 20;
    widest = Math.max(widest, columns.length);
    return table;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${MARGIN + widest * SIZE + 16}" height="${top}" font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#F3E6D0"/>
${tables.join('\n')}
</svg>
`;
}

function drawn(report: Report, rows: readonly string[], columns: readonly string[]): string {
  const title = `<text x="16" y="32" font-size="20">${escaped(report.game)}, ${report.players} players, ${report.games} games</text>`;
  const middle = (i: number): number => MARGIN + i * SIZE + SIZE / 2;
  const heads = [
    ...columns.map(
      (bot, i) =>
        `<text x="${middle(i)}" y="${MARGIN - 30}" text-anchor="middle">among</text><text x="${middle(i)}" y="${MARGIN - 12}" text-anchor="middle">${escaped(bot)}</text>`,
    ),
    ...rows.map(
      (bot, i) =>
        `<text x="${MARGIN - 10}" y="${middle(i)}" text-anchor="end">${escaped(bot)}</text><text x="${MARGIN - 10}" y="${middle(i) + 18}" text-anchor="end" font-size="12">${rated(report, bot)}</text>`,
    ),
  ];
  const cells = report.payoff.map(({ one, others, rate, interval, fair }) => {
    const x = MARGIN + columns.indexOf(others) * SIZE;
    const y = MARGIN + rows.indexOf(one) * SIZE;
    const strength = Math.max(0, Math.min(1, 0.5 + (rate - fair) / (2 * (1 - fair))));
    const percent = (share: number): string => (100 * share).toFixed(0);
    const ink = strength > 0.6 ? '#FFF8EC' : '#2B2622';
    return `<g transform="translate(${x} ${y})" fill="${ink}"><rect width="${SIZE - 4}" height="${SIZE - 4}" rx="8" fill="#9C3D1F" fill-opacity="${strength.toFixed(2)}" stroke="#2B2622"/><text x="${SIZE / 2 - 2}" y="50" text-anchor="middle" font-size="22">${percent(rate)} %</text><text x="${SIZE / 2 - 2}" y="74" text-anchor="middle">${percent(interval[0])} to ${percent(interval[1])}</text></g>`;
  });
  return [title, ...heads, ...cells].join('\n');
}
