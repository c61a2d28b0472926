/** Where the pipeline reads and writes. Everything is below `root`, but `cache`, which is thrown away. */
import { join } from 'node:path';

export const documentNames = ['merchant', 'admin'] as const;
export type DocumentName = (typeof documentNames)[number];

export interface Layout {
  /** The project's folder: the tools and `openapi/` are found here. */
  readonly root: string;
  readonly openapi: string;
  readonly generated: string;
  readonly receiverKit: string;
  /** A folder for what is made on the way. */
  readonly cache: string;
}

/** The project's own places; `cache` is a temporary folder of the caller. */
export function projectLayout(root: string, cache: string): Layout {
  return {
    root,
    openapi: join(root, 'openapi'),
    generated: join(root, 'generated'),
    receiverKit: join(root, 'receiver-kit', 'src', 'generated'),
    cache,
  };
}

/** The file that a document is written in by hand. */
export const sourceFiles = { merchant: 'openapi.yaml', admin: 'admin.yaml' } as const;

/** The file that a document is bundled to. */
export const bundleFiles = { merchant: 'openapi.json', admin: 'admin.openapi.json' } as const;

export const receiverBundleFile = 'receiver.openapi.json';
