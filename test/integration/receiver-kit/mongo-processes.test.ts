/** Several processes of the receiver kit over one MongoDB. */
import { afterAll, beforeAll } from 'vitest';
import { startKitMongod } from '../../support/receiver-kit/kit-mongod.ts';
import { describeSeveralProcesses } from './processes/several-processes.ts';

let mongod: Awaited<ReturnType<typeof startKitMongod>>;

beforeAll(async () => {
  mongod = await startKitMongod();
});
afterAll(() => mongod.stop());

describeSeveralProcesses('mongoStore', () => mongod.url);
