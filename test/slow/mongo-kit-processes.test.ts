/** Several processes of the receiver kit over one MongoDB. */
import { afterAll, beforeAll } from 'vitest';
import { describeSeveralProcesses } from '../integration/receiver-kit/processes/several-processes.ts';
import { startKitMongod } from '../support/receiver-kit/kit-mongod.ts';

let mongod: Awaited<ReturnType<typeof startKitMongod>>;

beforeAll(async () => {
  mongod = await startKitMongod();
});
afterAll(() => mongod.stop());

describeSeveralProcesses('mongoStore', () => mongod.url);
