/** What all sections share: processor time, medians, tables. */

/** Processor time of this process in nanoseconds, its collector of garbage included: other programs on the machine do not count. */
export function cpuNanoseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Three significant digits, thousands and millions by letter: `12.4 M`. */
export function short(value: number): string {
  const [scaled, unit] = value >= 1e6 ? [value / 1e6, ' M'] : value >= 1e4 ? [value / 1e3, ' k'] : [value, ''];
  return `${Number(scaled.toPrecision(3))}${unit}`;
}

/** Measures, and prints its tables itself or returns the rows of one. */
export interface Section {
  run(): unknown;
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  console.log([line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n'));
}

/** Rows as objects: `movesPerSecond` becomes the column `moves per second`. */
export function printRows(rows: readonly Readonly<Record<string, string | number>>[]): void {
  const keys = Object.keys(rows[0] ?? {});
  const words = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const cell = (value: string | number | undefined) => (typeof value === 'number' ? short(value) : (value ?? ''));
  printTable(
    keys.map(words),
    rows.map((row) => keys.map((key) => cell(row[key]))),
  );
}
