/** `npm run dev`: runs the service from its sources and restarts it at every change. mongod keeps running. */
import { runServiceOnMongod } from './dev-mongod/run-on-mongod.ts';

const tsx = 'node_modules/tsx/dist/cli.mjs';
const watch = ['watch', '--clear-screen=false', 'server/main.ts', ...process.argv.slice(2)];

await runServiceOnMongod([tsx, ...watch]);
