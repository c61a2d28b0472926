/** Several processes of the receiver kit over one MongoDB. */
import { afterAll, beforeAll } from 'vitest';
import { startKitMongod } from '../support/receiver-kit/kit-mongod.ts';
import { describeKilledWorkers } from './kit-processes/killed-workers.ts';
import { describeSeveralProcesses } from './kit-processes/several-processes.ts';

let mongod: Awaited<ReturnType<typeof startKitMongod>>;

beforeAll(async () => {
  mongod = await startKitMongod();
});
afterAll(() => mongod.stop());

describeSeveralProcesses('mongoStore', () => mongod.url);
describeKilledWorkers('mongoStore', () => mongod.url);
