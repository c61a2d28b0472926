/** The result of a run, and its report. Pure. */
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText } from '../bench/report/statistics.ts';
import type { FirstList } from './measure.ts';

export interface ConsoleResult {
  readonly machine: Machine;
  readonly measured: readonly FirstList[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const kilobytes = (value: number) => (value / 1_000).toFixed(0);

export function consoleMarkdown({ machine, measured }: ConsoleResult): string {
  const rows = measured.map(({ condition, firstPaint, firstRow, bytes, requests }) => {
    const cells = [rangeText(firstPaint, whole), rangeText(firstRow, whole), rangeText(bytes, kilobytes)];
    return `| ${condition.name} | ${cells.join(' | ')} | ${rangeText(requests, whole)} |`;
  });
  return `# Time to the list of orders

Written by \`npm run bench:console\`; everything measured is in \`result.json\`.

${machineLines(machine).join('\n')}
- ${measured[0]?.rounds ?? 0} rounds after one that is not counted, each in a new browser profile: an empty cache, a session that is logged in, a window of 1280 × 800. The data of \`npm start -- --demo-data\`: 320 orders, 50 on the page.
- First paint: the browser's first contentful paint. First row: the frame after the first order is in the document. Both from the start of the navigation; median and range.
- The slow network is that of Lighthouse's phone: 150 ms a round trip, 1.6 Mbit/s.

| condition | first paint, ms | first row, ms | kB transferred | requests |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}
