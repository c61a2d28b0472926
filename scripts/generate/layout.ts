/** The folders and files of the pipeline. All are below `root`, except the temporary `cache`. */
import { join } from 'node:path';

export const documentNames = ['merchant', 'admin'] as const;
export type DocumentName = (typeof documentNames)[number];

export interface Layout {
  /** The project's folder. */
  readonly root: string;
  readonly openapi: string;
  readonly generated: string;
  readonly receiverKit: string;
  /** A folder for intermediate files. */
  readonly cache: string;
}

/** The layout of the project. `cache` is a temporary folder. */
export function projectLayout(root: string, cache: string): Layout {
  return {
    root,
    openapi: join(root, 'openapi'),
    generated: join(root, 'generated'),
    receiverKit: join(root, 'receiver-kit', 'src', 'generated'),
    cache,
  };
}

/** The hand-written file of a document. */
export const sourceFiles = { merchant: 'openapi.yaml', admin: 'admin.yaml' } as const;

/** The bundle of a document. */
export const bundleFiles = { merchant: 'openapi.json', admin: 'admin.openapi.json' } as const;

export const receiverBundleFile = 'receiver.openapi.json';
