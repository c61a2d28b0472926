/** The doctor's verdicts as data and as a table. */

export interface Verdict {
  readonly verdict: 'good' | 'FAULT' | 'skipped';
  readonly name: string;
  readonly wanted: string;
  readonly got: string;
  readonly advice?: string;
}

export interface Report {
  readonly url: string;
  readonly good: number;
  readonly failed: number;
  readonly skipped: number;
  readonly checks: readonly Verdict[];
}

export function report(url: string, checks: readonly Verdict[]): Report {
  const count = (wanted: Verdict['verdict']): number => checks.filter(({ verdict }) => verdict === wanted).length;
  return { url, good: count('good'), failed: count('FAULT'), skipped: count('skipped'), checks };
}

export function verdictTable({ url, good, failed, skipped, checks }: Report): string {
  const head = { verdict: 'verdict', name: 'check', wanted: 'wanted', got: 'got' };
  const columns = ['verdict', 'name', 'wanted', 'got'] as const;
  const rows = [head, ...checks];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: Readonly<Record<(typeof columns)[number], string>>): string =>
    columns
      .map((column, index) => row[column].padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const advice = checks.flatMap(({ name, advice: text }) => (text === undefined ? [] : [`${name}: ${text}`]));
  return [url, line(head), ...checks.map(line), ...advice, `${good} good, ${failed} faults, ${skipped} skipped`].join(
    '\n',
  );
}
