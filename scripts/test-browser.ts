/** `npm run test:browser`: the pages in a real Chromium. Arguments go to Vitest; a named file replaces the folder. */
import { availableParallelism } from 'node:os';
import { findChromium } from './find-program.ts';
import { runVitest } from './run-program.ts';

const chromium = findChromium(process.env);

if (chromium === undefined) {
  console.error(
    'No Chromium found: install one (for example `apt-get install chromium-headless-shell`), or set CHROMIUM_PATH to its program.',
  );
  process.exitCode = 1;
} else {
  // A browser keeps a core busy.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const args = process.argv.slice(2);
  const files = args.some((argument) => /^test\/|\.test\.ts$/.test(argument)) ? [] : ['test/browser/'];
  await runVitest([...files, workers, ...args], {
    ...process.env,
    CHROMIUM_PATH: chromium,
  });
}
