/** `npm run typecheck`: the compiler over everything hand-written and generated. */
import { runNode } from './run-node.ts';

await runNode(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', ...process.argv.slice(2)], process.env);
