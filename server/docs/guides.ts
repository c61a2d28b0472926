/** Reads the guides. They lie beside this file, and beside the bundle that this file is built into. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the order in which they are read. */
export const GUIDES = [
  'quickstart',
  'tokenization-and-consent',
  'captures-and-refunds',
  'webhooks',
  'settings',
  'encryption',
  'sandbox-cards',
  'errors-and-retries',
  'versioning',
  'operating',
  'operating-webhooks',
  'mock',
] as const;

export type GuideName = (typeof GUIDES)[number];

export interface Guide {
  readonly name: GuideName;
  readonly title: string;
  readonly text: string;
}

/** The guides' directory, as seen from this file and from a bundle. */
export const GUIDES_DIRECTORY = join(import.meta.dirname, 'guides');

function titleOf(text: string): string {
  return /^# (.*)$/m.exec(text)?.[1] ?? '';
}

/** Reads them all. Throws when one is missing. */
export function readGuides(): Promise<readonly Guide[]> {
  return Promise.all(
    GUIDES.map(async (name) => {
      const text = await readFile(join(GUIDES_DIRECTORY, `${name}.md`), 'utf8');
      return { name, title: titleOf(text), text };
    }),
  );
}
