/**
 * A process that serves one idempotent call over a test's database and kills itself (kill -9) after executing the call, just before
 * it stores the response. Argument: a JSON object, see DyingCall.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import type { Db } from 'mongodb';
import { createService } from '../../server/compose/service.ts';
import { createLog } from '../../server/platform/log.ts';
import { systemRuntime } from '../../server/platform/runtime.ts';
import { connectMongo } from '../../server/storage/mongo/client.ts';
import { createVaultKeys } from '../../server/vault/keys.ts';
import { intercepting, withKey } from '../integration/idempotency/idempotent-calls.ts';
import { createCaller, textAt } from '../support/caller.ts';
import { testConfig } from '../support/test-config.ts';

const told: unknown = JSON.parse(process.argv[2] ?? '{}');
const said = (name: string) => textAt(told, name);

const { db } = await connectMongo(said('uri'));
const killedBeforeUpdate = (whole: Db) =>
  intercepting(whole, (name) => {
    if (name === 'updateOne') process.kill(process.pid, 'SIGKILL');
  });

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
const secretRoot = Buffer.from(said('secretRoot'), 'hex');
const service = createService({
  db: killedBeforeUpdate(db),
  config: testConfig,
  publicBaseUrl: baseUrl,
  staticBaseUrl: baseUrl,
  operatorKey: randomBytes(32).toString('hex'),
  keys: createVaultKeys({ secretRoot, sealing: Buffer.from(said('sealing'), 'hex'), old: [] }),
  passwordCostLog2: 10,
  runtime: systemRuntime,
  log: createLog({ level: 'silent', format: 'json', destination: new Writable({ write: (_c, _e, done) => done() }) }),
  stopping: () => undefined,
});
server.on('request', service.app);
const form = new URLSearchParams(said('form'));
const call = createCaller({ baseUrl, merchantId: said('merchantId'), apiKey: said('apiKey') });
await call.form(said('path'), Object.fromEntries(form), withKey(said('key')));
throw new Error('the call was answered');
