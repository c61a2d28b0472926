/** `npm start`: builds the service and runs it with plain Node. */
import { buildServer, SERVER_BUNDLE } from './build-server.ts';
import { runNode } from './run-node.ts';

await buildServer().then(
  () => runNode(['--enable-source-maps', SERVER_BUNDLE, ...process.argv.slice(2)], process.env),
  () => {
    process.exitCode = 1;
  },
);
