/** Reads the guides and what browsers load. They are in folders beside this file, and beside the bundle of this file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In reading order. */
export const GUIDES = [
  'quickstart',
  'example-shop',
  'tokenization-and-consent',
  'declines',
  'captures-and-refunds',
  'webhooks',
  'settings',
  'console',
  'connect-stripe',
  'connect-adyen',
  'routing',
  'gateways-and-card-data',
  'encryption',
  'sandbox-cards',
  'errors-and-retries',
  'versioning',
  'operating',
  'operating-webhooks',
  'operating-alerts',
  'operating-backups',
  'operating-sharding',
  'mock',
  'write-a-connector',
] as const;

export type GuideName = (typeof GUIDES)[number];

export interface Guide {
  readonly name: GuideName;
  readonly title: string;
  readonly text: string;
}

/** The guides' directory, for this file and for a bundle. */
export const GUIDES_DIRECTORY = join(import.meta.dirname, 'guides');

function titleOf(text: string): string {
  return /^# (.*)$/m.exec(text)?.[1] ?? '';
}

/** Reads all guides. Throws when one is missing. */
export function readGuides(): Promise<readonly Guide[]> {
  return Promise.all(
    GUIDES.map(async (name) => {
      const text = await readFile(join(GUIDES_DIRECTORY, `${name}.md`), 'utf8');
      return { name, title: titleOf(text), text };
    }),
  );
}

/** What the pages load beside the search. */
export interface BrowserFiles {
  readonly style: string;
  readonly script: string;
}

export async function readBrowserFiles(): Promise<BrowserFiles> {
  const read = (name: string) => readFile(join(import.meta.dirname, 'browser', name), 'utf8');
  return { style: await read('reference.css'), script: await read('page.js') };
}
