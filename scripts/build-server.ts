/**
 * Bundles the service into one file that plain Node runs. The packages stay in node_modules.
 */
import { build, stop } from 'esbuild';

/** Where the bundle is, from the project's directory. */
export const SERVER_BUNDLE = '.build/server.mjs';

/** Writes the bundle and its source map; prints what is wrong and throws when the sources don't compile. */
export async function buildServer(): Promise<void> {
  await build({
    entryPoints: ['server/main.ts'],
    outfile: SERVER_BUNDLE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
  }).finally(stop);
}
