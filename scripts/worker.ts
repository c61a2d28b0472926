/** `npm run worker`: builds the webhook worker and runs it with plain Node. */
import { buildServer, NODE_ARGUMENTS, WORKER_BUNDLE } from './build-server.ts';
import { runWorkerOnMongod } from './dev-mongod/run-on-mongod.ts';

await buildServer().then(
  () => runWorkerOnMongod([...NODE_ARGUMENTS, WORKER_BUNDLE, ...process.argv.slice(2)]),
  () => {
    process.exitCode = 1;
  },
);
