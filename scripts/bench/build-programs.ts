/**
 * Bundles the measured programs as the service itself is bundled, so that plain Node runs them and nothing of the
 * benchmark's own loader is measured.
 */
import { build, stop } from 'esbuild';
import { bundleOptions } from '../build/bundle-options.ts';
import { buildServer } from '../build-server.ts';

/** Where the programs are, from the project's directory. */
export const PROGRAMS = '.build/bench';

/** Builds the service and the contestants. */
export async function buildPrograms(): Promise<void> {
  await buildServer();
  await build({
    entryPoints: ['scripts/bench/serve/main.ts', 'scripts/bench/serve/probe.ts'],
    outdir: PROGRAMS,
    outExtension: { '.js': '.mjs' },
    ...bundleOptions,
  }).finally(stop);
}
