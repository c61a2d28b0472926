/**
 * `npm run typecheck`: checks the types of everything, generated code included; those of the console's browser application
 * with the types of a browser. By the native compiler, TypeScript 7, which takes a quarter of the time. What uses the
 * compiler as a library stays with TypeScript 5, as openapi-typescript does.
 */
import { runNode } from './run-program.ts';

const projects = [
  { project: '.', record: '.build/typecheck.json' },
  { project: 'server/console/app', record: '.build/typecheck-console.json' },
] as const;

for (const { project, record } of projects) {
  const incremental = ['--incremental', '--tsBuildInfoFile', record];
  const command = ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', project, ...incremental];
  if (process.exitCode === undefined || process.exitCode === 0) {
    await runNode([...command, ...process.argv.slice(2)], process.env);
  }
}
