/** The result of a run, and its report. Pure. */
import { type Machine, machineLines } from '../bench/report/machine.ts';
import { rangeText } from '../bench/report/statistics.ts';
import type { PageLoad } from './measure-page.ts';

export interface PagesResult {
  readonly machine: Machine;
  readonly measured: readonly PageLoad[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const kilobytes = (value: number) => (value / 1_000).toFixed(0);

export function pagesMarkdown({ machine, measured }: PagesResult): string {
  const rows = measured.map(({ page, condition, firstPaint, usable, bytes, requests }) => {
    const cells = [rangeText(firstPaint, whole), rangeText(usable, whole), rangeText(bytes, kilobytes)];
    return `| ${page} | ${condition.name} | ${cells.join(' | ')} | ${rangeText(requests, whole)} |`;
  });
  return `# Time until a page can be used

Written by \`npm run bench:pages\`; everything measured is in \`result.json\`.

${machineLines(machine).join('\n')}
- ${measured[0]?.rounds ?? 0} rounds after one that is not counted, each in a new browser profile with an empty cache. The payment page in a window of 390 × 844, the others 1280 × 800. The console is logged in and has the data of \`npm start -- --demo-data\`: 320 orders, 50 on the page.
- First paint: the browser's first contentful paint. Usable: the frame after the page's scripts have run and what the page is for (card number, heading, first order) is in the document. Both from the start of the navigation; median and range.
- The slow network is that of Lighthouse's phone: 150 ms a round trip, 1.6 Mbit/s.

| page | condition | first paint, ms | usable, ms | kB transferred | requests |
| --- | --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}
