/** Several processes over one PostgreSQL. */
import { afterAll } from 'vitest';
import { describeDyingWorkers } from '../shop/killed-workers.ts';
import { describeSeveralProcesses } from '../shop/several-processes.ts';
import { startPostgres } from './own-servers.ts';

const server = await startPostgres();
afterAll(() => server.stop());

describeSeveralProcesses('postgresStore', () => server.url);
describeDyingWorkers('postgresStore', () => server.url);
