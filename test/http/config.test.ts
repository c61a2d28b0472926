import { describe, expect, it } from 'vitest';
import { type Config, type Env, readConfig } from '../../server/config.ts';
import { variables } from '../../server/variables.ts';

function configOf(env: Env): Config {
  const reading = readConfig(env, 'pipe');
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.config;
}

function faultsOf(env: Env): readonly string[] {
  const reading = readConfig(env, 'pipe');
  return reading.ok ? [] : reading.faults;
}

const secret = Buffer.alloc(32, 7).toString('base64');
const production: Env = {
  SVC_ENV: 'production',
  MONGODB_URI: 'mongodb://db.internal/cards?replicaSet=rs0',
  PUBLIC_BASE_URL: 'https://pay.example',
  OPERATOR_KEY: 'x'.repeat(32),
  OPS_PORT: '9090',
  VAULT_KEY: secret,
  SECRET_ROOT: secret,
};

describe('the configuration', () => {
  it('of an empty environment is a sandbox on this machine', () => {
    expect(configOf({})).toEqual({
      environment: 'sandbox',
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
      webhookLocalAddress: null,
      webhookLeaseMs: 15_000,
      webhookAlarmAgeMs: 86_400_000,
      webhookSourceAddresses: { production: [], sandbox: [] },
      reconcileAfterMs: 60_000,
      trustedProxies: [],
      limits: null,
      demoMerchant: 'on',
      sandboxGateway: 'on',
      log: { level: 'info', format: 'json' },
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
    ['TXN_LIMITS', ['true', 'ON']],
    ['TXN_LIMIT_PER_ADDRESS', ['0', 'many']],
    ['TXN_LIMIT_PER_ORDER', ['0', '1.5']],
    ['TXN_LIMIT_CARD_FAILURES', ['0', '']],
    ['DEMO_MERCHANT', ['yes']],
    ['SANDBOX_GATEWAY', ['yes']],
    ['LOG_LEVEL', ['verbose', 'INFO']],
    ['LOG_FORMAT', ['text']],
  ])('names %s when its value is wrong', (name, values) => {
    for (const value of values.filter((text) => text !== '')) {
      const faults = faultsOf({ [name]: value });
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
    const env = { OPERATOR_KEY: 'half a key', MONGODB_URI: 'mongo://user:word@db' };
    expect(faultsOf(env)).toHaveLength(2);
    for (const value of ['half a key', 'word']) expect(faultsOf(env).join()).not.toContain(value);
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
        .map((name) => `${name} is mandatory in production.`)
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

  it('the same holds however SVC_ENV is spaced', () => {
    for (const name of [' production', 'production ', 'production\r']) {
      const { environment, sandboxGateway, demoMerchant } = configOf({ ...production, SVC_ENV: name });
      expect([environment, sandboxGateway, demoMerchant]).toEqual(['production', 'off', 'off']);
      expect(faultsOf({ SVC_ENV: name })).toHaveLength(6);
    }
  });
});
