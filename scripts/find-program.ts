/**
 * Finds programs on this machine. Does not run them.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this user may run the file. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of the first program with this name on the PATH. */
export function findOnPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** The first is built without windows, and takes half as much time. */
const CHROMIUM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** What to say when there is none. */
export const NO_CHROMIUM =
  'No Chromium found: install one (for example `apt-get install chromium-headless-shell`), or set CHROMIUM_PATH to its program.';

/** The Chromium that CHROMIUM_PATH names, otherwise the first one on the PATH. Undefined without one. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return CHROMIUM_NAMES.map((name) => findOnPath(name, env)).find((path) => path !== undefined);
}
