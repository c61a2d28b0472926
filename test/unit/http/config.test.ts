import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Config, type Env, readConfig, warnOfRisks } from '../../../server/platform/config.ts';
import type { Risk } from '../../../server/platform/risks.ts';
import { variables } from '../../../server/platform/variables.ts';

function configOf(env: Env): Config {
  const reading = readConfig(env, 'pipe');
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.config;
}

function faultsOf(env: Env): readonly string[] {
  const reading = readConfig(env, 'pipe');
  return reading.ok ? [] : reading.faults;
}

const keyOf = (seed: string) => createHash('sha256').update(seed).digest();
const seven = Array.from({ length: 7 }, (_, index) => `8.8.8.${index + 1}`);
const production: Env = {
  SVC_ENV: 'production',
  MONGODB_URI: 'mongodb://cards:word@db.internal/cards?replicaSet=rs0&tls=true',
  PUBLIC_BASE_URL: 'https://pay.example',
  OPERATOR_KEY: keyOf('operator').toString('hex'),
  OPS_PORT: '9090',
  VAULT_KEY: keyOf('vault').toString('base64'),
  SECRET_ROOT: keyOf('root').toString('base64'),
  WEBHOOK_SOURCE_ADDRESSES_PRODUCTION: seven.join(','),
};

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

describe('traces', () => {
  it('are off without an endpoint, whatever else is set', () => {
    expect(configOf({ OTEL_SERVICE_NAME: 'ours', OTEL_TRACES_SAMPLER: 'always_on' }).traces).toBeNull();
    expect(configOf({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }).traces).toBeNull();
    expect(configOf({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toMatchObject({
      traces: null,
      log: { traceIds: 'off' },
    });
  });

  it('go to the common endpoint’s path for traces, all of them, unless the caller decides', () => {
    const sampler = { root: 'always_on', ratio: 1, parent: 'followed' };
    expect(configOf(endpoint)).toMatchObject({
      traces: { url: 'http://collector:4318/v1/traces', protocol: 'http/protobuf', sampler },
      log: { traceIds: 'on' },
    });
  });

  it('go to the endpoint for traces as it is, in the protocol and share that are set', () => {
    const env = {
      ...endpoint,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://user:word@traces.example/otlp?team=a',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.01',
    };
    expect(configOf(env).traces).toEqual({
      url: 'https://user:word@traces.example/otlp?team=a',
      protocol: 'http/json',
      sampler: { root: 'traceidratio', ratio: 0.01, parent: 'ignored' },
    });
    const followed = { ...env, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '' };
    expect(configOf(followed).traces?.sampler).toEqual({ root: 'traceidratio', ratio: 1, parent: 'followed' });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'otel:4318', 'must be an http or https URL'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be one of: http/protobuf, http/json'],
    ['OTEL_TRACES_EXPORTER', 'zipkin', 'must be otlp or none'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'must be one of: always_on, '],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a share from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%', 'must be a share from 0 to 1'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'a=b=c', 'must be name=value pairs'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer-of-a-secret', 'must be name=value pairs'],
  ] as const)('%s must not be %s, and the fault does not repeat it', (name, value, fault) => {
    const [only = '', ...others] = faultsOf({ ...endpoint, [name]: value });
    expect(others).toEqual([]);
    expect(only).toContain(`${name} ${fault}`);
    expect(only).not.toContain(value);
  });

  it('a header may have an equals sign in its value', () => {
    expect(faultsOf({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==,x=y' })).toEqual([]);
  });
});

describe('the configuration', () => {
  it('of an empty environment is a sandbox on this machine', () => {
    expect(configOf({})).toEqual({
      environment: 'sandbox',
      risks: [],
      host: '127.0.0.1',
      port: 8080,
      ops: null,
      dataDir: '.data',
      mongodbUri: undefined,
      publicBaseUrl: undefined,
      staticBaseUrl: undefined,
      operatorKey: undefined,
      webhookDelivery: 'on',
      webhookLoopback: 'allowed',
      webhookLocalAddresses: [],
      webhookLeaseMs: 15_000,
      webhookAlarmAgeMs: 86_400_000,
      webhookSourceAddresses: { production: [], sandbox: ['127.0.0.1', '127.0.0.2', '::1'] },
      reconcileAfterMs: 60_000,
      shutdownDelayMs: 0,
      trustedProxies: [],
      limits: null,
      demoMerchant: 'on',
      sandboxGateway: 'on',
      requestLog: 'on',
      simulators: { stripe: null, adyen: null },
      traces: null,
      log: { level: 'info', format: 'json', traceIds: 'off' },
    });
  });

  it('takes empty variables for absent ones, and no notice of spaces around a value', () => {
    const empty = Object.fromEntries(variables.map(({ name }) => [name, ' ']));
    expect(configOf(empty)).toEqual(configOf({}));
    expect(configOf({ PORT: ' 9000\r', HOST: ' ::1 ' })).toMatchObject({ port: 9_000, host: '::1' });
  });

  it('is pretty on a terminal unless told otherwise', () => {
    const formats = [readConfig({}, 'terminal'), readConfig({ LOG_FORMAT: 'json' }, 'terminal')];
    expect(formats.map((reading) => reading.ok && reading.config.log.format)).toEqual(['pretty', 'json']);
  });

  it('reads addresses without their last slash, proxies and limits', () => {
    const env = {
      PUBLIC_BASE_URL: 'http://shop.test:8080/pay/',
      TRUSTED_PROXIES: '10.0.0.1, fd00::/8,192.0.2.0/24',
      TXN_LIMITS: 'on',
      TXN_LIMIT_PER_ORDER: '7',
      RECONCILE_AFTER_SECONDS: '5',
      OPS_PORT: '9090',
    };
    expect(configOf(env)).toMatchObject({
      publicBaseUrl: 'http://shop.test:8080/pay',
      trustedProxies: ['10.0.0.1', 'fd00::/8', '192.0.2.0/24'],
      limits: { perAddressPerMinute: 30, perOrderPerMinute: 7, cardFailuresPerHour: 10 },
      reconcileAfterMs: 5_000,
      ops: { host: '127.0.0.1', port: 9_090 },
    });
  });

  it.each([
    ['SVC_ENV', ['prod', 'Production', 'test']],
    ['PORT', ['-1', '65536', '80.5', '0x50', 'http', '1e3']],
    ['OPS_PORT', ['65536', 'ops']],
    ['MONGODB_URI', ['localhost:27017', 'http://db', 'mongodb://']],
    [
      'PUBLIC_BASE_URL',
      ['pay.example', 'ftp://pay.example', 'https://pay.example/?a=1', 'https://a:b@pay.example', '//x'],
    ],
    ['STATIC_BASE_URL', ['/static', 'https://pay.example#x']],
    ['OPERATOR_KEY', ['short', 'x'.repeat(31)]],
    ['WEBHOOK_ALLOW_LOOPBACK', ['yes', '1', 'True']],
    ['RECONCILE_AFTER_SECONDS', ['0', '-5', 'soon', '86401']],
    ['TRUSTED_PROXIES', ['proxy.internal', '10.0.0.0/33', '10.0.0.1 10.0.0.2', '::1/129', '10.0.0.0/']],
    ['ACCEPTED_RISKS', ['all', 'database-without-tls, everything']],
    ['WEBHOOK_LOCAL_ADDRESS', ['eth0', '192.0.2.1,::1', '192.0.2.0/24']],
    ['WEBHOOK_SOURCE_ADDRESSES_SANDBOX', ['198.51.100.1,198.51.100.2', '198.51.100.0/30', 'a,b,c', '::1,::1,::1']],
    ['WEBHOOK_SOURCE_ADDRESSES_PRODUCTION', [seven.slice(1).join(','), [...seven, '8.8.8.8'].join(',')]],
    ['SHUTDOWN_DELAY_SECONDS', ['-1', '301', '5s']],
    ['TXN_LIMITS', ['true', 'ON']],
    ['TXN_LIMIT_PER_ADDRESS', ['0', 'many']],
    ['TXN_LIMIT_PER_ORDER', ['0', '1.5']],
    ['TXN_LIMIT_CARD_FAILURES', ['0', '']],
    ['DEMO_MERCHANT', ['yes']],
    ['SANDBOX_GATEWAY', ['yes']],
    [
      'STRIPE_API_BASE',
      ['https://api.stripe.com', 'http://10.0.0.1:12112', 'http://127.0.0.1', 'http://127.0.0.1.evil:80'],
    ],
    ['ADYEN_API_BASE', ['http://localhost:12113/v72', '127.0.0.1:12113']],
    ['LOG_LEVEL', ['verbose', 'INFO']],
    ['LOG_FORMAT', ['text']],
  ])('names %s when its value is wrong', (name, values) => {
    for (const value of values.filter((text) => text !== '')) {
      const faults = faultsOf({ SVC_ENV: 'sandbox', [name]: value });
      expect([value, faults.length, faults[0]?.startsWith(name)]).toEqual([value, 1, true]);
    }
  });

  it('names every fault at once', () => {
    const env = {
      SVC_ENV: 'prod',
      PORT: 'x',
      MONGODB_URI: 'x',
      PUBLIC_BASE_URL: 'x',
      OPERATOR_KEY: 'x',
      LOG_LEVEL: 'x',
    };
    const names = faultsOf(env).map((fault) => fault.split(' ')[0]);
    expect(names.sort()).toEqual(Object.keys(env).sort());
  });

  it('repeats no value that may be secret', () => {
    const env = { SVC_ENV: 'sandbox', OPERATOR_KEY: 'half a key', MONGODB_URI: 'mongo://user:word@db' };
    expect(faultsOf(env)).toHaveLength(2);
    for (const value of ['half a key', 'word']) expect(faultsOf(env).join()).not.toContain(value);
  });

  it('asks which environment it is where the database is one that others may use', () => {
    const MONGODB_URI = 'mongodb://127.0.0.1/';
    for (const given of [{ MONGODB_URI }, { MONGODB_URI, SVC_ENV: ' ', PUBLIC_BASE_URL: 'https://pay.example' }]) {
      expect(faultsOf(given)).toEqual([expect.stringMatching(/^SVC_ENV is not set, and MONGODB_URI is: set SVC_ENV=/)]);
    }
    expect(configOf({ MONGODB_URI, SVC_ENV: 'sandbox' }).environment).toBe('sandbox');
  });

  it('takes several local addresses of one family', () => {
    const { webhookLocalAddresses } = configOf({ WEBHOOK_LOCAL_ADDRESS: '192.0.2.1, 192.0.2.2' });
    expect(webhookLocalAddresses).toEqual(['192.0.2.1', '192.0.2.2']);
  });

  it('keeps the two addresses apart', () => {
    expect(faultsOf({ PORT: '8080', OPS_PORT: '8080' })).toHaveLength(1);
    expect(faultsOf({ PORT: '8080', OPS_PORT: '8080', OPS_HOST: '10.0.0.5' })).toEqual([]);
  });
});

describe('in production', () => {
  it('everything is in order with this much', () => {
    expect(configOf(production)).toMatchObject({
      environment: 'production',
      webhookLoopback: 'refused',
      limits: { perAddressPerMinute: 30, perOrderPerMinute: 5, cardFailuresPerHour: 10 },
      demoMerchant: 'off',
      sandboxGateway: 'off',
      ops: { port: 9_090 },
    });
  });

  it('what has no safe default is mandatory', () => {
    const { SVC_ENV, ...rest } = production;
    const faults = [...faultsOf({ SVC_ENV })];
    expect(faults.sort()).toEqual(
      Object.keys(rest)
        .map((name) => `${name} is required in production.`)
        .sort(),
    );
  });

  it.each([
    ['DEMO_MERCHANT', 'on'],
    ['SANDBOX_GATEWAY', 'on'],
    ['WEBHOOK_ALLOW_LOOPBACK', 'true'],
    ['PUBLIC_BASE_URL', 'http://pay.example'],
    ['STATIC_BASE_URL', 'http://static.example'],
  ])('%s may not be %s', (name, value) => {
    expect(faultsOf({ ...production, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  it.each([
    ['203.0.113.1', 'reserved'],
    ['10.0.0.1', 'private'],
    ['127.0.0.1', 'a loopback address'],
    ['2001:db8::1', 'reserved'],
  ])('webhooks do not come from %s, which is %s', (address, kind) => {
    const name = 'WEBHOOK_SOURCE_ADDRESSES_PRODUCTION';
    const [fault, ...others] = faultsOf({ ...production, [name]: [...seven.slice(1), address].join(',') });
    expect(fault).toContain(`${name} must be public addresses in production: ${address} is ${kind}.`);
    expect(others).toEqual([]);
  });

  it('the same holds however SVC_ENV is spaced', () => {
    for (const name of [' production', 'production ', 'production\r']) {
      const { environment, sandboxGateway, demoMerchant } = configOf({ ...production, SVC_ENV: name });
      expect([environment, sandboxGateway, demoMerchant]).toEqual(['production', 'off', 'off']);
      expect(faultsOf({ SVC_ENV: name })).toHaveLength(7);
    }
  });
});

describe('secrets that can be guessed', () => {
  const zeros = Buffer.alloc(32);
  const counted = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  const few = Buffer.from(Array.from({ length: 32 }, (_, index) => (index * index) % 11));
  const phrase = Buffer.from('correct horse battery staple 123');
  const twice = Buffer.concat([keyOf('a').subarray(0, 16), keyOf('a').subarray(0, 16)]);
  const almostCounted = Buffer.from([...counted.subarray(0, 31), 200]);
  const halfCounted = Buffer.concat([counted.subarray(0, 16), Buffer.alloc(16, 255)]);
  const twoRows = Buffer.from(Array.from({ length: 32 }, (_, index) => (index % 2 === 0 ? index : 255 - index)));
  it.each([
    ...[zeros, Buffer.alloc(32, 7), counted, few, phrase, twice, almostCounted, halfCounted, twoRows].flatMap((bytes) =>
      ['VAULT_KEY', 'SECRET_ROOT', 'VAULT_KEYS_OLD'].map((name): [string, string] => [name, bytes.toString('base64')]),
    ),
    ['OPERATOR_KEY', 'x'.repeat(32)],
    ['OPERATOR_KEY', '0123456789'.repeat(4)],
    ['OPERATOR_KEY', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abc'],
    ['OPERATOR_KEY', 'aabbaabbccaabbaabbaabbaaccbbaabb'],
    ['OPERATOR_KEY', `${'a'.repeat(32)}bcdef`],
    ['OPERATOR_KEY', '11112222333344445555666677778888'],
    ['OPERATOR_KEY', 'operatoroperatoroperatoroperator1'],
    ['OPERATOR_KEY', `svc_op_${'0'.repeat(31)}1`],
    ['OPERATOR_KEY', 'correct-horse-battery-staple-1234'],
    ['OPERATOR_KEY', 'lamp-market-seven-window-2026-xk9'],
    ['OPERATOR_KEY', 'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6'],
    ['OPERATOR_KEY', 'change-me-5f0c2b7e9d4a61830c2b7e9d'],
    ['OPERATOR_KEY', 'my_operator_key_5f0c2b7e9d4a61830c'],
  ])('start no production: %s of %s', (name, value) => {
    const faults = faultsOf({ ...production, [name]: value });
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} can be guessed.*openssl rand`))]);
    expect(faults.join()).not.toContain(value);
    expect(faultsOf({ [name]: value })).toEqual([]);
  });

  it('are none that are made as the operating guide says', () => {
    for (let count = 0; count < 2_000; count += 1) {
      const [vault, root] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64url')];
      const made = { VAULT_KEY: vault, SECRET_ROOT: root, OPERATOR_KEY: randomBytes(16).toString('hex') };
      expect(faultsOf({ ...production, ...made })).toEqual([]);
    }
  });
});

describe('a risk', () => {
  const user = 'mongodb://cards:word@db1.internal,127.0.0.1';
  it.each<[string, Env, readonly Risk[]]>([
    [
      'a database without a user',
      { MONGODB_URI: 'mongodb://db.internal/?tls=true' },
      ['database-without-authentication'],
    ],
    ['a database without TLS', { MONGODB_URI: `${user}/cards?replicaSet=rs0` }, ['database-without-tls']],
    ['TLS switched off', { MONGODB_URI: 'mongodb+srv://a:b@db.internal/?ssl=false' }, ['database-without-tls']],
    ['TLS that checks nothing', { MONGODB_URI: `${user}/?tls=true&tlsInsecure=true` }, ['database-without-tls']],
    [
      'a database with neither',
      { MONGODB_URI: 'mongodb://db1,db2:27018' },
      ['database-without-authentication', 'database-without-tls'],
    ],
    ...['0.0.0.0/0', '::/0', '128.0.0.0/1', '::ffff:0:0/96', '2000::/3', '10.0.0.1,9.0.0.0/7'].map(
      (ranges): [string, Env, readonly Risk[]] => [
        `proxies of ${ranges}`,
        { TRUSTED_PROXIES: ranges },
        ['open-trusted-proxies'],
      ],
    ),
  ])('is %s: production does not start unless told', (_, env, risks) => {
    const faults = faultsOf({ ...production, ...env });
    expect(faults).toEqual(risks.map((risk) => expect.stringMatching(new RegExp(`add ${risk} to ACCEPTED_RISKS`))));
    expect(configOf({ ...production, ...env, ACCEPTED_RISKS: risks.join(', ') }).risks).toEqual(risks);
    expect(configOf({ ...env, SVC_ENV: 'sandbox' }).risks).toEqual(risks);
  });

  it.each([
    ['MONGODB_URI', 'mongodb://localhost:27017,127.0.0.2,[::1]:27018/cards'],
    ['MONGODB_URI', 'mongodb://%2Ftmp%2Fmongodb-27017.sock/cards'],
    ['MONGODB_URI', 'mongodb+srv://cards:word@cluster.example/cards'],
    ['MONGODB_URI', 'mongodb://db.internal/?authMechanism=MONGODB-X509&TLS=true'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,fd00::/8,fc00::/7,127.0.0.0/8,172.16.0.0/12,104.16.0.0/13,2400:cb00::/32'],
  ])('is not %s=%s', (name, value) => {
    expect(configOf({ ...production, [name]: value }).risks).toEqual([]);
  });

  it('is a warning in the log', () => {
    const lines: unknown[] = [];
    const log = { warn: (...line: unknown[]) => void lines.push(line) };
    warnOfRisks({ risks: ['database-without-tls'] }, log);
    expect(lines).toEqual([
      [{ event: 'config.risk', risk: 'database-without-tls' }, expect.stringMatching(/tls=true/)],
    ]);
  });
});
