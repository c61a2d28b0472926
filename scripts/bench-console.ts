/**
 * `npm run bench:console`: how long a person waits for the list of orders in the console, in a real Chromium with a cold cache, on a fast
 * machine, with the processor slowed down four times, and over a slow network beside it; in about five minutes. Writes
 * scripts/bench-console/result.json and RESULT.md. `npm run bench:console -- --quick` only shows that it works, and writes nothing.
 */
import { join } from 'node:path';
import { extent, runOnce } from './bench/bench-run.ts';
import { describeMachine } from './bench/report/machine.ts';
import { conditions, measureFirstList, openChromium } from './bench-console/measure.ts';
import { type ConsoleResult, consoleMarkdown } from './bench-console/result.ts';
import { launch, readDemo } from './demo/service-process.ts';

/** Seconds. Making the demo data is most of it. */
const LIMIT = 900;
const rounds = extent === 'quick' ? 2 : 15;
const DEMO_ORDERS = ['--demo-data'];

await runOnce<ConsoleResult>({
  folder: join('scripts', 'bench-console'),
  limit: LIMIT,
  toMarkdown: consoleMarkdown,
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
      for (const condition of conditions) {
        log(condition.name);
        measured.push(await measureFirstList({ browser, baseUrl, demo, condition, rounds }));
      }
      return { machine: { ...machine, versions: { ...machine.versions, chromium: browser.version() } }, measured };
    } finally {
      await browser.close();
      await service.stop();
    }
  },
});
