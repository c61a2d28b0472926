/**
 * The service as the benchmarks run it: as `npm start` does, with its log going where the process's output goes.
 */
import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { PASSWORD_COST_LOG2 } from '../../../server/auth/password.ts';
import type { ServiceDeps } from '../../../server/compose/modules.ts';
import { type Listener, listen } from '../../../server/http/server/listener.ts';
import { createLog } from '../../../server/platform/log.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import type { Tracing } from '../../../server/platform/tracing.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';

/** Where a webhook would go, had its worker been started. */
export const NEVER_CALLED = 'https://shop.example/webhooks';

export const log = createLog({ level: 'info', format: 'json' });

/** Listens as the service does, at any free port. */
export function listenSomewhere(): Promise<Listener> {
  return listen({ host: '127.0.0.1', port: 0, publicBaseUrl: undefined, log, random: systemRuntime.random });
}

export function serviceDeps(db: Db, baseUrl: string, tracing?: Tracing): ServiceDeps {
  return {
    db,
    config: {
      environment: 'sandbox',
      ops: null,
      webhookDelivery: 'on',
      webhookLoopback: 'allowed',
      webhookLocalAddresses: [],
      webhookLeaseMs: 15_000,
      webhookAlarmAgeMs: 86_400_000,
      webhookSourceAddresses: { production: [], sandbox: [] },
      reconcileAfterMs: 60_000,
      trustedProxies: [],
      limits: null,
      sandboxGateway: 'on',
      simulators: { stripe: null, adyen: null },
      requestLog: 'on',
    },
    publicBaseUrl: baseUrl,
    staticBaseUrl: baseUrl,
    operatorKey: randomBytes(32).toString('hex'),
    keys: createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] }),
    passwordCostLog2: PASSWORD_COST_LOG2,
    runtime: systemRuntime,
    log: tracing === undefined ? log : createLog({ level: 'info', format: 'json', traceIds: 'on' }),
    tracing,
    stopping: () => undefined,
  };
}
