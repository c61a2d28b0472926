/** `npm run test:browser`: the pages in a real Chromium. Arguments go to Vitest; a named file replaces the folder. */
import { availableParallelism } from 'node:os';
import { findChromium, NO_CHROMIUM } from './find-program.ts';
import { runVitest } from './run-program.ts';

if (findChromium(process.env) === undefined) {
  console.error(NO_CHROMIUM);
  process.exitCode = 1;
} else {
  // A browser keeps a core busy.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const args = process.argv.slice(2);
  const files = args.some((argument) => /^test\/|\.test\.ts$/.test(argument)) ? [] : ['test/browser/'];
  await runVitest([...files, workers, ...args], process.env);
}
