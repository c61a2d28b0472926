/** Builds the service without starting it, for the Docker image and the benchmarks. */
import { buildServer } from './build-server.ts';

await buildServer().catch(() => {
  process.exitCode = 1;
});
