/**
 * The bundler's options for programs that plain Node runs. Bundles contain their packages, because Node takes longer to read
 * hundreds of small files than to run them.
 */
import type { BuildOptions } from 'esbuild';
import { leanPackages } from './lean-packages.ts';

/** Optional packages that the MongoDB driver looks for at run time. */
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

/** Names that CommonJS packages expect in their scope. */
const COMMONJS_SCOPE = [
  `import { createRequire as bundleRequire } from 'node:module';`,
  'const require = bundleRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;',
].join('\n');

export const bundleOptions = {
  bundle: true,
  external: LEFT_OUT,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  banner: { js: COMMONJS_SCOPE },
  // Speeds up the start. Names stay, because the code looks up steps of the request validator by name.
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  // The plugin changes the output, and callers write it.
  plugins: [leanPackages],
  write: false,
  logLevel: 'warning',
} as const satisfies BuildOptions;
