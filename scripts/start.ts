/** `npm start`: builds the service and runs it with plain Node, on an embedded mongod without MONGODB_URI. */
import { buildServer, NODE_ARGUMENTS, SERVER_BUNDLE } from './build-server.ts';
import { runServiceOnMongod } from './dev-mongod/run-on-mongod.ts';

const since = performance.now();
console.error('Building the service and its web console…');
await buildServer().then(
  () => {
    console.error(`Built in ${((performance.now() - since) / 1_000).toFixed(1)} s.`);
    return runServiceOnMongod([...NODE_ARGUMENTS, SERVER_BUNDLE, ...process.argv.slice(2)]);
  },
  () => {
    process.exitCode = 1;
  },
);
