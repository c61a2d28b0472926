/** `npm start`: builds the service and runs it with plain Node, on an embedded mongod without MONGODB_URI. */
import { buildServer, SERVER_BUNDLE } from './build-server.ts';
import { runServiceOnMongod } from './dev-mongod/run-on-mongod.ts';

await buildServer().then(
  () => runServiceOnMongod(['--enable-source-maps', SERVER_BUNDLE, ...process.argv.slice(2)]),
  () => {
    process.exitCode = 1;
  },
);
