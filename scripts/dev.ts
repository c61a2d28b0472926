/**
 * `npm run dev`: runs the service from its sources and restarts it at every change, and bundles the console again at every change.
 * mongod keeps running.
 */
import { watchConsole } from './build-console.ts';
import { runServiceOnMongod } from './dev-mongod/run-on-mongod.ts';

const tsx = 'node_modules/tsx/dist/cli.mjs';
const watch = ['watch', '--clear-screen=false', 'server/main.ts', ...process.argv.slice(2)];

const console = await watchConsole();
await runServiceOnMongod([tsx, ...watch]);
await console.stop();
