/** Workers of the receiver kit that are killed over one MongoDB; `npm run test:stores` does the same over the other stores. */
import { afterAll, beforeAll } from 'vitest';
import { describeKilledWorkers } from '../integration/receiver-kit/processes/killed-workers.ts';
import { startKitMongod } from '../support/receiver-kit/kit-mongod.ts';

let mongod: Awaited<ReturnType<typeof startKitMongod>>;

beforeAll(async () => {
  mongod = await startKitMongod();
});
afterAll(() => mongod.stop());

describeKilledWorkers('mongoStore', () => mongod.url);
