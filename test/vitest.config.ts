/**
 * How the tests are run. What to run is decided by the scripts: `npm test`, `npm run test:browser`.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('..'),
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: [here('support/global-setup.ts')],
    setupFiles: [here('support/webhook-watch.ts'), here('support/process-watch.ts')],
    // A file does not get modules of its own: what they compile on first use costs as much again as the tests themselves.
    isolate: false,
    // Most files wait for a process or a database half of their time, so two cores take three.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Generous, for a busy machine: no test waits for a time to pass.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
