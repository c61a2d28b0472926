import { randomBytes } from 'node:crypto';

const t0 = process.cpuUsage();
const { createService } = await import('./server/compose/service.ts');
const { createVaultKeys } = await import('./server/vault/keys.ts');
const { testConfig } = await import('./test/support/test-config.ts');
const { createLog } = await import('./server/platform/log.ts');
const { MongoClient } = await import('mongodb');
const t1 = process.cpuUsage(t0);
const s = createService({
  db: new MongoClient('mongodb://127.0.0.1:1').db('x'),
  config: testConfig,
  publicBaseUrl: 'http://127.0.0.1:1',
  staticBaseUrl: 'http://127.0.0.1:1',
  operatorKey: 'svc_op_test_operator_key_0123456789abcdef',
  keys: createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] }),
  passwordCostLog2: 4,
  runtime: { clock: { now: () => new Date() }, random: { bytes: randomBytes } },
  log: createLog({ level: 'error', format: 'json' }),
  stopping: () => undefined,
});
const t2 = process.cpuUsage(t0);
await s.warmUp();
const t3 = process.cpuUsage(t0);
const ms = (t) => Math.round((t.user + t.system) / 1000);
console.log('import', ms(t1), 'create', ms(t2) - ms(t1), 'warmUp', ms(t3) - ms(t2));
process.exit(0);
