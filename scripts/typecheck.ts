/** `npm run typecheck`: the compiler over everything hand-written and generated. What did not change since the last run is not read again. */
import { runNode } from './run-node.ts';

const remembered = ['--incremental', '--tsBuildInfoFile', '.build/typecheck.json'];

await runNode(
  ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', ...remembered, ...process.argv.slice(2)],
  process.env,
);
