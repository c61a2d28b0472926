/** `npm run test:browser`: the pages in a real Chromium. Arguments go to Vitest. */
import { findChromium } from './find-chromium.ts';
import { runVitest } from './run-vitest.ts';

const chromium = findChromium(process.env);

if (chromium === undefined) {
  console.error(
    'No Chromium found: install one (for example `apt-get install chromium`), or set CHROMIUM_PATH to its program.',
  );
  process.exitCode = 1;
} else {
  await runVitest(['test/browser/', ...process.argv.slice(2)], {
    ...process.env,
    CHROMIUM_PATH: chromium,
  });
}
