/**
 * How the programs that plain Node runs are bundled: with their packages, since Node takes longer to find and read
 * hundreds of small files than to run them.
 */
import type { BuildOptions } from 'esbuild';
import { leanPackages } from './lean-packages.ts';

/** What the driver looks for at run time, and goes without. */
const LEFT_OUT = [
  'aws4',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
];

/** What CommonJS packages expect to find in their scope. */
const COMMONJS_SCOPE = [
  `import { createRequire as bundleRequire } from 'node:module';`,
  'const require = bundleRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;',
].join('\n');

/** The options that all of them share. */
export const bundleOptions = {
  bundle: true,
  external: LEFT_OUT,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  banner: { js: COMMONJS_SCOPE },
  // Less to read at start. Names stay: the request validator's steps are known by theirs.
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  plugins: [leanPackages],
  logLevel: 'warning',
} as const satisfies BuildOptions;
