/** `npm run typecheck`: compiles everything incrementally, generated code included. */
import { runNode } from './run-program.ts';

const incremental = ['--incremental', '--tsBuildInfoFile', '.build/typecheck.json'];

await runNode(
  ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', ...incremental, ...process.argv.slice(2)],
  process.env,
);
