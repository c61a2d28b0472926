/**
 * The browser application as `npm run build` bundles it: `.build/console`, with a manifest and files whose names hold a hash of
 * their content. Files are read and compressed at their first request.
 */
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isRecord } from '../platform/is-record.ts';

/** Beside the bundle of the service, and below the project for its sources. */
const DIRECTORIES = [join(import.meta.dirname, 'console'), join(import.meta.dirname, '../../.build/console')];
const MANIFEST = 'manifest.json';

const MEDIA_TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const compressions = {
  br: async (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: async (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes: Buffer) => bytes,
} as const satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

export interface ConsoleAsset {
  readonly mediaType: string;
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

/** The file names of the page. */
export interface ConsoleEntry {
  readonly script: string;
  readonly theme: string;
  readonly style: string;
  /** The scripts that the first one needs. */
  readonly preload: readonly string[];
}

export interface ConsoleBundle {
  readonly entry: ConsoleEntry;
  /** The asset with this file name; undefined for an unknown name. */
  asset(name: string): ConsoleAsset | undefined;
}

function assetAt(path: string): ConsoleAsset {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const encode = async (encoding: Encoding) => compressions[encoding](await readFile(path));
  return {
    mediaType: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
    encoded(encoding) {
      const made = encodings.get(encoding) ?? encode(encoding);
      encodings.set(encoding, made);
      return made;
    },
  };
}

const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

function readManifest(text: string): ConsoleEntry & { readonly files: readonly string[] } {
  const value: unknown = JSON.parse(text);
  const { script, theme, style, preload, files } = isRecord(value) ? value : {};
  if (typeof script !== 'string' || typeof theme !== 'string' || typeof style !== 'string') {
    throw new Error('The manifest of the console is malformed. Run `npm run build`.');
  }
  return { script, theme, style, preload: textsOf(preload), files: textsOf(files) };
}

/**
 * Returns a function that reads the bundle, and reads it again after a new build (`npm run dev`). It returns undefined where no
 * bundle was built.
 */
export function createReadBundle(): () => Promise<ConsoleBundle | undefined> {
  let last: { readonly stamp: number; readonly bundle: ConsoleBundle } | undefined;
  return async () => {
    for (const directory of DIRECTORIES) {
      const found = await stat(join(directory, MANIFEST)).catch(() => undefined);
      if (found === undefined) continue;
      if (last?.stamp === found.mtimeMs) return last.bundle;
      const { files, ...entry } = readManifest(await readFile(join(directory, MANIFEST), 'utf8'));
      const assets = new Map(files.map((name) => [name, assetAt(join(directory, name))]));
      const bundle = { entry, asset: (name: string) => assets.get(name) };
      last = { stamp: found.mtimeMs, bundle };
      return bundle;
    }
    return undefined;
  };
}
