/** A start that cannot be: every fault named at once in words that say what to do, exit code 1, nothing left running. */
import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { ErrorCode } from '../../generated/values.ts';
import { SERVER_BUNDLE, WORKER_BUNDLE } from '../../scripts/build-server.ts';
import { launch, type ServiceEnv } from '../../scripts/demo/service-process.ts';
import { embeddedMongodUri } from '../../scripts/dev-mongod/mongod-settings.ts';
import { freePort, listenLocally, portOf } from '../../scripts/ports.ts';
import { at, createCaller, textAt } from '../support/caller.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';

vi.setConfig({ testTimeout: 180_000 });

let system: TestSystem;

beforeAll(async () => {
  system = await createTestSystem('start refused');
});

afterAll(() => system.close());

type Env = Partial<ServiceEnv>;

/** The faults it names, one line each. */
async function faultsOf(env: Env): Promise<string[]> {
  const service = system.launch(env);
  const { code } = await service.ended;
  expect(code, service.stderr()).toBe(1);
  const [before = '', list = ''] = service.stderr().split('The service cannot start:\n');
  expect(before).not.toContain('    at ');
  return list
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^ {2}- /, ''));
}

const key = (seed: string) => createHash('sha256').update(seed).digest('base64');

async function production(): Promise<Required<Pick<Env, 'OPS_PORT' | 'PORT'>> & Env> {
  return {
    SVC_ENV: 'production',
    MONGODB_URI: system.database.uri,
    PUBLIC_BASE_URL: 'https://pay.example',
    OPERATOR_KEY: `svc_op_${key('operator')}`,
    VAULT_KEY: key('vault'),
    SECRET_ROOT: key('root'),
    WEBHOOK_SOURCE_ADDRESSES_PRODUCTION: [1, 2, 3, 4, 5, 6, 7].map((last) => `8.8.8.${last}`).join(','),
    PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
  };
}

describe('a faulty configuration', () => {
  it('reports all its faults at once', async () => {
    const faults = await faultsOf({
      SVC_ENV: 'staging',
      PORT: '80a',
      MONGODB_URI: 'localhost:27017',
      PUBLIC_BASE_URL: 'pay.example',
      OPERATOR_KEY: 'a key of 32 characters with blanks in it',
      TRUSTED_PROXIES: '10.0.0.0/8, the proxy',
      RECONCILE_AFTER_SECONDS: '0',
      TXN_LIMITS: 'yes',
      LOG_LEVEL: 'loud',
      VAULT_KEY: 'no key',
    });
    const named = faults.map((fault) => fault.split(' ')[0]).sort();
    expect(named).toEqual(
      [
        'LOG_LEVEL',
        'MONGODB_URI',
        'OPERATOR_KEY',
        'PORT',
        'PUBLIC_BASE_URL',
        'RECONCILE_AFTER_SECONDS',
        'SECRET_ROOT',
        'SVC_ENV',
        'TRUSTED_PROXIES',
        'TXN_LIMITS',
        'VAULT_KEY',
      ].sort(),
    );
  });

  it.each<[string, () => Promise<Env>, RegExp]>([
    ['a port that is in use', portInUse, /^Another program listens on 127\.0\.0\.1:\d+: .*PORT/],
    [
      'an address that is not this machine’s',
      async () => ({ HOST: '192.0.2.1' }),
      /^This machine has no address.*HOST/,
    ],
    ['a data directory that is a file', fileAsDirectory, /is not a directory.*DATA_DIR/],
    [
      'a MongoDB that does not answer',
      async () => ({ MONGODB_URI: `mongodb://user:hidden@127.0.0.1:${await freePort()}/` }),
      /^The MongoDB of MONGODB_URI cannot be used/,
    ],
  ])('%s is named with what to do about it', async (_what, env, expected) => {
    const faults = await faultsOf({ MONGODB_URI: system.database.uri, SVC_ENV: 'sandbox', ...(await env()) });
    expect(faults).toEqual([expect.stringMatching(expected)]);
    expect(faults.join()).not.toContain('hidden');
  });
});

async function portInUse(): Promise<Env> {
  const server = createServer();
  await listenLocally(server);
  server.unref();
  return { PORT: String(portOf(server)) };
}

async function fileAsDirectory(): Promise<Env> {
  const file = join(await mkdtemp(join(inject('scratch'), 'file-')), 'data');
  await writeFile(file, '');
  return { DATA_DIR: file };
}

describe('in production', () => {
  it('settings without a safe default are required, and sandbox settings are refused', async () => {
    const faults = await faultsOf({
      SVC_ENV: 'production',
      DEMO_MERCHANT: 'on',
      SANDBOX_GATEWAY: 'on',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
    });
    expect(faults.sort()).toEqual(
      [
        ...['MONGODB_URI', 'PUBLIC_BASE_URL', 'OPERATOR_KEY', 'OPS_PORT', 'VAULT_KEY', 'SECRET_ROOT'].map(
          (name) => `${name} is required in production.`,
        ),
        'WEBHOOK_SOURCE_ADDRESSES_PRODUCTION is required in production.',
        'DEMO_MERCHANT must be off in production.',
        'SANDBOX_GATEWAY must be off in production.',
        'WEBHOOK_ALLOW_LOOPBACK must be false in production.',
      ].sort(),
    );
  });

  it('the public address must be https', async () => {
    const faults = await faultsOf({ ...(await production()), PUBLIC_BASE_URL: 'http://pay.example' });
    expect(faults).toEqual(['PUBLIC_BASE_URL must begin with https:// in production.']);
  });

  it('the service starts without a demo merchant, and serves its operations at their own address only', async () => {
    const env = await production();
    const service = await system.start(env);
    expect(service.baseUrl).toBe('https://pay.example');
    await expect(system.demo()).rejects.toThrow('ENOENT');
    const operator = { 'x-merchantid': null, authorization: `Bearer ${env.OPERATOR_KEY}` };
    const main = `http://127.0.0.1:${env.PORT}`;
    const atOps = createCaller({ baseUrl: `http://127.0.0.1:${env.OPS_PORT}`, merchantId: '', apiKey: '' });
    for (const path of ['/health', '/ready', '/metrics', '/operator/merchants']) {
      // The contract knows these paths, so that the caller would not take a 404.
      const unknown = await fetch(`${main}${path}`);
      expect([unknown.status, unknown.headers.get('strict-transport-security')]).toEqual([404, 'max-age=31536000']);
      const { status, headers } = await atOps.get(path, { headers: operator });
      expect([status, headers.get('strict-transport-security')]).toEqual([200, null]);
    }
    const body = {
      merchant_id: 'shop',
      name: 'Shop',
      settings_username: 'shop_settings',
      settings_password: 'a long settings password',
    };
    const made = await atOps.json('POST', '/operator/merchants', body, { headers: operator });
    const apiKey = textAt(made.json(), 'api_key');
    const merchant = createCaller({ baseUrl: main, merchantId: 'shop', apiKey });
    const refused = await merchant.form('/orders', { order_id: 'o1', amount: '1.00' });
    expect(refused.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect([refused.status, at(refused.json(), 'error_code')]).toEqual([400, ErrorCode.webhook_not_configured]);
    expect((await service.stop()).code).toBe(0);

    const sandbox = { MONGODB_URI: system.database.uri, SVC_ENV: 'sandbox' };
    const expected = expect.stringMatching(
      /^SVC_ENV is sandbox, and the database is production's since .* correct SVC_ENV/,
    );
    expect(await faultsOf(sandbox)).toEqual([expected]);
    expect(await system.startWorker().catch(String)).toContain("SVC_ENV is sandbox, and the database is production's");
  });

  it('guessable secrets and unencrypted connections are named with the fix', async () => {
    const faults = await faultsOf({
      ...(await production()),
      MONGODB_URI: 'mongodb://db.invalid/cards',
      SECRET_ROOT: Buffer.alloc(32, 7).toString('base64'),
      TRUSTED_PROXIES: '0.0.0.0/0',
      WEBHOOK_SOURCE_ADDRESSES_PRODUCTION: '8.8.8.1',
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'SECRET_ROOT',
      'MONGODB_URI',
      'MONGODB_URI',
      'TRUSTED_PROXIES',
      'WEBHOOK_SOURCE_ADDRESSES_PRODUCTION',
    ]);
  });
});

describe('the database that a service starts for itself', () => {
  it('is started by npm start; the bare programs name MONGODB_URI, SVC_ENV and how to get a database', async () => {
    for (const bundle of [SERVER_BUNDLE, WORKER_BUNDLE]) {
      const program = launch([process.execPath, bundle], { DATA_DIR: system.dataDir });
      expect((await program.ended).code).toBe(1);
      expect(program.stderr()).toBe(
        'The service cannot start:\n  - MONGODB_URI is not set: set it to a MongoDB replica set, and SVC_ENV beside it, or use npm start and npm run worker, which run on a mongod of their own.\n',
      );
    }
  });

  it('is not started for a data directory that is a file, which is named in one line', async () => {
    expect(await faultsOf(await fileAsDirectory())).toEqual([
      expect.stringMatching(/is not a directory.*set DATA_DIR to a directory/),
    ]);
  });

  it('refuses connections without the password in its data directory, which a worker on the same machine reads there', async () => {
    const service = await system.startAlone();
    const uri = embeddedMongodUri(join(system.dataDir, 'mongod')) ?? '';
    expect(uri).toMatch(/^mongodb:\/\/service:[0-9a-f]{64}@/);
    const anonymous = new MongoClient(uri.replace(/service:[0-9a-f]{64}@/, ''));
    await expect(anonymous.db('card_payments').collection('merchants').findOne()).rejects.toThrow(
      /requires authentication/,
    );
    await anonymous.close();
    const worker = await system.startWorker({ MONGODB_URI: '', SVC_ENV: '' });
    expect((await worker.stop()).code).toBe(0);
    expect((await service.stop()).code).toBe(0);
    expect(`${service.stderr()}${service.logTail()}`).not.toContain(/:([0-9a-f]{64})@/.exec(uri)?.[1]);
  });
});

describe('a second service', () => {
  it('on the same data directory names the first one and does not disturb it', async () => {
    const first = await system.startAlone();
    const [fault, ...others] = await faultsOf({});
    expect(others).toEqual([]);
    expect(fault).toContain(`is used by another service (process ${first.pid})`);
    expect(fault).toContain('set DATA_DIR to another directory');
    expect((await fetch(`${first.baseUrl}/ready`)).status).toBe(200);
    expect((await first.stop()).code).toBe(0);
  });
});
