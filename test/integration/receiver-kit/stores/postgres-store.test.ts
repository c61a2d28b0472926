/** The PostgreSQL store against a real PostgreSQL. */
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import {
  createReceiver,
  outboxed,
  postgresJobs,
  postgresStore,
  transactional,
} from '../../../../receiver-kit/src/index.ts';
import { type CountedEffect, exampleEvent, fakeSender } from '../../../../receiver-kit/src/testing/index.ts';
import { describeCrashRecovery } from '../../../support/receiver-kit/crash-recovery.ts';
import { describeDeduplication } from '../../../support/receiver-kit/deduplication.ts';
import { describeStoreContracts } from '../../../support/receiver-kit/store-contracts.ts';
import { startPostgres } from './own-servers.ts';

const server = await startPostgres();
const pool = new pg.Pool({ connectionString: server.url, max: 20 });
// The pool's end does not wait until its sockets are closed, so the server's end may reach them first.
pool.on('error', () => undefined);
afterAll(async () => {
  await pool.end();
  await server.stop();
});
await pool.query('CREATE TABLE effects (key text PRIMARY KEY, count integer NOT NULL)');

const add = 'INSERT INTO effects VALUES ($1, 1) ON CONFLICT (key) DO UPDATE SET count = effects.count + 1';
const effect: CountedEffect<pg.PoolClient> = {
  async write(client, key) {
    await client.query(add, [key]);
  },
  read: async (key) => (await pool.query('SELECT count FROM effects WHERE key = $1', [key])).rows[0]?.count ?? 0,
  refused: (client) => client.query('SELECT 1 / 0'),
};

const keptUntil = async (eventId: string) => {
  const { rows } = await pool.query('SELECT expire_at FROM webhook_receipts WHERE event_id = $1', [eventId]);
  return rows[0]?.expire_at;
};

let lists = 0;
const makeJobs = () => {
  lists += 1;
  return postgresJobs(pool, { table: `jobs_${lists}` });
};
describeStoreContracts('postgresStore', { store: postgresStore(pool), effect, keptUntil, makeJobs });
describeDeduplication('a receiver on postgresStore', () => postgresStore(pool));
describeCrashRecovery('a receiver on postgresStore', () => postgresStore(pool));

const credentials = { username: 'shop', password: 'secret' };

it('a connection that ends during a handler is 503, and the process goes on', async () => {
  let runs = 0;
  const receiver = createReceiver({
    credentials: [credentials],
    logger: () => undefined,
    level: transactional({ store: postgresStore<pg.PoolClient>(pool, { table: 'cut_off' }) }),
    on: {
      ORDER_SUCCEEDED: async (_event, { transaction }) => {
        runs += 1;
        if (runs > 1) return;
        const { rows } = await transaction.query('SELECT pg_backend_pid() AS pid');
        const gone = new Promise((resolve) => transaction.once('end', resolve));
        await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
        await gone;
      },
    },
  });
  const sender = fakeSender({ to: receiver, credentials });
  expect((await sender.send(exampleEvent())).status).toBe(503);
  expect((await sender.send(exampleEvent())).status).toBe(200);
});

it('a first burst that is larger than the pool is answered, each event with its effect in the outbox', async () => {
  const small = new pg.Pool({ connectionString: server.url, max: 3, connectionTimeoutMillis: 2_000 });
  small.on('error', () => undefined);
  const receiver = createReceiver({
    credentials: [credentials],
    logger: () => undefined,
    level: outboxed({
      store: postgresStore(small, { table: 'burst' }),
      jobs: postgresJobs(small, { table: 'burst_outbox' }),
      effects: { ship: async (_orderId: string) => undefined },
    }),
    on: { ORDER_SUCCEEDED: (event, { outbox }) => outbox.add('ship', event.content.order.order_id) },
  });
  const events = Array.from({ length: 12 }, (_, index) => exampleEvent({ id: `evt_burst_${index}` }));
  const answers = await fakeSender({ to: receiver, credentials }).sendAll(events);
  expect(answers.flat().map(({ status }) => status)).toEqual(events.map(() => 200));
  expect(await receiver.outbox?.count()).toEqual({ open: 12, buried: 0 });
  await small.end();
});
