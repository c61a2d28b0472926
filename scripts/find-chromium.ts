/**
 * Finds the Chromium for the browser tests. Does not download one.
 */
import { findOnPath, isExecutable } from './dev-mongod/executable.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** CHROMIUM_PATH when set, otherwise the first Chromium on the PATH. Undefined without one. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return NAMES.map((name) => findOnPath(name, env)).find((path) => path !== undefined);
}
