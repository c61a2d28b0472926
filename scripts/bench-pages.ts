/**
 * `npm run bench:pages`: how long people wait for the payment page, the reference, the start page and the console's list of orders, in a
 * real Chromium with a cold cache, on a fast machine, with the processor slowed down four times, and over a slow network beside it; in
 * about eight minutes. Writes scripts/bench-pages/result.json and RESULT.md. `npm run bench:pages -- --quick` only shows that it works, and
 * writes nothing.
 */
import { join } from 'node:path';
import { extent, runOnce } from './bench/bench-run.ts';
import { describeMachine } from './bench/report/machine.ts';
import { conditions, measurePage, openChromium } from './bench-pages/measure-page.ts';
import { measuredPages } from './bench-pages/pages.ts';
import { type PagesResult, pagesMarkdown } from './bench-pages/result.ts';
import { launch, readDemo } from './demo/service-process.ts';

/** Seconds. Making the demo data is most of it. */
const LIMIT = 900;
const rounds = extent === 'quick' ? 2 : 15;
const DEMO_ORDERS = ['--demo-data'];

await runOnce<PagesResult>({
  folder: join('scripts', 'bench-pages'),
  limit: LIMIT,
  toMarkdown: pagesMarkdown,
  async measure(scratch, log) {
    const dataDir = join(scratch, 'data');
    const service = launch([process.execPath, '--import', 'tsx', 'scripts/start.ts', ...DEMO_ORDERS], {
      DATA_DIR: dataDir,
    });
    const browser = await openChromium(process.env);
    try {
      const baseUrl = await service.ready;
      if (baseUrl === undefined) throw new Error(`the service did not start: ${service.stderr()}`);
      const machine = describeMachine(
        { kind: 'free', reason: 'the browser, the service and its database share the cores' },
        'of npm start',
        ['react', 'playwright-core'],
      );
      const demo = await readDemo(dataDir);
      const measured = [];
      for (const page of await measuredPages(browser, baseUrl, demo)) {
        for (const condition of conditions) {
          log(`${page.name}: ${condition.name}`);
          measured.push(await measurePage({ browser, page, condition, rounds }));
        }
      }
      return { machine: { ...machine, versions: { ...machine.versions, chromium: browser.version() } }, measured };
    } finally {
      await browser.close();
      await service.stop();
    }
  },
});
