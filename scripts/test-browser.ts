/** `npm run test:browser`: the pages in a real Chromium. Arguments go to Vitest. */
import { availableParallelism } from 'node:os';
import { findChromium } from './find-program.ts';
import { runVitest } from './run-program.ts';

const chromium = findChromium(process.env);

if (chromium === undefined) {
  console.error(
    'No Chromium found: install one (for example `apt-get install chromium`), or set CHROMIUM_PATH to its program.',
  );
  process.exitCode = 1;
} else {
  // A browser keeps a core busy.
  const workers = `--maxWorkers=${availableParallelism()}`;
  await runVitest(['test/browser/', workers, ...process.argv.slice(2)], {
    ...process.env,
    CHROMIUM_PATH: chromium,
  });
}
