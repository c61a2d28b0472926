/** The program that service-process.ts runs. Its argument is the data directory. */
import { startEmbeddedMongod } from '../../scripts/dev-mongod/embedded-mongod.ts';

const [directory = ''] = process.argv.slice(2);
const mongod = await startEmbeddedMongod({ directory, env: process.env, log: () => {} });

// Keeps the process alive as long as the test is there.
process.on('message', () => {});
process.once('SIGTERM', async () => {
  await mongod.stop();
  process.disconnect();
});
process.send?.(mongod.uri);
