/**
 * `npm run typecheck`: compiles everything incrementally, generated code included; the console's browser application with the types of
 * a browser.
 */
import { runNode } from './run-program.ts';

const projects = [
  { project: '.', record: '.build/typecheck.json' },
  { project: 'server/console/app', record: '.build/typecheck-console.json' },
] as const;

for (const { project, record } of projects) {
  const incremental = ['--incremental', '--tsBuildInfoFile', record];
  const command = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project, ...incremental];
  if (process.exitCode === undefined || process.exitCode === 0) {
    await runNode([...command, ...process.argv.slice(2)], process.env);
  }
}
