/**
 * Two files in one worker, as in a full run; run by webhook-watch.test.ts only.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  test: {
    include: ['*.watched.ts'],
    setupFiles: [here('../../../support/webhook-watch.ts')],
    isolate: false,
    maxWorkers: 1,
  },
});
