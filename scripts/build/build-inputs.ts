/**
 * Remembers from which files a bundle was made, so that it is made again only after one of them changed. By size and time
 * of change; what npm installs keeps an old time, so its own notes count too.
 */
import { readFile, stat } from 'node:fs/promises';

/** What changes with the packages, and how they are bundled. */
const ALWAYS = [
  'package-lock.json',
  'node_modules/.package-lock.json',
  'scripts/build-server.ts',
  'scripts/build/bundle-options.ts',
  'scripts/build/lean-packages.ts',
];

/** Where the note of a bundle is kept. */
export const inputsFileOf = (bundle: string) => `${bundle}.inputs.json`;

const ABSENT = 'absent';

async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found === undefined ? ABSENT : `${found.mtimeMs} ${found.size}`;
}

/**
 * The note to keep about a bundle that was made from these files: which they are, and as they are now.
 * @param since when the making began, in milliseconds since 1970; what has changed after that may not be in the bundle
 */
export async function describeInputs(files: readonly string[], since: number): Promise<string> {
  const marks = [...ALWAYS, ...files].map(async (file): Promise<[string, string]> => {
    const mark = await stampOf(file);
    return [file, Number.parseFloat(mark) < since || mark === ABSENT ? mark : 'changed meanwhile'];
  });
  return JSON.stringify(await Promise.all(marks));
}

/** True when the bundle is there and none of its files has changed since it was made. */
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
