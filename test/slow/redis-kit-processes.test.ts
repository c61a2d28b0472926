/** Several processes over one Redis. */
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { startRedis } from '../integration/receiver-kit/stores/own-servers.ts';
import { describeKilledWorkers } from './kit-processes/killed-workers.ts';
import { describeSeveralProcesses } from './kit-processes/several-processes.ts';

const server = await startRedis(join(inject('scratch'), 'redis-processes'));
afterAll(() => server.stop());

describeSeveralProcesses('redisStore', () => server.url);
describeKilledWorkers('redisStore', () => server.url);
