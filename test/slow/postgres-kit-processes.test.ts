/** Several processes over one PostgreSQL. */
import { afterAll } from 'vitest';
import { startPostgres } from '../integration/receiver-kit/stores/own-servers.ts';
import { describeKilledWorkers } from './kit-processes/killed-workers.ts';
import { describeSeveralProcesses } from './kit-processes/several-processes.ts';

const server = await startPostgres();
afterAll(() => server.stop());

describeSeveralProcesses('postgresStore', () => server.url);
describeKilledWorkers('postgresStore', () => server.url);
