/** `npm run worker`: builds the webhook worker and runs it with plain Node. */
import { buildServer, WORKER_BUNDLE } from './build-server.ts';
import { runNode } from './run-node.ts';

await buildServer().then(
  () => runNode(['--enable-source-maps', WORKER_BUNDLE, ...process.argv.slice(2)], process.env),
  () => {
    process.exitCode = 1;
  },
);
