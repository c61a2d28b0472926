/**
 * A service on restored data that only answers: none of its workers is started, so that it sends no webhook, calls no gateway and no card
 * network, whatever is due. Each merchant gets an API key that is known to this process alone and written nowhere.
 */
import type { Db } from 'mongodb';
import { createMerchantClient, type MerchantClient } from '../../generated/client/index.ts';
import { PASSWORD_COST_LOG2 } from '../../server/auth/password.ts';
import { composeService } from '../../server/compose/service.ts';
import { keptApiKey } from '../../server/domain/merchants/api-key.ts';
import { createValidation } from '../../server/http/contract/validation.ts';
import { listen, localBaseUrl } from '../../server/http/server/listener.ts';
import { type Environment, readConfig } from '../../server/platform/config.ts';
import type { Log } from '../../server/platform/log.ts';
import type { Runtime } from '../../server/platform/runtime.ts';
import { auditLog } from '../../server/storage/audit-log.ts';
import { type MerchantStore, merchantStore } from '../../server/storage/merchants.ts';
import { createOrderStore } from '../../server/storage/orders.ts';
import type { VaultKeys } from '../../server/vault/keys.ts';

export interface IdleServiceDeps {
  readonly db: Db;
  readonly keys: VaultKeys;
  readonly environment: Environment;
  readonly runtime: Runtime;
  readonly log: Log;
}

export interface IdleService {
  /** Calls as this merchant. */
  clientOf(merchantId: string): MerchantClient;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Everything off that writes or sends by itself. */
function quietConfig(environment: Environment) {
  const reading = readConfig(
    {
      WEBHOOK_DELIVERY: 'off',
      DEMO_MERCHANT: 'off',
      SVC_REQUEST_LOG: 'off',
      TXN_LIMITS: 'off',
      SANDBOX_GATEWAY: environment === 'sandbox' ? 'on' : 'off',
    },
    'pipe',
  );
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return { ...reading.config, environment };
}

/** The stored merchants, each of them with an API key of this process. */
function withOwnKeys(stored: MerchantStore, { runtime }: Pick<IdleServiceDeps, 'runtime'>) {
  const byHash = new Map<string, { readonly merchantId: string; readonly kept: ReturnType<typeof keptApiKey> }>();
  return {
    keyOf(merchantId: string): string {
      const secret = `svc_key_${runtime.random.bytes(32).toString('hex')}`;
      const about = { keyId: 'key_restored', name: 'check of a restore', createdAt: runtime.clock.now() };
      const kept = keptApiKey(secret, about);
      byHash.set(kept.hash, { merchantId, kept });
      return secret;
    },
    store: {
      ...stored,
      async findByApiKeyHash(hash) {
        const known = byHash.get(hash);
        const found = known === undefined ? null : await stored.find(known.merchantId);
        if (known === undefined || found === null) return null;
        return { ...found.merchant, disabled: false, rateLimit: null, apiKeys: [known.kept] };
      },
      noteKeyUse: async () => {},
    } satisfies MerchantStore,
  };
}

/** Prepares the database as a start does, with its migrations and indexes, and answers on a free port of this machine. */
export async function startIdleService(deps: IdleServiceDeps): Promise<IdleService> {
  const { db, keys, environment, runtime, log } = deps;
  const listener = await listen({ host: HOST, port: 0, publicBaseUrl: undefined, log, random: runtime.random });
  try {
    const baseUrl = localBaseUrl(HOST, listener.port);
    const merchants = withOwnKeys(merchantStore({ db, audit: auditLog(db) }), deps);
    const service = composeService(
      {
        db,
        config: quietConfig(environment),
        publicBaseUrl: baseUrl,
        staticBaseUrl: baseUrl,
        operatorKey: runtime.random.bytes(32).toString('hex'),
        keys,
        passwordCostLog2: PASSWORD_COST_LOG2,
        runtime,
        log,
        stopping: () => undefined,
      },
      { orders: createOrderStore(db), merchants: merchants.store, validation: createValidation() },
    );
    await service.ensureIndexes();
    await service.warmUp();
    listener.serve(service.app);
    return {
      clientOf: (merchantId) => createMerchantClient({ baseUrl, merchantId, apiKey: merchants.keyOf(merchantId) }),
      async close() {
        await listener.drain();
        await service.closeGateways();
      },
    };
  } catch (error) {
    await listener.drain();
    throw error;
  }
}
