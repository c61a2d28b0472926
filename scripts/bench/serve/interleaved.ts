/** The service on MongoDB in a process of its own: `node interleaved.mjs <MongoDB address>`. Asked to work, it sends refunds. */
import { answerAsks } from '../channel.ts';
import { startMongoService } from './mongo-service.ts';

const [, , mongoUri = ''] = process.argv;
const running = startMongoService(mongoUri, 'at-rest');

answerAsks({
  port: async () => (await running).port,
  reset: async () => (await running).reset(),
  work: async () => {
    await (await running).housekeep();
    return 0;
  },
});
