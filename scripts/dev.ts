/** `npm run dev`: the service from its sources, started again at every change of a file; its mongod stays. */
import { runServiceOnMongod } from './dev-mongod/run-on-mongod.ts';

const tsx = 'node_modules/tsx/dist/cli.mjs';
const watch = ['watch', '--clear-screen=false', 'server/main.ts', ...process.argv.slice(2)];

await runServiceOnMongod([tsx, ...watch]);
