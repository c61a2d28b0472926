/** `npm run check:restore -- --dump`: what it says of an operator's dump, with the right keys and with others, and that nothing is sent from it. */
import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { dumpDatabase } from '../../../scripts/backup/dump.ts';
import { checkDump, type DumpChecked } from '../../../scripts/check-restore/dump-check.ts';
import { environmentOf, operatorKeys } from '../../../scripts/check-restore/operator-keys.ts';
import { runProgram } from '../../../scripts/run-program.ts';
import { firstUserId, totpBinding } from '../../../server/domain/merchants/settings-user.ts';
import { responseKeyBinding } from '../../../server/domain/ports/sealed.ts';
import { isRecord } from '../../../server/platform/is-record.ts';
import { createLog } from '../../../server/platform/log.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { MERCHANTS } from '../../../server/storage/merchants.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { privateKeyBinding } from '../../../server/vault/message-keys/service-keys.ts';
import { createSealer } from '../../../server/vault/seal.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';
import { beginMongodump } from '../../support/mongodump-folder.ts';
import { Cards, shopOf, withAllEvents } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, registerCustomer } from '../../support/stored-cards.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';

/** The command starts a mongod and reads the sources of the server, beside other tests. */
const COMMAND_MS = 120_000;
const secrets = { secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] };
const keys = createVaultKeys(secrets);
const otherKeys = createVaultKeys({ ...secrets, sealing: randomBytes(32) });
const log = createLog({ level: 'silent', format: 'json' });
let service: TestService;
let endpoint: TestEndpoint;
let folder: string;
let empty: FreshDatabase;

const scratch = (name: string) => mkdtemp(join(inject('scratch'), `restored-${name}-`));
const foundOf = ({ checks }: DumpChecked) => checks.map(({ found, holds }) => [found, holds]);

beforeAll(async () => {
  endpoint = await httpEndpoint(acknowledge);
  service = await startService({
    label: 'dumped',
    keys,
    merchant(merchant) {
      const all = withAllEvents(merchant);
      return { ...all, webhook: { ...all.webhook, url: `${endpoint.origin}/hook` } };
    },
  });
  const shop = shopOf(service);
  await registerCustomer(service.call, 'asha');
  await addCard(service.call, 'asha');
  await shop.pay(await shop.order(), Cards.visa);
  // Two orders with a payment that waits for its bank, and with events that nobody has sent.
  for (const orderId of [await shop.order(), await shop.order()]) await shop.begin(orderId);
  folder = await scratch('mongodump');
  const sealer = createSealer({ keys, ...systemRuntime });
  const { merchantId } = service.merchant;
  const userId = firstUserId(merchantId);
  const servicePrivateKey = sealer.seal(privateKeyBinding(merchantId, 'set_1'), 'a key');
  const sealedWell = {
    'users.0.totp': { secret: sealer.seal(totpBinding({ merchantId, userId }), 'a secret'), lastStep: 0 },
    'merchant.messageKeys': [{ kid: 'set_1', servicePrivateKey }],
    'merchant.paymentPage.responseKey': sealer.seal(responseKeyBinding(merchantId), 'a key'),
  };
  await service.database.db.collection(MERCHANTS).updateOne({}, { $set: sealedWell });
  // What a production service writes at its start.
  await service.database.db
    .collection<{ _id: string; environment: string; stampedAt: Date }>('service_environment')
    .insertOne({ _id: 'environment', environment: 'production', stampedAt: service.clock.now() });
  const dump = await beginMongodump(service.database.db, folder);
  await dump.add();
  // While the dump is taken: the oplog alone has this order.
  await shop.order();
  await dump.finish();
  empty = await freshDatabase('restored dump');
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await empty.drop();
  await service.close();
  await endpoint.close();
});

const check = (options: { readonly keys: typeof keys; readonly environment?: 'sandbox'; readonly folder?: string }) =>
  checkDump({ environment: 'production', folder, ...options, db: empty.db, runtime: systemRuntime, log });

it('reads the orders and opens the vault, and connects to nothing but the database and itself', async () => {
  const connected = vi.spyOn(Socket.prototype, 'connect');
  const checked = await check({ keys });
  expect(checked.problems).toEqual([]);
  expect(foundOf(checked)).toEqual([
    [expect.stringMatching(/^\d+ documents in \d+ collections, \d+ writes of the oplog$/), true],
    ['1', true],
    ['4 of 4 (of 4)', true],
    [expect.stringMatching(/^([1-9]\d*) of \1 \(of \1\)$/), true],
    ['1 of 1 match', true],
    ['those of 1 of 1 merchants', true],
    ['2 of 2', true],
    [expect.stringMatching(/^0 open events, 0 of them due, and [1-9]\d* in outboxes; 0 attempts$/), true],
  ]);
  expect(endpoint.received).toEqual([]);
  const given: readonly unknown[] = connected.mock.calls.flat(2);
  const targets = given.filter(isRecord);
  expect(targets.map(({ host }) => host)).toContain('127.0.0.1');
  expect(targets.filter(({ host, port }) => host !== '127.0.0.1' || port === endpoint.port)).toEqual([]);
});

it('refuses a database that is not empty', async () => {
  await expect(check({ keys })).rejects.toThrow('Name an empty database.');
});

it('says what does not open with other keys', async () => {
  await empty.db.dropDatabase();
  const { checks, problems } = await check({ keys: otherKeys });
  expect(checks.flatMap(({ what, holds }) => (holds ? [] : [what]))).toEqual([
    'The vault opens: stored card numbers',
    'The vault opens: gateway credentials, webhook secrets, message keys, authenticator secrets, response keys',
  ]);
  expect(problems.join('\n')).toContain(`The vault has no key ${keys.sealing.keyId}.`);
});

it('says that the fingerprints are of another SECRET_ROOT', async () => {
  await empty.db.dropDatabase();
  const { checks, problems } = await check({ keys: createVaultKeys({ ...secrets, secretRoot: randomBytes(32) }) });
  expect(checks.flatMap(({ what, holds }) => (holds ? [] : [what]))).toEqual([
    'SECRET_ROOT is that of the dump: fingerprints of stored cards',
  ]);
  expect(problems).toEqual([
    expect.stringMatching(/^card crd_\w{32}: its fingerprint was made with another SECRET_ROOT$/),
  ]);
});

it('names each secret of a merchant that does not open', async () => {
  await empty.db.dropDatabase();
  await check({ keys });
  const foreign = createSealer({ keys: otherKeys, ...systemRuntime }).seal(
    { merchantId: 'shop', record: '' },
    'secret',
  );
  const changes = {
    'users.0.totp': { secret: foreign, lastStep: 0 },
    'users.0.pendingTotp': foreign,
    'merchant.messageKeys': [{ kid: 'set_1', servicePrivateKey: foreign }],
    'merchant.paymentPage.responseKey': foreign,
  };
  expect((await empty.db.collection(MERCHANTS).updateOne({}, { $set: changes })).modifiedCount).toBe(1);
  const changed = await scratch('changed');
  await dumpDatabase(empty.db, changed);
  await empty.db.dropDatabase();
  const { problems } = await check({ keys, folder: changed });
  expect(problems).toEqual([
    expect.stringMatching(/^private message key set_1 of shop: The vault has no key /),
    expect.stringMatching(/^response key of shop: The vault has no key /),
    expect.stringMatching(/^authenticator secret of user usr_\w+ of shop: The vault has no key /),
    expect.stringMatching(/^authenticator secret of user usr_\w+ of shop: The vault has no key /),
  ]);
});

it('refuses a dump of the other environment', async () => {
  await empty.db.dropDatabase();
  await expect(check({ keys, environment: 'sandbox' })).rejects.toThrow('SVC_ENV');
});

it('takes the keys as the service does, and creates none', async () => {
  const variables = {
    VAULT_KEY: secrets.sealing.toString('base64'),
    SECRET_ROOT: secrets.secretRoot.toString('base64'),
  };
  const { random } = systemRuntime;
  expect((await operatorKeys(variables, random)).sealing.keyId).toBe(keys.sealing.keyId);
  await expect(operatorKeys({ ...variables, VAULT_KEY: 'short' }, random)).rejects.toThrow('VAULT_KEY must be');
  await expect(operatorKeys({ SVC_ENV: 'production' }, random)).rejects.toThrow('Set VAULT_KEY and SECRET_ROOT');
  const DATA_DIR = await scratch('data');
  await expect(operatorKeys({ DATA_DIR }, random)).rejects.toThrow('There are no keys of the backup');
  expect(() => environmentOf({ SVC_ENV: 'prod' })).toThrow('SVC_ENV must be one of');
});

it('runs as a command, on a mongod of its own', { timeout: COMMAND_MS }, async () => {
  const { output, code } = await runProgram(
    process.execPath,
    ['scripts/bootstrap.mjs', 'check-restore', '--dump', folder],
    {
      cwd: process.cwd(),
      env: {
        ...process.env,
        MONGODB_URI: '',
        SVC_ENV: 'production',
        VAULT_KEY: secrets.sealing.toString('base64'),
        SECRET_ROOT: secrets.secretRoot.toString('base64'),
      },
    },
  );
  expect(output).toContain('| A service starts on it, and its API answers with the orders | 4 of 4 (of 4) | yes |');
  expect(code, output).toBe(0);
  expect(endpoint.received).toEqual([]);
});
