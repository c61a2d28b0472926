/** Several processes over one PostgreSQL. */
import { afterAll } from 'vitest';
import { describeKilledWorkers } from '../processes/killed-workers.ts';
import { describeSeveralProcesses } from '../processes/several-processes.ts';
import { startPostgres } from './own-servers.ts';

const server = await startPostgres();
afterAll(() => server.stop());

describeSeveralProcesses('postgresStore', () => server.url);
describeKilledWorkers('postgresStore', () => server.url);
