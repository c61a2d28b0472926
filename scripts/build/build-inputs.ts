/**
 * Records the inputs of a bundle by size and time, so that the build skips an unchanged bundle. Installed packages keep old times,
 * so npm's lock files count as well.
 */
import { readFile, stat } from 'node:fs/promises';

/** Inputs that every bundle has: the packages and the bundler's options. */
const ALWAYS = [
  'package-lock.json',
  'node_modules/.package-lock.json',
  'scripts/build-console.ts',
  'scripts/build-server.ts',
  'scripts/build/bundle-options.ts',
  'scripts/build/lean-packages.ts',
  'scripts/build/thin-source-map.ts',
];

/** The file that lists the inputs of a bundle. */
export const inputsFileOf = (bundle: string) => `${bundle}.inputs.json`;

const ABSENT = 'absent';

async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found === undefined ? ABSENT : `${found.mtimeMs} ${found.size}`;
}

/**
 * Describes the inputs of a bundle as they are now.
 * @param since the start of the build, in milliseconds since 1970; later changes may be missing from the bundle
 */
export async function describeInputs(files: readonly string[], since: number): Promise<string> {
  const marks = [...ALWAYS, ...files].map(async (file): Promise<[string, string]> => {
    const mark = await stampOf(file);
    return [file, Number.parseFloat(mark) < since || mark === ABSENT ? mark : 'changed during the build'];
  });
  return JSON.stringify(await Promise.all(marks));
}

/** Whether the bundle exists and no input has changed since its build. */
export async function isUpToDate(bundle: string): Promise<boolean> {
  try {
    await stat(bundle);
    const marks: readonly [string, string][] = JSON.parse(await readFile(inputsFileOf(bundle), 'utf8'));
    const same = await Promise.all(marks.map(async ([file, mark]) => (await stampOf(file)) === mark));
    return same.every((each) => each);
  } catch {
    return false;
  }
}
