/** Several processes over one Redis. */
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { describeKilledWorkers } from '../processes/killed-workers.ts';
import { describeSeveralProcesses } from '../processes/several-processes.ts';
import { startRedis } from './own-servers.ts';

const server = await startRedis(join(inject('scratch'), 'redis-processes'));
afterAll(() => server.stop());

describeSeveralProcesses('redisStore', () => server.url);
describeKilledWorkers('redisStore', () => server.url);
