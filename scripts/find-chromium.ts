/**
 * Finds the Chromium that the browser tests drive. Must not fetch one.
 */
import { findOnPath, isExecutable } from './dev-mongod/executable.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of CHROMIUM_PATH when set, else of the first Chromium on the PATH; undefined when there is none. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return NAMES.map((name) => findOnPath(name, env)).find((path) => path !== undefined);
}
