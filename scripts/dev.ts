/** `npm run dev`: the service from its sources, started again at every change of a file. */
import { runNode } from './run-node.ts';

const tsx = 'node_modules/tsx/dist/cli.mjs';
const watch = ['watch', '--clear-screen=false', 'server/main.ts', ...process.argv.slice(2)];

await runNode([tsx, ...watch], { ...process.env, DATA_DIR: process.env.DATA_DIR || '.data' });
