/**
 * How the tests are run. What to run is decided by the scripts: `npm test`, `npm run test:unit`, `npm run test:browser`,
 * `npm run test:oracles`, `npm run test:gateways-live`, `npm run test:slow`.
 *
 * `unit` needs neither a database nor a port and takes seconds. `oracles` needs programs that its script installs. The others share one MongoDB, on databases of their own.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('..');

const everywhere = {
  root,
  // A file does not get modules of its own: what they compile on first use costs as much again as the tests themselves.
  isolate: false,
  // Some ten times what a test needs on a quiet machine; one that needs more names its own limit.
  testTimeout: 15_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

const withDatabase = {
  ...everywhere,
  globalSetup: [here('support/global-setup.ts')],
  setupFiles: [
    here('support/webhook-watch.ts'),
    here('support/process-watch.ts'),
    here('support/command-watch-setup.ts'),
  ],
};

export default defineConfig({
  root,
  test: {
    // Most files wait for a process or a database half of their time, so two cores take three.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { root, test: { ...everywhere, name: 'unit', include: ['test/unit/**/*.test.ts'] } },
      { root, test: { ...everywhere, name: 'oracles', include: ['test/oracles/**/*.test.ts'] } },
      { root, test: { ...withDatabase, name: 'gateways-live', include: ['test/gateways/live/**/*.test.ts'] } },
      {
        root,
        test: {
          ...withDatabase,
          name: 'system',
          include: ['test/{integration,browser,slow}/**/*.test.ts', 'test/gateways/{,conformance/}*.test.ts'],
        },
      },
    ],
  },
});
